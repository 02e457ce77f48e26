import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {WORKER_NAME} from '../../../../src/offline/copy';
import {offlineFiles} from '../../../../src/offline/pack';
import {projectDir} from '../../../paths';
import {writeFiles} from '../../support/files';

const BASE = '/below/';
const PICTURE = 'not really a picture';

const build = (files: Record<string, string> = {}): string =>
  writeFiles('build', {
    '404.html': '<title>Page Not Found</title>',
    'index.html': '<title>Home</title><img src=/below/img/shown.png>',
    'docs/intro.html': '<title>Introduction</title>',
    'docs/intro.article.txt': '{}\n<p>Introduction</p>',
    'docs/intro.md': '# Introduction',
    'assets/js/main.js': 'run()',
    'img/shown.png': PICTURE,
    'img/preview.png': PICTURE,
    'search-index-docs-default-current.json': '{}',
    'search-texts/docs/intro.json': '{}',
    'search-records.json': '[]',
    'sitemap.xml': '',
    ...files,
  });

test('a copy has what readers see and what the search reads', () => {
  const {files, summary} = offlineFiles(projectDir, build(), BASE);
  const packed = [...files]
    .filter(([name]) => name.startsWith('offline/'))
    .flatMap(([, pack]) => JSON.parse(pack) as [string, string][]);
  expect(packed.map(([name]) => name)).toEqual([
    '404.html',
    'assets/js/main.js',
    'docs/intro.article.txt',
    'docs/intro.html',
    'img/shown.png',
    'index.html',
    'search-index-docs-default-current.json',
    'search-texts/docs/intro.json',
  ]);
  expect(summary.stored).toBe(
    packed.reduce((sum, [, content]) => sum + content.length, 0) -
      Buffer.from(PICTURE).toString('base64').length +
      PICTURE.length,
  );
  expect(JSON.parse(files.get('offline.json')!)).toEqual(summary);
});

test('a build has a version of its own, the same each time it is made', () => {
  const {version} = offlineFiles(projectDir, build(), BASE).summary;
  expect(offlineFiles(projectDir, build(), BASE).summary.version).toBe(version);
  expect(
    offlineFiles(projectDir, build({'docs/intro.html': 'changed'}), BASE).summary.version,
  ).not.toBe(version);
});

type Listener = (event: Record<string, unknown>) => void;

/** Runs the service worker of a build in a browser that is made up; the host has this build, too, or another one. */
function startWorker(files: ReadonlyMap<string, string>, host = files) {
  const listeners = new Map<string, Listener>();
  const stores = new Map<string, Map<string, Response>>();
  const isOnline = {current: true};
  const openStore = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: string | {url: string}, response: Response) =>
        void store.set(typeof key === 'string' ? key : new URL(key.url).pathname, response),
      keys: async () => [...store.keys()].map((path) => ({url: `https://site.test${path}`})),
      match: async ({url}: {url: string}) => store.get(new URL(url).pathname),
    };
  };
  runInNewContext(files.get(WORKER_NAME)!, {
    AbortController,
    atob,
    caches: {
      open: async (name: string) => openStore(name),
      has: async (name: string) => stores.has(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (path: string, {cacheName}: {cacheName: string}) =>
        stores.get(cacheName)?.get(path)?.clone(),
    },
    fetch: async (request: string | {url: string}) => {
      if (!isOnline.current) {
        throw new TypeError('Failed to fetch');
      }
      const path = typeof request === 'string' ? request : new URL(request.url).pathname;
      const text = path === BASE ? 'home' : host.get(path.slice(BASE.length));
      return new Response(text ?? 'nothing', {
        status: text === undefined ? 404 : 200,
        headers: {'Content-Security-Policy': "default-src 'none'", ETag: '"1"'},
      });
    },
    location: {origin: 'https://site.test'},
    Response: Object.assign(
      function create(body: BodyInit, init: ResponseInit) {
        return new Response(body, init);
      },
      {
        redirect: (to: string, status: number) =>
          new Response(null, {status, headers: {Location: to}}),
      },
    ),
    self: {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      clients: {claim: async () => {}, matchAll: async () => []},
      skipWaiting: async () => {},
    },
    URL,
  });
  const wait = async (name: string) => {
    let promise: unknown;
    listeners.get(name)!({waitUntil: (each: unknown) => (promise = each)});
    await promise;
  };
  return {
    stores,
    isOnline,
    install: () => wait('install'),
    activate: () => wait('activate'),
    /** Undefined when the worker leaves the request to the browser. */
    async ask(path: string, mode = 'navigate'): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')!({
        request: {method: 'GET', mode, url: new URL(path, 'https://site.test').href},
        respondWith: (each: Promise<Response>) => (answer = each),
      });
      return answer;
    },
  };
}

