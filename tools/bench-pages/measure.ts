import path from 'node:path';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {benchDir} from './sites';

/** A page that is opened, and a page in the same folder, which is clicked. */
export type Visit = {name: string; route: string; next: string};

/** What one visit with an empty cache costs. Sizes are bytes on the wire, headers included, times milliseconds. */
export type Measurement = {
  /** All that is not prefetched. */
  bytes: number;
  /** Scripts among them. */
  scripts: number;
  /** What is fetched for pages that the reader may open next. */
  prefetched: number;
  /** First contentful paint. */
  firstPaint: number;
  /** What tasks of the main thread took beyond 50 ms, after the first paint. */
  blocking: number;
  /** Sum of the layout shifts that no action of the reader has caused. */
  layoutShift: number;
  /** From the click on a link to the frame with the heading of its page. */
  click: number;
};

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

/** The page is at rest when for so long nothing is fetched and no long task runs, in milliseconds. */
const REST_MS = 1500;

/** How long a pointer rests on a link before the click, in milliseconds: prefetching on hover has begun by then. */
const HOVER_MS = 100;

/** What `observe.js` leaves in the page. */
type Timings = {shift: number; longTasks: {start: number; end: number}[]};

declare global {
  interface Window {
    benchTimings: Timings;
  }
}

type Transfers = {
  /** Returns what has arrived until now. */
  totals: () => Pick<Measurement, 'bytes' | 'scripts' | 'prefetched'>;
  /** Tells whether nothing has been under way for a while. */
  atRest: () => boolean;
};

const sumOf = (requests: readonly {bytes: number}[]) =>
  requests.reduce((total, {bytes}) => total + bytes, 0);

/** Counts what the browser fetches. */
async function watchTransfers(client: CDPSession): Promise<Transfers> {
  const requests = new Map<string, {isPrefetch: boolean; isScript: boolean; bytes: number}>();
  const open = new Set<string>();
  let lastChange = performance.now();
  client.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    if (request.url.startsWith('http')) {
      const isPrefetch = type === 'Prefetch' || 'Sec-Purpose' in request.headers;
      requests.set(requestId, {isPrefetch, isScript: false, bytes: 0});
      open.add(requestId);
      lastChange = performance.now();
    }
  });
  client.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    const request = requests.get(requestId);
    if (request && Object.keys(headers).some((name) => name.toLowerCase() === 'sec-purpose')) {
      request.isPrefetch = true;
    }
  });
  client.on('Network.responseReceived', ({requestId, response}) => {
    const request = requests.get(requestId);
    if (request) {
      request.isScript = response.mimeType.includes('javascript');
    }
  });
  const finish = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (request) {
      request.bytes = bytes;
      open.delete(requestId);
      lastChange = performance.now();
    }
  };
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    finish(requestId, encodedDataLength),
  );
  client.on('Network.loadingFailed', ({requestId}) => finish(requestId, 0));
  await client.send('Network.enable');
  return {
    totals() {
      const all = [...requests.values()];
      return {
        bytes: sumOf(all.filter(({isPrefetch}) => !isPrefetch)),
        scripts: sumOf(all.filter(({isPrefetch, isScript}) => !isPrefetch && isScript)),
        prefetched: sumOf(all.filter(({isPrefetch}) => isPrefetch)),
      };
    },
    atRest: () => open.size === 0 && performance.now() - lastChange > REST_MS,
  };
}

/** Waits until nothing is fetched any more and the main thread is free. */
async function waitForRest(page: Page, {atRest}: Transfers): Promise<void> {
  for (;;) {
    const idle = await page.evaluate(
      () => performance.now() - (window.benchTimings.longTasks.at(-1)?.end ?? 0),
    );
    if (idle > REST_MS && atRest()) {
      return;
    }
    await page.waitForTimeout(REST_MS / 4);
  }
}

async function clickNext(page: Page, next: string): Promise<number> {
  const link = page
    .locator(['', '/', '.html'].map((end) => `a[href$="${next}${end}"]`).join())
    .filter({visible: true})
    .first();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await link.click({noWaitAfter: true});
  const duration = await page.waitForFunction(() => sessionStorage.getItem('bench-duration'));
  return Number(await duration.jsonValue());
}

/** Opens a page of a served site in a new context of the browser, with an empty cache, and clicks on its next page. */
export async function measure(
  browser: Browser,
  origin: string,
  {route, next}: Visit,
): Promise<Measurement> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    await page.addInitScript({path: path.join(benchDir, 'observe.js')});
    const client = await context.newCDPSession(page);
    const transfers = await watchTransfers(client);
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    const response = await page.goto(origin + route, {timeout: 120_000});
    if (!response?.ok()) {
      throw new Error(`${origin}${route} answers with ${response?.status()}.`);
    }
    await waitForRest(page, transfers);
    const totals = transfers.totals();
    const timings = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const firstPaint = paint!.startTime;
      const {shift: layoutShift, longTasks} = window.benchTimings;
      const blocking = longTasks
        .map(({start, end}) => end - Math.max(start, firstPaint) - 50)
        .reduce((total, beyond) => total + Math.max(0, beyond), 0);
      return {firstPaint, blocking, layoutShift};
    });
    return {...totals, ...timings, click: await clickNext(page, next)};
  } finally {
    await context.close();
  }
}
