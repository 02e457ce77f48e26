/**
 * Returns the text that a percent-encoded part of a URL stands for. A part that is not encoded properly (`100%`) is
 * returned as it is: it comes from readers and writers, and `decodeURIComponent` would throw on it.
 */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
