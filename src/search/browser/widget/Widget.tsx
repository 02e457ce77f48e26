import {type KeyboardEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {useAutocomplete} from './use-autocomplete';

export type OpenedBy = {
  /** What had the focus before, and gets it back. */
  focused: Element | null;
  /** The reader has only come by, and nothing must open. */
  isOnlyFocus?: boolean;
};

export type WidgetProps = {
  /** Its panel is as wide as the field; else it is wider and ends where the field ends. */
  isLarge: boolean;
  /** Set when the reader opened the field. */
  openedBy: OpenedBy | undefined;
  /** What the reader has typed before the widget was there. */
  typed: string;
  /** Called when the field is there, and has the focus if the reader has opened it. */
  onReady: () => void;
};

/** The search field with its result panel (spec sections 2 and 4). */
export function Widget({isLarge, openedBy, typed, onReady}: WidgetProps): ReactNode {
  const {container, controls} = useAutocomplete(isLarge, typed);
  const focusedBefore = useRef<Element | null>(null);
  const isReady = useRef(false);

  // Before anything else happens: with the button its focus would go, and a key would meet nothing.
  useLayoutEffect(() => {
    if (openedBy) {
      focusedBefore.current = openedBy.focused;
      // On a phone the widget is a button that opens the overlay, elsewhere the field itself.
      const overlayButton = container.current?.querySelector<HTMLElement>(
        '.aa-DetachedSearchButton',
      );
      const input = container.current?.querySelector('input');
      if (openedBy.isOnlyFocus) {
        (overlayButton ?? input)?.focus({preventScroll: true});
      } else if (overlayButton) {
        overlayButton.click();
      } else {
        controls.current?.open();
      }
      if (isReady.current) {
        // An old query is there to be typed over.
        input?.select();
      }
    }
    if (!isReady.current) {
      isReady.current = true;
      onReady();
    }
  }, [container, controls, onReady, openedBy]);

  /** The Escape that clears the field, or closes the panel of an empty one, also gives the focus back. */
  function returnFocus(event: KeyboardEvent): void {
    const isOpen = container.current?.querySelector('.aa-Panel');
    const before = focusedBefore.current;
    const isEmpty = container.current?.querySelector('input')?.value === '';
    if (event.key !== 'Escape' || (isOpen && !isEmpty) || !(before instanceof HTMLElement)) {
      return;
    }
    focusedBefore.current = null;
    if (before === document.body) {
      (document.activeElement as HTMLElement | null)?.blur();
    } else {
      before.focus({preventScroll: true});
    }
  }

  return <div ref={container} className="search__widget" onKeyDownCapture={returnFocus} />;
}
