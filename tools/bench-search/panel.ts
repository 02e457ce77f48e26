import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import path from 'node:path';
import {serve} from '../serve-build';
import {launchOptions} from '../browser.mjs';
import {projectDir} from '../process.mjs';

/** What a part of a visit costs the main thread: its longest task, in milliseconds, and the number of long ones. */
type Tasks = {longest: number; long: number};

/** What the search of this site costs a reader's browser. Medians; times are in milliseconds, sizes bytes on the wire. */
export type PanelMeasurement = {
  /** Where it was opened, in words. */
  place: string;
  visits: number;
  /** Index files that had come when the first results were shown, and all. */
  indexBytes: {first: number; all: number};
  /** Scripts that came with the search. */
  scriptBytes: number;
  /** From the first key to the first results, typed as soon as the field was there. */
  firstResults: number;
  /** From the opening until all indexes are ready; and while a query is typed then. */
  tasks: {opening: Tasks; typing: Tasks};
};

/** A page with a search: its route, the width of the window, and what opens the search there. */
type Place = {name: string; route: string; window: BrowserContextOptions; open: Opening};

/** Looks for what opens the search, and returns what presses it, without a script of the measurement in the page. */
type Opening = (page: Page) => Promise<() => Promise<void>>;

const DESKTOP: BrowserContextOptions = {viewport: {width: 1280, height: 800}};
const PHONE: BrowserContextOptions = {
  viewport: {width: 360, height: 800},
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

const pressShortcut: Opening = (page) => Promise.resolve(() => page.keyboard.press('Control+k'));

const tapButton: Opening = async (page) => {
  const {x, y, width, height} = (await page.locator('.navbar .search__button').boundingBox())!;
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
};

/** The section with the largest index and the smallest, the large field of the home page, and the overlay of a phone. */
const PLACES: Place[] = [
  {
    name: 'the navbar of `/docs/core/database/transactions`',
    route: '/docs/core/database/transactions',
    window: DESKTOP,
    open: pressShortcut,
  },
  {
    name: 'the navbar of `/guides/code-of-conduct`',
    route: '/guides/code-of-conduct',
    window: DESKTOP,
    open: pressShortcut,
  },
  {name: 'the home page', route: '/', window: DESKTOP, open: pressShortcut},
  {
    name: 'a phone, `/docs/core/database/transactions`',
    route: '/docs/core/database/transactions',
    window: PHONE,
    open: tapButton,
  },
];
const VISITS = 5;
const QUERY = 'transaction is lost';

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

const LONG_TASK_MS = 50;

/** The browser is at rest when it has fetched nothing for so long. */
const REST_MS = 1000;

/** Time between two keys. */
const KEY_MS = 120;

const field = '.aa-Form input';
const firstRow = '.aa-Panel [role=option]:not(.search__way)';

/** Notes when the first key comes and when the first row is there. A text, because what tsx compiles cannot be sent. */
const watchRows = `
  window.benchRows = {};
  addEventListener('keydown', ({key, timeStamp}) => {
    if (key.length === 1 && key !== 'k') { benchRows.key ??= timeStamp; }
  }, {capture: true});
  new MutationObserver(() => {
    if (document.querySelector('${firstRow}')) { benchRows.row ??= performance.now(); }
  }).observe(document, {childList: true, subtree: true});
`;

/** Bytes of the index files that had come by then, without their headers. */
const readRows = `({
  firstResults: benchRows.row - benchRows.key,
  first: performance.getEntriesByType('resource')
    .filter(({name, responseEnd}) => name.includes('/search-index-') && responseEnd <= benchRows.row)
    .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
})`;

type Transfer = {pathname: string; bytes: number};

/** Lists what the browser fetches, when it has come. */
function watchTransfers(client: CDPSession): Transfer[] {
  const paths = new Map<string, string>();
  const transfers: Transfer[] = [];
  client.on('Network.requestWillBeSent', ({requestId, request}) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    transfers.push({pathname: paths.get(requestId) ?? '', bytes: encodedDataLength}),
  );
  return transfers;
}

async function waitForRest(page: Page, transfers: readonly Transfer[]): Promise<void> {
  for (let count = -1; count !== transfers.length;) {
    count = transfers.length;
    await page.waitForTimeout(REST_MS);
  }
}

const sumOf = (transfers: readonly Transfer[], pattern: RegExp): number =>
  transfers.filter(({pathname}) => pattern.test(pathname)).reduce((sum, {bytes}) => sum + bytes, 0);

const INDEX = /\/search-index-/u;

/**
 * Records the tasks of the page's main thread: the time of the processor, as others use the machine, too. Returns the
 * function that ends it.
 */
async function traceTasks(client: CDPSession): Promise<() => Promise<number[]>> {
  type Event = {name: string; pid: number; tid: number; tdur?: number; args: {name?: string}};
  const events: Event[] = [];
  const collect = ({value}: {value: unknown[]}) => void events.push(...(value as Event[]));
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel']},
  });
  return async () => {
    const completed = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await completed;
    client.off('Tracing.dataCollected', collect);
    const mains = new Set(
      events
        .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({pid, tid}) => `${pid}/${tid}`),
    );
    return events
      .filter(({name, pid, tid}) => name === 'RunTask' && mains.has(`${pid}/${tid}`))
      .map(({tdur = 0}) => tdur / 1000);
  };
}

