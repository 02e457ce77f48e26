import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {parseReference} from '../../src/code-references/reference';
import {UserError} from '../process.mjs';

const words = z.string().min(1);
const named = z.record(z.string(), words).default({});

const descriptionSchema = z.strictObject({
  /** What was read to write this: path in the monorepo, with the symbol where it can be named. */
  code: words,
  /** One sentence; the description of a page of its own, and the line in the index. */
  text: words,
  /** Heading of the index that the export stands under. */
  group: words,
  /** Phrases by which somebody looks for the page who does not know the name. */
  keywords: z.array(words).min(1).optional(),
  /** Instead of the declaration, where that names only the type of a library. */
  signature: words.optional(),
  /** Parameters by name. */
  params: named,
  /** What a function gives back. */
  result: words.optional(),
  /** Members by name: of the type itself, or of the object that a function gives back. */
  members: named,
  /** Defaults of members, as code. */
  defaults: named,
  /** Compiled examples of hooks, and of every page. */
  sample: words.optional(),
  /** Caching, errors, order, traps. */
  behaviour: words.optional(),
});

const fileSchema = z.record(z.string(), descriptionSchema);

/** What we say about one export. */
export type Description = z.infer<typeof descriptionSchema> & {
  /** File that says it, relative to the project. */
  file: string;
};

/** Descriptions by name of the export. */
export type Descriptions = ReadonlyMap<string, Description>;

/**
 * Reads the descriptions of a folder, one file a group of exports.
 *
 * @throws {UserError} when a file is not of the form above, or two describe the same export
 */
export function readDescriptions(directory: string): Descriptions {
  const descriptions = new Map<string, Description>();
  const problems: string[] = [];
  for (const name of readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()) {
    const {data, error} = fileSchema.safeParse(
      parse(readFileSync(path.join(directory, name), 'utf8')),
    );
    for (const {path: where, message} of error?.issues ?? []) {
      problems.push(`${name}: ${where.join('.')}: ${message}`);
    }
    for (const [key, description] of Object.entries(data ?? {})) {
      if (descriptions.has(key)) {
        problems.push(`${name}: ${key} is described in ${descriptions.get(key)!.file} too`);
      }
      descriptions.set(key, {...description, file: name});
    }
  }
  if (problems.length > 0) {
    throw new UserError(`The descriptions cannot be read:\n${problems.join('\n')}`);
  }
  return descriptions;
}

/** The reference that a description names. */
export function codeOf({code}: Pick<Description, 'code'>) {
  return parseReference(`code:${code}`)!;
}

const tableSchema = z.record(z.string(), z.array(z.string()));

/** Names of the exports that a page explains, by its route. */
export type ExplainedIn = Readonly<z.infer<typeof tableSchema>>;

/**
 * Reads the table of pages that explain exports.
 *
 * @throws {UserError} when it is not a list of exports by route
 */
export function readExplainedIn(file: string): ExplainedIn {
  const {data, success} = tableSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!success) {
    throw new UserError(`${file} must be a list of exports by route.`);
  }
  return data;
}
