/** A change of the window's size is handled at most once in this time, in milliseconds (spec sections 4 and 9). */
const RESIZE_THROTTLE_MS = 20;

let lastPassed = Number.NEGATIVE_INFINITY;
let held: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets the first resize through at once, and of those that follow too fast only the last. It holds for every listener of the
 * page, those of libraries too: the specification is about the page, and most listeners are not ours.
 */
function throttle(event: Event): void {
  // Media elements and the like have resize events of their own.
  if (event.target !== window) {
    return;
  }
  const wait = lastPassed + RESIZE_THROTTLE_MS - performance.now();
  if (wait > 0) {
    event.stopImmediatePropagation();
    // Rounded up, because timers cut fractions off and would come too early.
    held ??= setTimeout(() => {
      held = undefined;
      window.dispatchEvent(new Event('resize'));
    }, Math.ceil(wait));
    return;
  }
  clearTimeout(held);
  held = undefined;
  lastPassed = performance.now();
}

// Client modules run before React: this listener is the first, and so the one that can hold back.
if (typeof window !== 'undefined') {
  window.addEventListener('resize', throttle, {capture: true});
}
