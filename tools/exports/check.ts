import {formatReference} from '../../src/code-references/reference';
import {DESCRIPTION_LENGTH} from '../../src/markdown/front-matter';
import type {SourceTree} from '../strapi/resolve';
import {codeOf, type Description, type Descriptions} from './descriptions';
import type {Entry} from './entries';
import {partsOf} from './members';
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

function checkEntry(entry: Entry, description: Description, tree: SourceTree): string[] {
  const {name} = entry;
  const problems: string[] = [];
  const {members, parameters, hasResult} = partsOf(entry);
  const memberNames = members.map((member) => member.name);
  const parameterNames = parameters.map((parameter) => parameter.name);
  problems.push(
    ...namesThatDiffer('member', name, Object.keys(description.members), memberNames),
    ...namesThatDiffer('parameter', name, Object.keys(description.params), parameterNames),
    ...Object.keys(description.defaults)
      .filter((member) => !memberNames.includes(member) && !parameterNames.includes(member))
      .map((member) => `${name}.${member}: has a default, but there is no such member.`),
  );
  if (hasResult !== (description.result !== undefined)) {
    problems.push(
      `${name}: ${hasResult ? 'gives something back; say what in "result"' : 'gives nothing back; take "result" away'}.`,
    );
  }
  const length = [...plainText(description.text).trim()].length;
  if (length < min || length > max) {
    problems.push(`${name}: its text has ${length} characters; a page needs ${min} to ${max}.`);
  }
  if (!description.text.endsWith('.')) {
    problems.push(`${name}: its text is a sentence: end it with a full stop.`);
  }
  if (isUsed(entry) && !description.sample) {
    problems.push(`${name}: needs a sample (${entry.kind}).`);
  }
  if (isUsed(entry) && !description.behaviour) {
    problems.push(`${name}: needs a word on its behaviour.`);
  }
  const resolution = tree.resolve(codeOf(description));
  if ('problem' in resolution) {
    problems.push(`${name}: code:${description.code}: ${resolution.problem}.`);
  }
  if (codeOf(description).path !== entry.source.path) {
    problems.push(
      `${name}: was read from ${description.code}, but is in ${formatReference(entry.source)}.`,
    );
  }
  return problems;
}

/** Compares the descriptions with what the packages export; every finding is a sentence. */
export function checkDescriptions(
  entries: readonly Entry[],
  descriptions: Descriptions,
  tree: SourceTree,
): string[] {
  const problems = entries.flatMap((entry) => {
    const description = descriptions.get(entry.name);
    return description
      ? checkEntry(entry, description, tree)
      : [`${entry.name}: has no description (${entry.kind} of ${entry.module}).`];
  });
  for (const [name, {file}] of descriptions) {
    if (!entries.some((entry) => entry.name === name)) {
      problems.push(`${name}: is described in ${file}, but no documented module exports it.`);
    }
  }
  return problems;
}