test('below a base path, addresses lead to their page as hosts do it', async () => {
  const {files} = offlineFiles(projectDir, build(), BASE);
  const worker = startWorker(files);
  await worker.install();
  await worker.activate();
  worker.isOnline.current = false;
  const textOf = async (path: string, mode?: string) => (await worker.ask(path, mode))!.text();
  expect(await textOf('/below/')).toContain('Home');
  expect(await textOf('/below/docs/intro')).toContain('Introduction');
  expect(await textOf('/below/docs/intro.article.txt', 'cors')).toContain('<p>');
  expect(await textOf('/below/img/shown.png', 'no-cors')).toBe(PICTURE);
  const page = (await worker.ask('/below/docs/intro'))!;
  expect(Object.fromEntries(page.headers)).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html; charset=utf-8',
  });
  for (const address of [
    '/below/docs/intro.html',
    '/below/docs/intro/',
    '/below/docs/intro/index.html',
  ]) {
    const response = (await worker.ask(`${address}?a=b`))!;
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      '/below/docs/intro?a=b',
    ]);
  }
  expect((await worker.ask('/below/index.html'))!.headers.get('Location')).toBe('/below/');
  const unknown = (await worker.ask('/below/no-such-page'))!;
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('Not Found'),
  ]);
  await expect(worker.ask('/below/no-such.json', 'cors')).rejects.toThrow('Failed to fetch');
  // What is not of this site is left alone.
  expect(await worker.ask('/elsewhere')).toBeUndefined();
});

test('half a copy is none: when a pack is missing, the caches are as they were', async () => {
  const {files} = offlineFiles(projectDir, build(), BASE);
  const pack = [...files.keys()].find((name) => name.startsWith('offline/'))!;
  const worker = startWorker(new Map([...files].filter(([name]) => name !== pack)));
  worker.stores.set('offline:/below/:before', new Map());
  await expect(worker.install()).rejects.toThrow('(404)');
  expect([...worker.stores.keys()]).toEqual(['offline:/below/:before']);
});

test('a build is not mixed with a newer one that is published meanwhile', async () => {
  const {files} = offlineFiles(projectDir, build(), BASE);
  const host = new Map(files);
  const worker = startWorker(files, host);
  host.set(WORKER_NAME, 'a newer one');
  await expect(worker.install()).rejects.toThrow('a newer version is being published');
  expect([...worker.stores.keys()]).toEqual([]);
});

test('caches of other sites of the origin are left alone; scripts of the build before stay for one build', async () => {
  const {files, summary} = offlineFiles(projectDir, build(), BASE);
  const worker = startWorker(files);
  worker.stores.set('offline:/:other', new Map());
  worker.stores.set(
    'offline:/below/:before',
    new Map([
      ['/below/assets/js/old.js', new Response('old')],
      ['/below/docs/old.html', new Response('old')],
    ]),
  );
  await worker.install();
  await worker.activate();
  expect([...worker.stores.keys()].toSorted()).toEqual(
    ['offline:/:other', `offline:/below/:${summary.version}`, 'offline:/below/:former'].toSorted(),
  );
  expect([...worker.stores.get('offline:/below/:former')!.keys()]).toEqual([
    '/below/assets/js/old.js',
  ]);
});
