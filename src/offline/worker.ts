import type {OfflineCopy, OfflineMessage, PackedFile} from './copy';

// The library of the browser's types has no service workers beside pages: this is what is used of them.
type ExtendableEvent = Event & {waitUntil(promise: Promise<unknown>): void};
type FetchEvent = ExtendableEvent & {
  request: Request;
  respondWith(response: Promise<Response>): void;
};
type Scope = {
  addEventListener(name: 'message', listener: () => void): void;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  clients: {
    claim(): Promise<void>;
    matchAll(options: {
      includeUncontrolled: boolean;
    }): Promise<{postMessage(message: OfflineMessage): void}[]>;
  };
  skipWaiting(): Promise<void>;
};

/** Content types by ending. */
const TYPES: Record<string, string> = {
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
};

/** Headers that say what a page may do. The copy of a page may do the same. */
const POLICIES =
  /^(?:content-security-policy|cross-origin-|permissions-policy|referrer-policy|x-)/u;

const match = (path: string, cacheName: string) => caches.match(path, {cacheName});

/** @param headers of every page, beside its type */
function toResponse([path, content, encoding]: PackedFile, headers: [string, string][]): Response {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const body = encoding
    ? Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    : content;
  return new Response(body, {
    headers: [
      ...headers,
      ['Content-Type', type.startsWith('image/') ? type : `${type}; charset=utf-8`],
    ],
  });
}

/**
 * The service worker: keeps a copy of a build, and answers from it. It runs only for readers who have asked for it.
 *
 * A copy is complete or not there: a worker is installed when it has all packs of its build, and takes over then. Until then,
 * and when a pack does not arrive, the worker and the copy of the build before it answer.
 *
 * pack.ts writes this file into the build as a script without imports: it can take types from elsewhere, nothing else.
 */
export function startWorker({version, base, packs}: OfflineCopy, scope: Scope): void {
  const prefix = `offline:${base}:`;
  const current = prefix + version;
  /** Scripts of the build before, which tabs that were open then still ask for. */
  const former = `${prefix}former`;

  /** Ends the load of a copy that the reader does not want any more: browsers remove no worker before it is installed. */
  const stop = new AbortController();

  async function tell(message: OfflineMessage): Promise<void> {
    for (const client of await scope.clients.matchAll({includeUncontrolled: true})) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- That of workers has none.
      client.postMessage(message);
    }
  }

  /** @throws when the file does not arrive */
  async function load(path: string): Promise<Response> {
    // The browser would keep it a second time.
    const response = await fetch(base + path, {cache: 'no-store', signal: stop.signal});
    if (!response.ok) {
      throw new Error(`${path} did not arrive (${response.status})`);
    }
    return response;
  }

  /** @throws when the host has another build by now: its policy may refuse the scripts of this one */
  async function readPolicies(): Promise<[string, string][]> {
    const {headers} = await load('');
    if (!(await (await load('service-worker.js')).text()).includes(version)) {
      throw new Error('a newer version is being published');
    }
    return [...headers].filter(([name]) => POLICIES.test(name));
  }

  /** @throws when a pack does not arrive, or there is no room for it */
  async function loadAll(): Promise<void> {
    const headers = await readPolicies();
    const cache = await caches.open(current);
    for (const [index, pack] of packs.entries()) {
      const files = (await (await load(pack)).json()) as PackedFile[];
      await Promise.all(files.map((file) => cache.put(base + file[0], toResponse(file, headers))));
      await tell({type: 'offline', loaded: index + 1, of: packs.length});
    }
    if (!(await caches.has(current))) {
      throw new Error('the copy was removed');
    }
  }

  async function install(): Promise<void> {
    try {
      // Half of it may be there, from a try that the browser has cut short.
      await caches.delete(current);
      await loadAll();
    } catch (error) {
      await caches.delete(current);
      await tell({
        type: 'offline',
        failure: error instanceof Error ? error.message : String(error),
      });
      throw error;
    }
    await scope.skipWaiting();
  }

  async function activate(): Promise<void> {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== current);
    const kept = old.filter((name) => name !== former);
    if (kept.length > 0) {
      await caches.delete(former);
      const cache = await caches.open(former);
      for (const name of kept) {
        const build = await caches.open(name);
        for (const request of await build.keys()) {
          if (new URL(request.url).pathname.startsWith(`${base}assets/`)) {
            await cache.put(request, (await build.match(request))!);
          }
        }
        await caches.delete(name);
      }
    }
    await scope.clients.claim();
  }

  async function answer(request: Request): Promise<Response> {
    const {pathname, search} = new URL(request.url);
    // As hosts do it: "/docs/intro" is the address of docs/intro.html, and the others lead there.
    const route = pathname.slice(base.length).replace(/(?:^|\/)index(?:\.html)?$|\.html$|\/$/u, '');
    const page = await match(`${base}${route || 'index'}.html`, current);
    const isVisit = request.mode === 'navigate';
    if (page) {
      return isVisit && pathname !== base + route
        ? Response.redirect(base + route + search, 301)
        : page;
    }
    const file = (await match(pathname, current)) ?? (await match(pathname, former));
    if (file) {
      return file;
    }
    try {
      return await fetch(request);
    } catch (error) {
      const notFound = isVisit && (await match(`${base}404.html`, current));
      if (!notFound) {
        throw error;
      }
      return new Response(notFound.body, {status: 404, headers: notFound.headers});
    }
  }

  scope.addEventListener('message', () => stop.abort());
  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const {method, url} = event.request;
    const {origin, pathname} = new URL(url);
    if (method === 'GET' && origin === location.origin && pathname.startsWith(base)) {
      event.respondWith(answer(event.request));
    }
  });
}
