/** Lets the framework start: its modules run now, not before. */
function start(): void {
  require('@docusaurus/core/lib/client/clientEntry');
}

// The home page looks for this object when it has been read, and says that the site did not load if it is missing.
window.docusaurus = {prefetch: () => false, preload: () => false};

// The page is there as HTML. It is painted before the framework runs, which takes long on a slow device; a tab in the
// background is not painted.
if (document.hidden) {
  start();
} else {
  requestAnimationFrame(() => setTimeout(start));
}
