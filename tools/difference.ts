import {structuredPatch} from 'diff';

/** How a difference is shown. */
export type DifferenceOptions = {
  /** Unchanged lines around a change. */
  context: number;
  /** At most so many lines are shown. */
  lines: number;
};

/**
 * Returns the unified difference of two texts, without a header.
 *
 * @param whole where the rest can be read when it is cut
 */
export function differenceOf(
  before: string,
  after: string,
  {context, lines}: DifferenceOptions,
  whole?: string,
): string {
  const {hunks} = structuredPatch('', '', before, after, '', '', {context});
  const all = hunks.flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines.filter((line) => !line.startsWith('\\')),
  ]);
  const more = all.length - lines;
  return more > 0
    ? [
        ...all.slice(0, lines),
        `… and ${more} more lines${whole === undefined ? '' : `, see ${whole}`}`,
      ].join('\n')
    : all.join('\n');
}
