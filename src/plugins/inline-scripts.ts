// oxlint-disable unicorn/consistent-function-scoping -- The functions go into the page as their text, each by itself.
import type {Plugin} from '@docusaurus/types';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface is merged with the one of the browser.
  interface Window {
    /** Tells the reader that the page of the address is not there, and loads it once it can be had. */
    reportMissingPage: () => void;
  }
}

/**
 * Tells the reader when a script of the page, or a page that it leads to, has not arrived, with a button that tries again.
 * Without its script the page stays HTML: it can be read and its links work, but search, menu and switches do not, and nothing
 * else would say so.
 */
function reportMissing(): void {
  const {dataset} = document.documentElement;
  /** The page that this HTML is. */
  const {pathname} = location;

  /** @param script its address; without one it is the page of the address that is missing */
  function show(message: string, script?: string): () => Promise<void> {
    const panel = document.createElement('div');
    panel.className = `missing-script${script ? '' : ' missing-page'}`;
    panel.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = message;
    async function tryAgain(): Promise<void> {
      // Asked for before the page is loaded anew: offline the reader keeps what is there.
      const response = await fetch(script ?? location.href, {cache: 'reload'}).catch(
        () => undefined,
      );
      if (!panel.isConnected) {
        // The reader is elsewhere.
      } else if (script ? response?.ok : response) {
        location.reload();
      } else {
        text.textContent = `The ${script ? 'script' : 'page'} still cannot be loaded. The connection may be lost.`;
      }
    }
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => void tryAgain());
    panel.append(text, retry);
    document.querySelector('.missing-script')?.remove();
    document.body.append(panel);
    return tryAgain;
  }

  function showScript(address: string): void {
    if (!document.querySelector('.missing-script')) {
      show(
        `A script could not be loaded (${address.split('/').pop()}). Text and links work; search, menu and buttons need it.`,
        address,
      );
    }
  }

  window.reportMissingPage = () => {
    const tryAgain = show(
      'You are offline, and the page that you asked for is not loaded. It opens once you are online.',
    );
    addEventListener('online', () => void tryAgain(), {once: true});
  };

  addEventListener(
    'error',
    ({target}) => {
      const address = target instanceof HTMLScriptElement ? target.src : '';
      if (!address.startsWith(location.origin) || dataset.hasHydrated === 'true') {
        return;
      }
      if (document.readyState === 'loading') {
        addEventListener('DOMContentLoaded', () => showScript(address));
      } else {
        showScript(address);
      }
    },
    // Such events do not bubble.
    {capture: true},
  );
  // The reader has been told; the framework has nobody who waits for the page.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'ChunkLoadError' && dataset.hasHydrated !== 'true') {
      event.preventDefault();
    }
  });
  // Nobody listens who could draw the page that the reader has gone back to: it may be of the same document.
  addEventListener('popstate', () => {
    if (dataset.hasHydrated === 'true' || location.pathname === pathname) {
      return;
    }
    if (navigator.onLine) {
      location.reload();
    } else {
      window.reportMissingPage();
    }
  });
}

/** Keeps a press on the button of the menu until the page's scripts are there (src/theme/Navbar/MobileSidebar/Layout). */
function keepMenuPress(): void {
  const {dataset} = document.documentElement;
  document.addEventListener('click', ({target}) => {
    if (dataset.hasHydrated === 'true') {
      return;
    }
    // What is pressed last counts.
    if ((target as Element).closest('.navbar__toggle')) {
      dataset.menuAsked = '';
    } else {
      delete dataset.menuAsked;
    }
  });
}

/**
 * Takes a colour mode that there is not for none: the framework's script before it believes the address
 * (`?docusaurus-theme=nonsense`) and the storage, and nothing is drawn for such a mode.
 */
function checkColorMode(): void {
  const {dataset} = document.documentElement;
  const isMode = (value: string | null | undefined) => value === 'light' || value === 'dark';
  if (isMode(dataset.theme) && (isMode(dataset.themeChoice) || dataset.themeChoice === 'system')) {
    return;
  }
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // There is no storage, and so no choice.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = isMode(stored) ? stored! : system;
  dataset.themeChoice = isMode(stored) ? stored! : 'system';
}

const scriptTag = (script: () => void) => ({tagName: 'script', innerHTML: `(${script})()`});

/** Plugin: scripts in the HTML of every page, for what cannot wait for those that are loaded. */
export default function inlineScriptsPlugin(): Plugin {
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      // Before the scripts that it waits for.
      headTags: [scriptTag(reportMissing), scriptTag(keepMenuPress)],
      // After the framework's script, which sets what it checks.
      preBodyTags: [scriptTag(checkColorMode)],
    }),
  };
}
