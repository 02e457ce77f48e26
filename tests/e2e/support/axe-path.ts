/** Path at which the servers of the tests have axe: a file that the browser keeps starts faster than a text that it is sent. */
export const AXE_PATH = '/.axe.js';
