/**
 * Copies a text to the reader's clipboard.
 *
 * @throws when the browser does not allow it
 */
export async function copyToClipboard(text: string): Promise<void> {
  // Browsers have it only where the connection is secure.
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const {default: copy} = await import('copy-text-to-clipboard');
  copy(text);
}