const summarise = (tasks: readonly number[]): Tasks => ({
  longest: Math.max(0, ...tasks),
  long: tasks.filter((duration) => duration > LONG_TASK_MS).length,
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

type Visit = {
  page: Page;
  client: CDPSession;
  transfers: Transfer[];
  openSearch: () => Promise<void>;
};

async function withPage<Value>(
  browser: Browser,
  origin: string,
  {route, window, open}: Place,
  use: (visit: Visit) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    await page.addInitScript({content: watchRows});
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const transfers = watchTransfers(client);
    await page.goto(origin + route);
    await waitForRest(page, transfers);
    transfers.length = 0;
    const openSearch = await open(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    return await use({page, client, transfers, openSearch});
  } finally {
    await context.close();
  }
}

/** Opens the search and types at once, on a slow network. */
async function measureFirst(browser: Browser, origin: string, place: Place) {
  return withPage(browser, origin, place, async ({page, client, transfers, openSearch}) => {
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await openSearch();
    await page.locator(field).waitFor();
    await page.keyboard.type(QUERY.slice(0, 4));
    await page.locator(firstRow).first().waitFor();
    await waitForRest(page, transfers);
    return {
      ...(await page.evaluate<{first: number; firstResults: number}>(readRows)),
      all: sumOf(transfers, INDEX),
      scripts: sumOf(transfers, /\.js$/u),
    };
  });
}

/** Opens the search, waits until all is there, and types. */
async function measureTasks(browser: Browser, origin: string, place: Place) {
  return withPage(browser, origin, place, async ({page, client, transfers, openSearch}) => {
    const endOpening = await traceTasks(client);
    await openSearch();
    await waitForRest(page, transfers);
    const opening = summarise(await endOpening());
    const endTyping = await traceTasks(client);
    await page.keyboard.type(QUERY, {delay: KEY_MS});
    await waitForRest(page, transfers);
    return {opening, typing: summarise(await endTyping())};
  });
}

/** Returns the medians of what was counted. */
function medianTasks(tasks: readonly Tasks[]): Tasks {
  return {
    longest: median(tasks.map(({longest}) => longest)),
    long: median(tasks.map(({long}) => long)),
  };
}

/** Measures the search of the built site in Chromium. */
export async function measurePanel(): Promise<PanelMeasurement[]> {
  const browser = await chromium.launch(await launchOptions(() => undefined));
  const server = await serve(path.join(projectDir, 'build'));
  const results: PanelMeasurement[] = [];
  try {
    for (const place of PLACES) {
      const firsts = [];
      const tasks = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        firsts.push(await measureFirst(browser, server.origin, place));
        tasks.push(await measureTasks(browser, server.origin, place));
      }
      results.push({
        place: place.name,
        visits: VISITS,
        indexBytes: {
          first: median(firsts.map(({first}) => first)),
          all: median(firsts.map(({all}) => all)),
        },
        scriptBytes: median(firsts.map(({scripts}) => scripts)),
        firstResults: median(firsts.map(({firstResults}) => firstResults)),
        tasks: {
          opening: medianTasks(tasks.map(({opening}) => opening)),
          typing: medianTasks(tasks.map(({typing}) => typing)),
        },
      });
    }
  } finally {
    server.close();
    await browser.close();
  }
  return results;
}
