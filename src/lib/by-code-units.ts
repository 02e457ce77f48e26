/** Compares two texts by their code units, the same on every machine; for `toSorted`. */
export function byCodeUnits(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
