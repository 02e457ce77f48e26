import {type RefObject, useEffect} from 'react';

/**
 * Tells which entry of a table of contents the framework has marked as the one that is read, now and whenever it changes.
 *
 * @param ref what the entries are in
 * @param activeClass class of the marked entry
 * @param onChange called with the entry, or with null above the first section
 */
export function useActiveEntry(
  ref: RefObject<HTMLElement | null>,
  activeClass: string,
  onChange: (entry: Element | null) => void,
): void {
  useEffect(() => {
    const box = ref.current!;
    let last: Element | null | undefined;
    const update = () => {
      const entry = box.querySelector(`.${activeClass}`);
      // What the framework has marked last may be heard of when the page is gone.
      if (entry !== last && box.isConnected) {
        last = entry;
        onChange(entry);
      }
    };
    const observer = new MutationObserver(update);
    observer.observe(box, {attributeFilter: ['class'], subtree: true});
    update();
    return () => observer.disconnect();
  }, [ref, activeClass, onChange]);
}
