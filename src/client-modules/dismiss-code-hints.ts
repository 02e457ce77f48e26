/** Set on a link to code whose hint the reader has dismissed; src/css/code-references.css reads it. */
const DISMISSED = 'data-dismissed';

/**
 * Lets Escape dismiss the hint that a link to code shows while the reader points at it or has tabbed to it, because it may
 * cover text (WCAG 1.4.13). It comes back the next time.
 */
function dismissHints({key}: KeyboardEvent): void {
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
  document.addEventListener('keydown', dismissHints);
}
