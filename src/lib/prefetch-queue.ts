/** As many files are fetched at a time. */
const MAX_AT_ONCE = 4;
/**
 * As many bytes are fetched for what a reader of one page may do next, as they come over the wire: 60 KB, less what files may be
 * larger than expected.
 */
const MAX_BYTES = 55_000;
/** What a file counts until its size is known, and when it never is, in bytes: as much as one of the largest articles. */
const EXPECTED_BYTES = 12_000;

type Options = {
  /** Returns the addresses of the files that a route needs. */
  filesOf: (route: string) => readonly string[];
  /** Fetches a file, and returns how many bytes came over the wire; rejects when it does not arrive. */
  fetchFile: (file: string) => Promise<number>;
  /** Calls back when the browser has nothing else to do. */
  whenIdle: (callback: () => void) => void;
};

/** Fetches the files of routes ahead of time, within limits. */
export type PrefetchQueue = {
  /** Takes a route that the reader may go to. */
  add: (route: string) => void;
  /** Forgets the routes of the page that the reader has left; the next page may fetch as much again. */
  startPage: () => void;
};

/**
 * Returns a queue that fetches in idle time, each file once, a few at a time, and not much for one page. Routes that lack the
 * fewest files come first: they are neighbours of the page, and most of them are to be had for the bytes.
 */
export function createPrefetchQueue({filesOf, fetchFile, whenIdle}: Options): PrefetchQueue {
  const asked = new Set<string>();
  const routes = new Set<string>();
  let underWay = 0;
  let spent = 0;
  let isWaiting = false;

  const hasRoom = () =>
    underWay < MAX_AT_ONCE && spent + (underWay + 1) * EXPECTED_BYTES <= MAX_BYTES;

  /** Returns the next file; undefined when there is none. */
  function nextFile(): string | undefined {
    let best: string[] = [];
    for (const route of routes) {
      const files = filesOf(route).filter((file) => !asked.has(file));
      if (files.length === 0) {
        routes.delete(route);
      } else if (best.length === 0 || files.length < best.length) {
        best = files;
      }
    }
    return best[0];
  }

  async function fetchCounted(file: string): Promise<void> {
    asked.add(file);
    underWay += 1;
    let bytes = EXPECTED_BYTES;
    try {
      bytes = await fetchFile(file);
    } catch {
      // Offline every file fails: were that free, all links of the page would be tried.
    }
    spent += bytes;
    underWay -= 1;
    schedule();
  }

  function fetchSome(): void {
    isWaiting = false;
    for (let file = nextFile(); file && hasRoom(); file = nextFile()) {
      void fetchCounted(file);
    }
  }

  function schedule(): void {
    if (!isWaiting && routes.size > 0 && hasRoom()) {
      isWaiting = true;
      whenIdle(fetchSome);
    }
  }

  return {
    add(route) {
      routes.add(route);
      schedule();
    },
    startPage() {
      routes.clear();
      spent = 0;
    },
  };
}
