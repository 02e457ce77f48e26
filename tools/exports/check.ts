import {formatReference} from '../../src/code-references/reference';
import {DESCRIPTION_LENGTH} from '../../src/markdown/front-matter';
import type {Page} from '../../src/markdown/pages';
import type {SourceTree} from '../strapi/resolve';
import {codeOf, type Description, type Descriptions, type ExplainedIn} from './descriptions';
import type {Entry} from './entries';
import {partsOf} from './members';
import type {Model} from './model';
import {plainText} from './render/page';

const {min, max} = DESCRIPTION_LENGTH;

/** Names that are described and no longer exist, and the other way round. */
function namesThatDiffer(kind: string, owner: string, given: string[], wanted: string[]): string[] {
  return [
    ...wanted
      .filter((name) => !given.includes(name))
      .map((name) => `${owner}.${name}: has no description (${kind}).`),
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => `${owner}.${name}: is described, but there is no such ${kind}.`),
  ];
}

/** Kinds whose pages need an example, and a word on what can go wrong. */
function isUsed({kind}: Entry): boolean {
  return kind !== 'type' && kind !== 'constant' && kind !== 'other';
}

function checkEntry(
  entry: Entry,
  description: Description,
  tree: SourceTree,
  model: Model,
): string[] {
  const {name, kind, source} = entry;
  const {code, text, sample, behaviour, result} = description;
  const parts = partsOf(entry, model);
  const members = parts.members.map((member) => member.name);
  const parameters = parts.parameters.map((parameter) => parameter.name);
  const {length} = plainText(text).trim();
  const resolution = tree.resolve(codeOf(description));
  const findings: [isFound: boolean, finding: string][] = [
    [parts.hasResult && !result, 'gives something back; say what in "result".'],
    [
      !parts.hasResult && !parts.result && result !== undefined,
      'gives nothing back; take "result" away.',
    ],
    [
      length < min || length > max,
      `its text has ${length} characters; a page needs ${min} to ${max}.`,
    ],
    [!text.endsWith('.'), 'its text is a sentence: end it with a full stop.'],
    [isUsed(entry) && !sample, `needs a sample (${kind}).`],
    [isUsed(entry) && !behaviour, 'needs a word on its behaviour.'],
    ['problem' in resolution, `code:${code}: ${'problem' in resolution && resolution.problem}.`],
    [
      codeOf(description).path !== source.path,
      `was read from ${code}, but is in ${formatReference(source)}.`,
    ],
  ];
  return [
    ...namesThatDiffer('member', name, Object.keys(description.members), members),
    ...namesThatDiffer('parameter', name, Object.keys(description.params), parameters),
    ...Object.keys(description.defaults)
      .filter((member) => ![...members, ...parameters].includes(member))
      .map((member) => `${name}.${member}: has a default, but there is no such member.`),
    ...findings.filter(([isFound]) => isFound).map(([, finding]) => `${name}: ${finding}`),
  ];
}

/** Compares the descriptions with what the packages export; every finding is a sentence. */
export function checkDescriptions(
  entries: readonly Entry[],
  descriptions: Descriptions,
  tree: SourceTree,
  model: Model,
): string[] {
  const problems = entries.flatMap((entry) => {
    const description = descriptions.get(entry.name);
    return description
      ? checkEntry(entry, description, tree, model)
      : [`${entry.name}: has no description (${entry.kind} of ${entry.module}).`];
  });
  for (const [name, {file}] of descriptions) {
    if (!entries.some((entry) => entry.name === name)) {
      problems.push(`${name}: is described in ${file}, but no documented module exports it.`);
    }
  }
  return problems;
}

/** Finds routes without a page, and names that are not exported. */
export function checkExplainedIn(
  explainedIn: ExplainedIn,
  entries: readonly Entry[],
  pages: readonly Pick<Page, 'route'>[],
): string[] {
  const routes = new Set(pages.map(({route}) => route));
  const names = new Set(entries.map(({name}) => name));
  return Object.entries(explainedIn).flatMap(([route, explained]) => [
    ...(routes.has(route) ? [] : [`explained-in.yaml: ${route} is no page of the site.`]),
    ...explained
      .filter((name) => !names.has(name))
      .map((name) => `explained-in.yaml: no documented module exports ${name}.`),
  ]);
}
