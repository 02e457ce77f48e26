import type {Description} from '../descriptions';
import type {Entry} from '../entries';
import {groups} from '../groups';
import {entryLink} from '../links';
import {table} from './markdown';

/** What the kinds are called in the index. */
const kinds: Record<Entry['kind'], string> = {
  class: 'class',
  component: 'component',
  constant: 'constant',
  function: 'function',
  hook: 'hook',
  interface: 'interface',
  namespace: 'namespace',
  other: 'other',
  type: 'type',
};

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
          `${kinds[entry.kind]}${mark ? ` (${mark})` : ''}`,
          purpose,
          describe(entry).text.trim(),
        ];
      }),
  );
  return table(['Name', 'Kind', 'Purpose', 'What it is for'], rows);
}
