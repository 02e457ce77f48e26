/** What browsers have that tell a page of the back button of a phone; TypeScript does not know it yet. */
declare const CloseWatcher: new () => EventTarget & {destroy: () => void};

type Overlay = {
  /** Id of the field in it. */
  inputId: string;
  /** Called with the overlay when it has opened, and with nothing when it has closed. */
  onChange: (overlay: HTMLElement | undefined) => void;
  close: () => void;
};

/** Keeps the focus in the overlay: the page behind it is inert, so it would go to the browser's own controls. */
function keepFocus(event: KeyboardEvent, overlay: HTMLElement): void {
  const stops = [...overlay.querySelectorAll<HTMLElement>('input, button')].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** Makes the overlay a modal dialog. Returns a function that gives the page back. */
function makeModal(overlay: HTMLElement, close: () => void): () => void {
  overlay.role = 'dialog';
  overlay.ariaModal = 'true';
  overlay.ariaLabel = 'Search';
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== overlay && !element.inert,
  );
  function setInert(isInert: boolean): void {
    for (const element of behind) {
      element.inert = isInert;
    }
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') {
      keepFocus(event, overlay);
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      close();
    }
  }
  setInert(true);
  overlay.addEventListener('keydown', onKeyDown);
  // The back button of phones, in browsers that tell.
  const back = 'CloseWatcher' in window ? new CloseWatcher() : undefined;
  back?.addEventListener('close', close);
  return () => {
    back?.destroy();
    overlay.removeEventListener('keydown', onKeyDown);
    setInert(false);
  };
}

/**
 * Makes the full-screen overlay, which the library puts into the page, a modal dialog for as long as it is there.
 *
 * @returns a function that ends this
 */
export function watchOverlay({inputId, onChange, close}: Overlay): () => void {
  let giveBack: (() => void) | undefined;
  function update(): void {
    const overlay = document.getElementById(inputId)?.closest<HTMLElement>('.aa-DetachedOverlay');
    if (overlay && !giveBack) {
      giveBack = makeModal(overlay, close);
      onChange(overlay);
    } else if (!overlay && giveBack) {
      giveBack();
      giveBack = undefined;
      onChange(undefined);
    }
  }
  const observer = new MutationObserver(update);
  observer.observe(document.body, {childList: true});
  update();
  return () => {
    observer.disconnect();
    giveBack?.();
  };
}
