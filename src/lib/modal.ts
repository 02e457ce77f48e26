import {whenIdle} from './when-idle';

/** What browsers have that tell a page of the back button of a phone; TypeScript does not know it yet. */
declare const CloseWatcher: new () => EventTarget & {destroy: () => void};

type Modal = {
  /** What screen readers call the dialog. */
  label: string;
  /** Called when the reader asks to leave it, by Escape or the back button of a phone. */
  close: () => void;
};

/** Returns what is around an element up to the body. A backdrop is not: it hears the pointer. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const others: Element[] = [];
  for (let inner: Element = element; inner !== document.body; inner = inner.parentElement!) {
    others.push(...[...inner.parentElement!.children].filter((sibling) => sibling !== inner));
  }
  return others.filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && !other.inert && other.role !== 'presentation',
  );
}

/** Elements that become inert in one frame, about: the browser works out the looks of each of them anew. */
const ELEMENTS_OF_FRAME = 60;

/** Time after which elements become inert although the page is busy, in milliseconds. */
const PATIENCE_MS = 200;

/** Calls back after the next frame, when nothing else is to be done. */
function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => whenIdle(callback, PATIENCE_MS));
}

const sizeOf = (element: HTMLElement): number => element.getElementsByTagName('*').length;

/** Yields elements that together have all in these that can be used, in parts that are small where that is possible. */
function* partsOf(elements: readonly HTMLElement[]): Generator<HTMLElement, undefined> {
  for (const element of elements) {
    const children = [...element.children];
    const canBeTakenApart =
      element.tabIndex < 0 && children.every((child) => child instanceof HTMLElement);
    if (canBeTakenApart && sizeOf(element) > ELEMENTS_OF_FRAME) {
      yield* partsOf(children);
    } else if (!element.inert) {
      yield element;
    }
  }
}

/**
 * Makes elements inert, in a long page not all at once, which would be one long task; the first after the frame that shows
 * the dialog. Returns what takes it back.
 */
function makeInert(elements: readonly HTMLElement[]): () => void {
  const parts = partsOf(elements);
  const done: HTMLElement[] = [];
  function go(): void {
    for (let count = 0; count < ELEMENTS_OF_FRAME;) {
      const {value: part} = parts.next();
      if (!part) {
        return;
      }
      part.inert = true;
      done.push(part);
      count += sizeOf(part);
    }
    afterFrame(go);
  }
  afterFrame(go);
  return () => {
    // Nor are there more.
    parts.return(undefined);
    for (const part of done) {
      part.inert = false;
    }
  };
}

/** Keeps the focus in the dialog: all else is inert, so it would go to the browser's own controls. */
function keepFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], input, button')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.closest('[inert]'),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/**
 * Makes an element that is shown over the page a modal dialog. Where the focus goes, then and afterwards, is for the caller to
 * say.
 *
 * @returns a function that gives the page back
 */
export function makeModal(dialog: HTMLElement, {label, close}: Modal): () => void {
  dialog.role = 'dialog';
  dialog.ariaModal = 'true';
  dialog.ariaLabel = label;
  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (target !== document.body && !dialog.contains(target)) {
      // Another dialog is open above it.
      return;
    }
    if (event.key === 'Tab') {
      keepFocus(event, dialog);
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      close();
    }
  }
  const giveBack = makeInert(othersThan(dialog));
  // Not on the dialog: who has pressed beside its controls has the focus nowhere.
  document.body.addEventListener('keydown', onKeyDown);
  // The back button of phones, in browsers that tell.
  const back = 'CloseWatcher' in window ? new CloseWatcher() : undefined;
  back?.addEventListener('close', close);
  return () => {
    back?.destroy();
    document.body.removeEventListener('keydown', onKeyDown);
    giveBack();
  };
}
