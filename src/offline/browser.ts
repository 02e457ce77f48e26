import {
  cachePrefix,
  type OfflineMessage,
  type OfflineSummary,
  SUMMARY_NAME,
  WORKER_NAME,
} from './copy';

/** What becomes of the copy of the site in this browser. */
export type OfflineState =
  | {name: 'unknown' | 'unsupported' | 'none' | 'kept' | 'removed'}
  /** `share` of it is there, from 0 to 1; while it updates, the copy that was there before is used. */
  | {name: 'loading' | 'updating'; share: number}
  | {name: 'failed'; reason: string; isKept: boolean};

/** @throws when there is no summary: the build was made without a copy, or the reader is offline */
export async function loadSummary(base: string): Promise<OfflineSummary> {
  const response = await fetch(base + SUMMARY_NAME);
  return (await response.json()) as OfflineSummary;
}

/**
 * Follows what becomes of the copy of a site.
 *
 * @param base base path of the site
 * @param onChange is called with the first state and with each one after it
 * @returns what begins a copy, what removes it, and what ends the watch
 */
export function watchCopy(
  base: string,
  onChange: (state: OfflineState) => void,
): {keep: () => Promise<void>; remove: () => Promise<void>; end: () => void} {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const controller = new AbortController();
  const {signal} = controller;
  let isKept = false;
  /** Set while a worker installs itself. */
  let isLoading = false;
  /** Set when the reader has removed the copy: what a worker says of it after that is of no interest. */
  let isRemoved = false;
  let reason = '';

  const change = (state: OfflineState) => {
    if (!signal.aborted) {
      onChange(state);
    }
  };
  const showShare = (share: number) => change({name: isKept ? 'updating' : 'loading', share});

  function fail(): void {
    isLoading = false;
    if (!isRemoved) {
      change({name: 'failed', reason, isKept});
    }
  }

  function follow(registration: ServiceWorkerRegistration): void {
    const worker = registration.installing;
    isKept = registration.active !== null;
    if (!worker) {
      change({name: isKept || registration.waiting ? 'kept' : 'none'});
      return;
    }
    isLoading = true;
    reason = '';
    showShare(0);
    const settle = () => {
      if (worker.state === 'activated') {
        isLoading = false;
        change({name: 'kept'});
      } else if (worker.state === 'redundant' && isLoading) {
        fail();
      }
    };
    worker.addEventListener('statechange', settle, {signal});
  }

  function watch(registration: ServiceWorkerRegistration): void {
    registration.addEventListener('updatefound', () => follow(registration), {signal});
    follow(registration);
  }

  async function begin(): Promise<void> {
    if (!workers) {
      change({name: 'unsupported'});
      return;
    }
    workers.addEventListener(
      'message',
      ({data}: MessageEvent<OfflineMessage>) => {
        if (data.type !== 'offline') {
          return;
        }
        if ('failure' in data) {
          // It may come before the end of the worker, or after it.
          reason = data.failure;
          fail();
        } else if (isLoading) {
          showShare(data.loaded / data.of);
        }
      },
      {signal},
    );
    const registration = await workers.getRegistration(base);
    if (registration && new URL(registration.scope).pathname === base) {
      watch(registration);
      // Browsers look by themselves as pages are opened; whoever looks at this wants to know.
      await registration.update().catch(() => {});
    } else {
      change({name: 'none'});
    }
  }

  void begin();
  return {
    async keep() {
      try {
        isKept = false;
        isRemoved = false;
        showShare(0);
        watch(await workers!.register(base + WORKER_NAME, {scope: base, updateViaCache: 'none'}));
      } catch (error) {
        change({name: 'failed', reason: (error as Error).message, isKept: false});
      }
    },
    async remove() {
      isLoading = false;
      isRemoved = true;
      const registration = await workers!.getRegistration(base);
      // It would be waited for.
      registration?.installing?.postMessage('stop');
      await registration?.unregister();
      const names = await caches.keys();
      await Promise.all(
        names
          .filter((name) => name.startsWith(cachePrefix(base)))
          .map((name) => caches.delete(name)),
      );
      change({name: 'removed'});
    },
    end: () => controller.abort(),
  };
}
