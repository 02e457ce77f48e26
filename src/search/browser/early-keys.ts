/** What a reader has done with the search before the page's scripts have run. */
type EarlySearch = {
  /** The button of the field that was opened, and has the focus. */
  button?: HTMLElement;
  /** What had the focus before. */
  focused?: Element | null;
  /** What was typed into it. */
  typed: string;
  /** Ends the watching. */
  stop: () => void;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface is merged with the one of the browser.
  interface Window {
    earlySearch?: EarlySearch;
  }
}

/**
 * Opens the search at its keys, or a press on its button, and keeps what is typed until the page's scripts are there. It
 * stands as text in every page, so it may use nothing from outside of it.
 */
export function watchEarlyKeys(): void {
  const early: EarlySearch = {
    typed: '',
    stop() {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    },
  };
  function open(button: HTMLElement): void {
    early.focused ??= document.activeElement;
    early.button = button;
    button.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const {key, target} = event;
    const isCommand = event.ctrlKey || event.metaKey;
    // The large field of a page goes before that of the navbar.
    const button =
      document.querySelector<HTMLElement>('.search--large .search__button') ??
      document.querySelector<HTMLElement>('.search__button');
    if (!button) {
      return;
    }
    if (target === early.button && !isCommand && !event.altKey) {
      if (key === 'Backspace') {
        early.typed = early.typed.slice(0, -1);
      } else if (key.length === 1) {
        early.typed += key;
        // A space would press the button.
        event.preventDefault();
      }
      // Not as a text: React compares the texts of the page with its own.
      early.button!.dataset.typed = early.typed;
    } else if (
      isCommand
        ? key.toLowerCase() === 'k'
        : key === '/' && !(target as Element).matches('input, textarea, select, [contenteditable]')
    ) {
      event.preventDefault();
      open(button);
    }
  }
  function onClick({target}: MouseEvent): void {
    const button = (target as Element).closest<HTMLElement>('.search__button');
    if (button) {
      open(button);
    }
  }
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
  window.earlySearch = early;
}
