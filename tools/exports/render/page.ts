import {stringify} from 'yaml';
import {codeOf, type Description} from '../descriptions';
import type {Entry} from '../entries';
import {groups} from '../groups';
import type {CallSite} from '../call-sites';
import type {WrittenSignature} from '../signature';
import {blocks, codeLink, entryLink, enumerate, fence} from './markdown';
import type {Parts} from './theme';

/** What a page says besides what TypeDoc knows. */
export type PageInput = {
  entry: Entry;
  description: Description;
  signature: WrittenSignature;
  callSites: readonly CallSite[];
  /** Other exports that it names, or that name it. */
  related: readonly Entry[];
  /** Pages that explain it: links. */
  explainedIn: readonly string[];
  /** Place among its neighbours, from 1. */
  position: number;
  /** Where "Edit this page" leads: the text, not what is made of it. */
  editUrl: string;
};

/** What kinds are called, where that is not their name. */
const kinds: Partial<Record<Entry['kind'], string>> = {
  interface: 'An interface',
  namespace: 'A constant and namespace',
  other: 'An export',
};

/** Returns a sentence without what only Markdown shows. */
export function plainText(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

function frontMatter({entry, description, position, editUrl}: PageInput): string {
  const own: Partial<Record<Entry['kind'], string[]>> = {
    class: ['plugins'],
    namespace: ['components', 'list-view'],
  };
  const group = groups.find(({name}) => name === description.group)!;
  const fields = {
    title: entry.name === 'default' ? `default of ${entry.module}` : entry.name,
    ...(entry.name === 'default' && {sidebar_label: 'default'}),
    description: plainText(description.text).trim(),
    kind: 'reference',
    tags: ['public API', ...(own[entry.kind] ?? group.tags)],
    ...(description.keywords && {keywords: description.keywords}),
    sidebar_position: position,
    custom_edit_url: editUrl,
  };
  return `---\n${stringify(fields, {lineWidth: 0, singleQuote: true}).trim()}\n---`;
}

/** What the prefix and the tags of an export say about its stability. */
function stability({name, tags}: Entry): string {
  const prefix = /^(unstable|private)_/.exec(name)?.[1];
  const marks = [
    prefix === 'unstable' && '**Unstable**: it can change in any release.',
    prefix === 'private' && '**Private**: not for plugins.',
    tags.length > 0 && `The source marks it ${enumerate(tags.map((tag) => `\`${tag}\``))}.`,
  ].filter(Boolean);
  return marks.length === 0
    ? ''
    : `${marks.join(' ')} See [what the prefixes mean](/exports/using-the-modules#what-the-prefixes-mean).`;
}

function origin({entry, description, explainedIn}: PageInput): string {
  const {kind, name, typeOnly, module, alsoIn} = entry;
  const code = codeOf(description);
  const modules = enumerate([module, ...alsoIn].map((each) => `\`${each}\``));
  const asName = code.symbol && code.symbol !== name ? ` as \`${code.symbol}\`` : '';
  const asType = kind === 'class' && typeOnly ? ', exported as a type only and' : ',';
  return [
    `${kinds[kind] ?? `A ${kind}`} of ${modules}${asType} defined${asName} in ${codeLink(code)}.`,
    stability(entry),
    explainedIn.length > 0 ? `Explained in ${enumerate(explainedIn)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The line that imports an export. */
function importLine({name, module, typeOnly}: Entry): string {
  return name === 'default'
    ? `import contentManager from '${module}';`
    : `import ${typeOnly ? 'type ' : ''}{ ${name} } from '${module}';`;
}

function signatureBlock({signature, description}: PageInput): string {
  if (description.signature) {
    return fence('ts', description.signature);
  }
  const {code, isComplete, internal} = signature;
  const namesOf = (isShown: boolean) =>
    internal
      .filter((type) => type.isShown === isShown)
      .map(({name, source}) => (source ? codeLink(source, name) : `\`${name}\``))
      .join(', ');
  return blocks([
    fence(isComplete ? 'ts' : 'ts signature', code),
    namesOf(true) && `Types that are not exported: ${namesOf(true)}.`,
    namesOf(false) && `Types that are declared elsewhere: ${namesOf(false)}.`,
  ]);
}

/** A heading with what is below it; nothing where there is nothing. */
function section(heading: string, text: string | undefined): string {
  return text?.trim() ? `## ${heading}\n\n${text.trim()}` : '';
}

/** Writes the page of an export. */
export function writePage(input: PageInput, parts: Parts): string {
  const {entry, description, callSites, related} = input;
  const bases =
    parts.bases.length > 0 ? `It also takes everything of ${enumerate(parts.bases)}.` : '';
  return `${blocks([
    // The page begins with its description.
    frontMatter(input),
    origin(input),
    section('Import', fence('ts', importLine(entry))),
    parts.body || section('Signature', signatureBlock(input)),
    section('Sample', description.sample && fence('tsx', description.sample)),
    section('Parameters', parts.parameters),
    section('Result', description.result ?? parts.result),
    section('Members', blocks([parts.members, bases])),
    section('Behaviour', description.behaviour),
    section(
      'Used by',
      callSites
        .map(({reference, packageName}) => `- ${codeLink(reference)} of \`${packageName}\``)
        .join('\n'),
    ),
    section('Related', related.map(entryLink).join(', ')),
  ])}\n`;
}
