import type {Page} from '@playwright/test';

/** Lets the browser tell the page such a connection. Call it before the page is opened. */
export async function setConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Keeps the page from fetching anything before a navigation asks for it. Call it before the page is opened. */
export async function preventPrefetch(page: Page): Promise<void> {
  await setConnection(page, {effectiveType: '4g', saveData: true});
}

type Gate = {
  /** From now on pages do not arrive. */
  close(): void;
  /** Lets those arrive that were held back, and all others. */
  open(): void;
};

/** What a page on the way from another one is made of: scripts, and the article of a document. */
export const pageFiles = /\/assets\/js\/.*\.js$|\.article\.txt$/;

/** Puts a gate, open at first, before what pages are made of. Call it before the page is opened. */
export async function gatePages(page: Page): Promise<Gate> {
  let isOpen = true;
  const waiting: (() => void)[] = [];
  await page.route(pageFiles, async (route) => {
    if (!isOpen) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    await route.continue();
  });
  return {
    close() {
      isOpen = false;
    },
    open() {
      isOpen = true;
      for (const letThrough of waiting.splice(0)) {
        letThrough();
      }
    },
  };
}

/** Holds back what matches a pattern until the returned function is called. Call it before it is asked for. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(pattern, async (route) => {
    if (isHeld) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    await route.continue();
  });
  return () => {
    isHeld = false;
    waiting.forEach((letThrough) => letThrough());
  };
}
