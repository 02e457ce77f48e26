import {type KeyboardEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {useAutocomplete} from './use-autocomplete';

export type WidgetProps = {
  /** Its panel is as wide as the field; else it is wider and ends where the field ends. */
  isLarge: boolean;
  /** Set when the reader opened the field; `focused` had the focus before and gets it back. */
  openedBy: {focused: Element | null} | undefined;
  /** What the reader has typed before the widget was there. */
  typed: string;
};

/** The search field with its result panel (spec sections 2 and 4). */
export function Widget({isLarge, openedBy, typed}: WidgetProps): ReactNode {
  const {container, status} = useAutocomplete(isLarge, typed);
  const focusedBefore = useRef<Element | null>(null);

  // Before anything else happens: with the button its focus has gone, and a key would meet nothing.
  useLayoutEffect(() => {
    if (!openedBy) {
      return;
    }
    focusedBefore.current = openedBy.focused;
    // On a phone the widget is a button that opens the overlay, elsewhere the field itself.
    const overlayButton = container.current?.querySelector<HTMLElement>('.aa-DetachedSearchButton');
    if (overlayButton) {
      overlayButton.click();
    } else {
      container.current?.querySelector('input')?.focus();
    }
  }, [container, openedBy]);

  /** The Escape that clears the field also gives the focus back. */
  function returnFocus(event: KeyboardEvent): void {
    const isOpen = container.current?.querySelector('[aria-expanded=true]');
    const before = focusedBefore.current;
    if (event.key !== 'Escape' || isOpen || !(before instanceof HTMLElement)) {
      return;
    }
    focusedBefore.current = null;
    if (before === document.body) {
      (document.activeElement as HTMLElement | null)?.blur();
    } else {
      before.focus();
    }
  }

  return (
    <>
      <div ref={container} className="search__widget" onKeyDownCapture={returnFocus} />
      <output className="search__status">{status}</output>
    </>
  );
}
