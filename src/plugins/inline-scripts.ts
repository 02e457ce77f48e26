// oxlint-disable unicorn/consistent-function-scoping -- The functions go into the page as their text, each by itself.
import type {Plugin} from '@docusaurus/types';

/**
 * Tells the reader when a script of the page has not arrived, with a button that tries again. Without it the page stays HTML:
 * it can be read and its links work, but search, menu and switches do not, and nothing else would say so.
 */
function reportMissingScript(): void {
  const {dataset} = document.documentElement;

  async function tryAgain(address: string, text: HTMLElement): Promise<void> {
    // Asked for before the page is loaded anew: offline the reader keeps what is there.
    const response = await fetch(address, {cache: 'reload'}).catch(() => undefined);
    if (response?.ok) {
      location.reload();
    } else {
      text.textContent = 'The script still cannot be loaded. The connection may be lost.';
    }
  }

  function show(address: string): void {
    if (document.querySelector('.missing-script')) {
      return;
    }
    const panel = document.createElement('div');
    panel.className = 'missing-script';
    panel.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = `A script could not be loaded (${address.split('/').pop()}). Text and links work; search, menu and buttons need it.`;
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => void tryAgain(address, text));
    panel.append(text, retry);
    document.body.append(panel);
  }

  addEventListener(
    'error',
    ({target}) => {
      const address = target instanceof HTMLScriptElement ? target.src : '';
      if (!address.startsWith(location.origin) || dataset.hasHydrated === 'true') {
        return;
      }
      if (document.readyState === 'loading') {
        addEventListener('DOMContentLoaded', () => show(address));
      } else {
        show(address);
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
      headTags: [scriptTag(reportMissingScript)],
      // After the framework's script, which sets what it checks.
      preBodyTags: [scriptTag(checkColorMode)],
    }),
  };
}
