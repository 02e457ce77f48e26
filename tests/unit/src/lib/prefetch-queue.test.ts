import {expect, test} from 'vitest';
import {createPrefetchQueue} from '../../../../src/lib/prefetch-queue';

/** A queue for these files of routes, with hands on what is idle and what is under way. */
function setUp(filesOf: Record<string, string[]>) {
  const asked: string[] = [];
  const finish = new Map<string, (bytes: number) => void>();
  const fail = new Map<string, () => void>();
  let idle: (() => void)[] = [];
  const queue = createPrefetchQueue({
    filesOf: (route) => filesOf[route] ?? [],
    fetchFile: (file) => {
      asked.push(file);
      return new Promise((resolve, reject) => {
        finish.set(file, resolve);
        fail.set(file, reject);
      });
    },
    whenIdle: (callback) => idle.push(callback),
  });
  /** The browser has nothing to do. */
  const rest = () => {
    const callbacks = idle;
    idle = [];
    callbacks.forEach((callback) => callback());
  };
  /** A file has come, in so many bytes; what follows is asked for when the browser is idle. */
  const arrive = async (file: string, bytes: number) => {
    finish.get(file)!(bytes);
    await Promise.resolve();
    await Promise.resolve();
    rest();
  };
  /** A file does not come. */
  const miss = async (file: string) => {
    fail.get(file)!();
    await Promise.resolve();
    await Promise.resolve();
    rest();
  };
  return {asked, queue, rest, arrive, miss};
}

const names = (count: number) => Array.from({length: count}, (_, index) => `/${index}`);
const oneFileEach = (routes: string[]) =>
  Object.fromEntries(routes.map((route) => [route, [route]]));

test('nothing is fetched before the browser is idle, and each file once', () => {
  const {queue, asked, rest} = setUp({'/a': ['a', 'shared'], '/b': ['b', 'shared']});
  queue.add('/a');
  queue.add('/b');
  queue.add('/a');
  expect(asked).toEqual([]);
  rest();
  queue.add('/a');
  rest();
  expect(asked.toSorted()).toEqual(['a', 'b', 'shared']);
});

test('at most four files are under way', async () => {
  const routes = names(10);
  const {queue, asked, rest, arrive} = setUp(oneFileEach(routes));
  routes.forEach(queue.add);
  rest();
  expect(asked).toHaveLength(4);
  await arrive('/0', 100);
  expect(asked).toHaveLength(5);
});

test('a page fetches 55 KB and then no more, the next page as much again', async () => {
  const routes = names(20);
  const {queue, asked, rest, arrive} = setUp(oneFileEach(routes));
  routes.forEach(queue.add);
  rest();
  await arrive('/0', 26_000);
  await arrive('/1', 21_000);
  for (const file of ['/2', '/3']) {
    await arrive(file, 0);
  }
  expect(asked).toHaveLength(4);
  queue.startPage();
  queue.add('/7');
  rest();
  expect(asked.slice(4)).toEqual(['/7']);
});

test('files that do not come are not free: offline a page stops trying', async () => {
  const routes = names(40);
  const {queue, asked, rest, miss} = setUp(oneFileEach(routes));
  routes.forEach(queue.add);
  rest();
  for (let index = 0; index < asked.length; index += 1) {
    await miss(asked[index]!);
  }
  expect(asked).toHaveLength(4);
});

test('the routes that lack the fewest files come first', () => {
  const {queue, asked, rest} = setUp({'/far': ['1', '2', '3'], '/near': ['4']});
  queue.add('/far');
  queue.add('/near');
  rest();
  expect(asked).toEqual(['4', '1', '2', '3']);
});

test('a route of the page before is not fetched', () => {
  const {queue, asked, rest} = setUp({'/a': ['a']});
  queue.add('/a');
  queue.startPage();
  rest();
  expect(asked).toEqual([]);
});
