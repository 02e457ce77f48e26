import type {ClientModule, RouteChunkNames} from '@docusaurus/types';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {missingArticleOf} from '../article/browser/articles';
import {createPrefetchQueue} from '../lib/prefetch-queue';
import {preloadPage} from '../lib/preload';
import {whenIdle} from '../lib/when-idle';

/** The framework's addition to the bundler: the address of a chunk, with `undefined` in it for one that was merged away. */
// oxlint-disable-next-line no-underscore-dangle -- the bundler's name
declare const __webpack_require__: {gca: (chunkName: string) => string};

type Route = {path: string; routes?: Route[]};
type ChunkNames = RouteChunkNames[string];

/** The names in a part of a route's tree of names. */
const namesIn = (part: ChunkNames[string]): string[] =>
  typeof part === 'string' ? [part] : Object.values(part).flatMap(namesIn);

/** The paths of a route and of those around it; none for an address without a page. */
function pathsTo(route: string, candidates: readonly Route[]): string[] {
  for (const candidate of candidates) {
    const paths = candidate.routes ? pathsTo(route, candidate.routes) : [];
    if (paths.length > 0 || (!candidate.routes && candidate.path === route)) {
      return [candidate.path, ...paths];
    }
  }
  return [];
}

const filesByRoute = new Map<string, string[]>();

/** Returns the addresses of the scripts and the article that a route needs. */
function filesOf(route: string): string[] {
  let files = filesByRoute.get(route);
  if (!files) {
    const paths = new Set(pathsTo(route, routes as Route[]));
    files = Object.entries(routesChunkNames)
      // "/docs/intro-c01": the path of the route, and a hash.
      .filter(([key]) => paths.has(key.replace(/-[^-]+$/u, '')))
      .flatMap(([, chunkNames]) => namesIn(chunkNames))
      .map((name) => __webpack_require__.gca(name))
      .filter((address) => address && !address.includes('undefined'))
      .concat(missingArticleOf(route) ?? [])
      .map((address) => new URL(address, location.href).href)
      // Whatever has been loaded is there.
      .filter((address) => performance.getEntriesByName(address, 'resource').length === 0);
    filesByRoute.set(route, files);
  }
  return files;
}

function fetchFile(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    link.addEventListener('load', () => {
      const [entry] = performance.getEntriesByName(address, 'resource');
      resolve((entry as PerformanceResourceTiming | undefined)?.transferSize ?? 0);
    });
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}

/** Calls back in idle time once the page and all it needs are there. */
function whenIdleAfterLoad(callback: () => void): void {
  if (document.readyState === 'complete') {
    whenIdle(callback);
  } else {
    addEventListener('load', () => whenIdle(callback), {once: true});
  }
}

type Connection = {effectiveType?: string; saveData?: boolean};

/** Tells whether readers pay for, or wait for, every byte (spec section 2). */
function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Lists of the whole site. Their articles are by far the largest, and links to them are in sight on most pages. */
const LISTS = /\/(?:glossary|symptoms)$/u;

const queue = createPrefetchQueue({filesOf, fetchFile, whenIdle: whenIdleAfterLoad});

function prefetch(route: string): false {
  const {pathname} = new URL(route, location.href);
  if (!isSlowConnection() && !LISTS.test(pathname)) {
    queue.add(pathname);
  }
  return false;
}

/** The framework preloads what the pointer enters; readers with a keyboard get the same. */
function preloadFocused({target}: FocusEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link && link.origin === location.origin && link.pathname !== location.pathname) {
    void preloadPage(link.pathname);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', preloadFocused);
}

/**
 * Bounds what is fetched ahead of time. The framework prefetches the scripts of every link in sight as soon as it is, a
 * shared one for each link; on a page with many links this is most of what a reader downloads.
 */
const boundedPrefetch: ClientModule = {
  onRouteDidUpdate() {
    // Links call the framework's functions through this object, and only after this.
    window.docusaurus = {...window.docusaurus, prefetch};
    queue.startPage();
  },
};

export default boundedPrefetch;
