import {announce} from '../../lib/announce';
import {copyToClipboard} from '../../lib/copy-to-clipboard';

/** How long the button says what it has done, in milliseconds. */
const TOLD_TIME_MS = 2000;

/** @throws when the host sends something else, or nothing */
async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('Content-Type')?.includes('html')) {
    throw new Error(`Loading ${address} failed (${response.status}).`);
  }
  return response.text();
}

/**
 * Copies the Markdown of the page to the clipboard, and says in the place of the button's name whether it is there.
 *
 * @param button its attribute `data-copy-page` is the address of the Markdown
 */
export async function copyPage(button: HTMLElement): Promise<void> {
  const label = button.textContent!;
  if (button.dataset.told !== undefined) {
    return;
  }
  button.dataset.told = '';
  let result = 'Copied';
  try {
    await copyToClipboard(await loadText(button.dataset.copyPage!));
  } catch {
    result = 'Not copied: view it instead';
  }
  button.textContent = result;
  announce(result);
  setTimeout(() => {
    button.textContent = label;
    delete button.dataset.told;
  }, TOLD_TIME_MS);
}
