import {condense} from '../../shared/code/condense';

/**
 * Makes the field take what is pasted as one line, as long as it may be. A stack trace is longer than that: what leads to
 * Strapi's code is kept of it, where the browser would only cut it off. Returns what ends it.
 *
 * @param inputId of the field, which the library makes anew for its overlay
 */
export function watchPaste(inputId: string): () => void {
  function onPaste(event: ClipboardEvent): void {
    const {target: input} = event;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!(input instanceof HTMLInputElement) || input.id !== inputId) {
      return;
    }
    const [begin, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const room = input.maxLength - (input.value.length - (end - begin));
    if (text.length > room || /[\r\n]/u.test(text)) {
      event.preventDefault();
      input.setRangeText(condense(text, room), begin, end, 'end');
      input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
    }
  }
  document.addEventListener('paste', onPaste);
  return () => document.removeEventListener('paste', onPaste);
}
