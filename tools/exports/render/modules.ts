import type {Description} from '../descriptions';
import type {Entry} from '../entries';
import {groups} from '../groups';
import {entryLink, table} from './markdown';

/** Writes the index of a module: every name with a sentence, by purpose. */
export function renderIndex(
  entries: readonly Entry[],
  describe: (entry: Entry) => Description,
): string {
  const rows = groups.flatMap(({name: purpose}) =>
    entries
      .filter((entry) => describe(entry).group === purpose)
      .map((entry) => {
        const mark =
          /^(unstable|private)_/.exec(entry.name)?.[1] ?? entry.tags.join(', ').replaceAll('@', '');
        return [
          entryLink(entry),
          describe(entry).text.trim(),
          `${entry.kind}${mark ? ` (${mark})` : ''}, ${purpose}`,
        ];
      }),
  );
  return table(['Name', 'What it is for', 'Kind and purpose'], rows);
}
