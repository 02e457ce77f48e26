/** What the reader wants of the field, as far as their presses and keys, and the way of the focus, tell. */
export class Intent {
  readonly #container: HTMLElement;
  /** The reader has turned to the field, and not only come by: the panel may open before there is a query. */
  isWanted = false;
  /** What had the focus before the field, and gets it back. */
  before: Element | null = null;

  constructor(container: HTMLElement) {
    this.#container = container;
  }

  /**
   * Starts watching.
   *
   * @param close closes the panel
   * @returns what ends it
   */
  watch(close: () => void): () => void {
    const container = this.#container;
    const onPress = (): void => {
      this.isWanted = true;
    };
    const onKey = (event: KeyboardEvent): void => {
      // Other keys than these are not to leave the field.
      this.isWanted ||= event.key !== 'Tab' && event.key !== 'Shift';
      if (event.key === 'Escape') {
        this.#returnFocus();
      }
    };
    const onLeave = ({relatedTarget}: FocusEvent): void => {
      this.isWanted &&= relatedTarget instanceof Node && container.contains(relatedTarget);
    };
    // The library watches for one of several fields of a page only.
    const onPressAnywhere = ({target}: PointerEvent): void => {
      const isInside =
        target instanceof Element &&
        (container.contains(target) || target.closest('.aa-DetachedOverlay, dialog'));
      if (!isInside) {
        close();
      }
    };
    container.addEventListener('pointerdown', onPress, true);
    container.addEventListener('keydown', onKey, true);
    container.addEventListener('focusout', onLeave);
    document.addEventListener('pointerdown', onPressAnywhere);
    return () => {
      container.removeEventListener('pointerdown', onPress, true);
      container.removeEventListener('keydown', onKey, true);
      container.removeEventListener('focusout', onLeave);
      document.removeEventListener('pointerdown', onPressAnywhere);
    };
  }

  /** The Escape that clears the field, or closes the panel of an empty one, also gives the focus back. */
  #returnFocus(): void {
    const {before} = this;
    const isOpen = this.#container.querySelector('.aa-Panel') !== null;
    const isEmpty = this.#container.querySelector('input')?.value === '';
    if ((isOpen && !isEmpty) || !(before instanceof HTMLElement)) {
      return;
    }
    this.before = null;
    if (before === document.body) {
      (document.activeElement as HTMLElement | null)?.blur();
    } else {
      before.focus({preventScroll: true});
    }
  }
}
