/** Lets the framework start: its modules run now, not before. */
function start(): void {
  require('@docusaurus/core/lib/client/clientEntry');
}

// The page is there as HTML. It is painted before the framework runs, which takes long on a slow device; a tab in the
// background is not painted.
if (document.hidden) {
  start();
} else {
  requestAnimationFrame(() => setTimeout(start));
}
