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
  /** From now on scripts do not arrive. */
  close(): void;
  /** Lets those arrive that were held back, and all others. */
  open(): void;
};

/** Puts a gate, open at first, before the scripts of the site. Call it before the page is opened. */
export async function gateScripts(page: Page): Promise<Gate> {
  let isOpen = true;
  const waiting: (() => void)[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
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
