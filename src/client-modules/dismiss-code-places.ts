/** Set on a code link whose place the reader has dismissed; src/css/code-references.css reads it. */
const DISMISSED = 'data-dismissed';

/**
 * Lets Escape dismiss the place that a code link shows while the reader points at it or has tabbed to it, because it may
 * cover text (WCAG 1.4.13). It comes back the next time.
 */
function dismissPlaces({key}: KeyboardEvent): void {
  if (key !== 'Escape') {
    return;
  }
  for (const link of document.querySelectorAll('.code-reference:is(:hover, :focus-visible)')) {
    link.setAttribute(DISMISSED, '');
    const restore = () => link.removeAttribute(DISMISSED);
    link.addEventListener('pointerleave', restore, {once: true});
    link.addEventListener('blur', restore, {once: true});
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', dismissPlaces);
}
