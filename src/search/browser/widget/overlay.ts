import {makeModal} from '../../../lib/modal';

type Overlay = {
  /** Id of the field in it. */
  inputId: string;
  /** Called with the overlay when it has opened, and with nothing when it has closed. */
  onChange: (overlay: HTMLElement | undefined) => void;
  close: () => void;
};

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
      giveBack = makeModal(overlay, {label: 'Search', close});
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
