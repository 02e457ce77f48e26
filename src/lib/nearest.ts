import leven from 'leven';

/**
 * Returns the names most like a mistyped one, best first: by edit distance, which counts half for names that contain its
 * last part or stand in it.
 */
export function nearest(name: string, names: Iterable<string>, count = 1): string[] {
  const wanted = name.toLowerCase();
  const last = wanted.split(/[./]/).at(-1)!;
  const distanceTo = (candidate: string): number => {
    const text = candidate.toLowerCase();
    const share = text.includes(last) || wanted.includes(text) ? 0.5 : 1;
    return (leven(wanted, text) / Math.max(wanted.length, text.length)) * share;
  };
  return [...names]
    .map((candidate) => ({candidate, distance: distanceTo(candidate)}))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({candidate}) => candidate);
}

/** Returns what a mistyped name was meant to be; undefined when no name comes near. */
export function findNear(name: string, names: Iterable<string>): string | undefined {
  const [best] = nearest(name, names);
  const isNear = best !== undefined && leven(name, best) <= Math.max(2, name.length / 3);
  return isNear ? best : undefined;
}

/**
 * Proposes what a mistyped name was meant to be.
 *
 * @returns a sentence with a space before it, or nothing when no name comes near
 */
export function didYouMean(name: string, names: Iterable<string>): string {
  const near = findNear(name, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
