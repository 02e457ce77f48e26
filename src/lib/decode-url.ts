/** Tells whether a part of a URL is what an encoder may have written: `100%25`, not `100%`. */
export function canBeDecoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the text that a percent-encoded part of a URL stands for. A part that is not encoded properly (`100%`) is
 * returned as it is: it comes from readers and writers, and `decodeURIComponent` would throw on it.
 */
export const decodeUrlPart = (part: string): string =>
  canBeDecoded(part) ? decodeURIComponent(part) : part;
