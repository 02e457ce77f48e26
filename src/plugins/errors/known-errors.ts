import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {nearest} from '../../lib/nearest';
import type {PageText} from '../../markdown/pages';
import type {CodeIndex} from '../../search/shared/code/types';

/** Causes and cures of messages, written by hand; relative to the project's folder. */
const KNOWN_ERRORS_FILE = 'data/errors.yml';

/** How a cause was found: in a run of the pinned version that the page shows, or in its source. */
const PROOFS = ['run', 'read'] as const;

/** A message with its cause and cure. It holds for all places of its package that have this text. */
export type KnownError = {
  /** As the index of Strapi's code has it, with `…` for each value. */
  message: string;
  /** A file that has it. */
  file: string;
  /** Why it appears, in a sentence. */
  cause: string;
  /** What to do, in a sentence. */
  cure: string;
  /** Address of the section that explains it, without base path. */
  page: string;
  proof: (typeof PROOFS)[number];
};

const FIELDS = ['message', 'file', 'cause', 'cure', 'page'] as const;

/** Returns what is wrong with an entry, a sentence each. */
function findFaults(
  entry: Partial<KnownError>,
  {index, routes}: {index: CodeIndex; routes: readonly string[]},
): string[] {
  const missing = FIELDS.filter((field) => typeof entry[field] !== 'string' || !entry[field]);
  if (missing.length > 0) {
    return [`write ${missing.map((field) => `"${field}"`).join(', ')} as a text.`];
  }
  const {message, file, page, proof} = entry as KnownError;
  const faults: string[] = [];
  const texts = index.files[file]?.messages?.map(([, text]) => text);
  if (!texts) {
    faults.push(`"${file}" has no message in Strapi ${index.version}: name the file that has it.`);
  } else if (!texts.includes(message)) {
    const [near] = nearest(message, texts);
    faults.push(
      `${file} has no such message in Strapi ${index.version}${near ? `: take "${near}" or another of it` : ''}.`,
    );
  }
  const [route = ''] = page.split('#');
  if (!routes.includes(route)) {
    faults.push(`"${route}" is no page: take "${nearest(route, routes)[0]}" or another.`);
  }
  if (!PROOFS.includes(proof)) {
    faults.push(`"proof" is one of ${PROOFS.join(', ')}.`);
  }
  return faults;
}

/**
 * Returns the causes and cures; none for a site without the file.
 *
 * @throws one error that names every entry with a message that the pinned source does not have, or a page that is not there
 */
export function readKnownErrors(
  siteDir: string,
  index: CodeIndex,
  pages: readonly PageText[],
): KnownError[] {
  const location = path.join(siteDir, KNOWN_ERRORS_FILE);
  if (!existsSync(location)) {
    return [];
  }
  const entries = (parseYaml(readFileSync(location, 'utf8')) ?? []) as Partial<KnownError>[];
  const routes = pages.map(({route}) => route);
  const seen = new Set<string>();
  const faults = entries.flatMap((entry, place) => {
    const key = `${entry.file} ${entry.message}`;
    const twice = seen.has(key) ? ['it is there twice: take one out.'] : [];
    seen.add(key);
    return [...findFaults(entry, {index, routes}), ...twice].map(
      (fault) => `  entry ${place + 1} ("${entry.message ?? ''}"): ${fault}`,
    );
  });
  if (faults.length > 0) {
    throw new Error(`${KNOWN_ERRORS_FILE} has faults:\n${faults.join('\n')}`);
  }
  return entries as KnownError[];
}
