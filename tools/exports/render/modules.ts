import type {Entry, ExportKind} from '../entries';
import {groups} from '../groups';
import {anchorOf} from '../links';
import {hasPage} from '../check';
import type {RenderContext} from './context';
import {blocks, fence, table} from './markdown';
import {
  definedIn,
  descriptionOf,
  entryLink,
  explainedIn,
  membersTable,
  parametersTable,
  signatureBlock,
  stability,
} from './parts';

/** A part of the index: kinds of exports under one heading. */
type Part = {title: string; id: string; kinds: readonly ExportKind[]};

/** Parts with details on the page of the modules, and those with pages of their own. */
const parts: readonly Part[] = [
  {title: 'Components', id: 'components', kinds: ['component']},
  {title: 'Hooks', id: 'hooks', kinds: ['hook']},
  {title: 'Functions and values', id: 'functions-and-values', kinds: ['function', 'constant']},
  {title: 'Type aliases', id: 'type-aliases', kinds: ['type']},
  {title: 'Interfaces', id: 'interfaces', kinds: ['interface']},
  {title: 'Classes', id: 'classes', kinds: ['class']},
  {title: 'Namespaces', id: 'namespaces', kinds: ['namespace']},
];

function indexRow(context: RenderContext, entry: Entry): string[] {
  const mark =
    /^(unstable|private)_/.exec(entry.name)?.[1] ?? entry.tags.join(', ').replaceAll('@', '');
  return [`${entryLink(entry)}${mark ? ` (${mark})` : ''}`, descriptionOf(context, entry).text];
}

function groupsOf(context: RenderContext, entries: readonly Entry[]) {
  return groups
    .map((group) => ({
      group,
      entries: entries.filter((entry) => descriptionOf(context, entry).group === group.name),
    }))
    .filter((found) => found.entries.length > 0);
}

/** The index of a module: every name with one line, by kind and purpose. */
export function renderIndex(
  context: RenderContext,
  entries: readonly Entry[],
  depth: 3 | 4,
  prefix = '',
): string {
  const hashes = '#'.repeat(depth);
  return blocks(
    parts.flatMap(({title, id, kinds}) => {
      const own = entries.filter(({kind}) => kinds.includes(kind));
      if (own.length === 0) {
        return [];
      }
      const found = groupsOf(context, own);
      const write = (list: readonly Entry[]) =>
        table(
          ['Name', 'What it is for'],
          list.map((entry) => indexRow(context, entry)),
        );
      return [
        `${hashes} ${title} {#${prefix}${id}}`,
        ...(found.length === 1 || depth === 4
          ? [write(own)]
          : found.flatMap(({group, entries: list}) => [
              `${hashes}# ${group.name} {#${id}-${group.id}}`,
              write(list),
            ])),
      ];
    }),
  );
}

async function renderDetails(
  context: RenderContext,
  entry: Entry,
  hashes: string,
): Promise<string> {
  const {text, result, sample, behaviour} = descriptionOf(context, entry);
  const isFunction = entry.kind === 'function' || entry.kind === 'hook';
  const title = entry.name === 'default' ? 'The default export' : entry.name;
  return blocks([
    `${hashes} ${title} {#${anchorOf(entry)}}`,
    [text, stability(entry), `It is ${definedIn(context, entry)}.`, explainedIn(context, entry)]
      .filter(Boolean)
      .join(' '),
    await signatureBlock(context, entry),
    parametersTable(context, entry),
    isFunction && result ? `**Gives back:** ${result.trim()}` : '',
    membersTable(context, entry),
    sample ? fence('tsx', sample) : '',
    behaviour?.trim(),
  ]);
}

/** The details of all exports of a module that have no page of their own, by kind. */
export async function renderAllDetails(
  context: RenderContext,
  entries: readonly Entry[],
  depth: 2 | 3,
): Promise<string> {
  const hashes = '#'.repeat(depth);
  const written: string[] = [];
  for (const {title, id, kinds} of parts) {
    const own = entries.filter((entry) => kinds.includes(entry.kind) && !hasPage(entry));
    if (own.length > 0 && depth === 2) {
      written.push(`${hashes} ${title} in detail {#${id}-in-detail}`);
    }
    for (const entry of own) {
      written.push(await renderDetails(context, entry, depth === 2 ? '###' : hashes));
    }
  }
  return blocks(written);
}
