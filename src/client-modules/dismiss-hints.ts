/** Set on a link whose hint the reader has dismissed; src/css/hints.css reads it. */
const DISMISSED = 'data-dismissed';

/** Links with a hint: to code, and to words of the glossary. */
const HINTED = ':is(.code-reference, .term):is(:hover, :focus-visible)';

/**
 * Lets Escape dismiss the hint that a link shows while the reader points at it or has tabbed to it, because it may cover text
 * (WCAG 1.4.13). It comes back the next time.
 */
function dismissHints({key}: KeyboardEvent): void {
  if (key !== 'Escape') {
    return;
  }
  for (const link of document.querySelectorAll(HINTED)) {
    link.setAttribute(DISMISSED, '');
    const restore = () => link.removeAttribute(DISMISSED);
    link.addEventListener('pointerleave', restore, {once: true});
    link.addEventListener('blur', restore, {once: true});
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', dismissHints);
}
