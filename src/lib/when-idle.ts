/**
 * Calls back when the browser has nothing else to do, and no later than in so many milliseconds; without them it waits as long
 * as it takes. Safari does not tell when it is idle: there it is a task of its own.
 */
export function whenIdle(callback: () => void, timeout?: number): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(callback, timeout === undefined ? undefined : {timeout});
  } else {
    setTimeout(callback);
  }
}
