/** Writes a part of a whole in per cent: `42 %`; `–` when there is nothing to have a part of. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}\u00A0%`;
