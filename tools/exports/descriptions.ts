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
    const entries: Record<string, unknown> =
      parse(readFileSync(path.join(directory, name), 'utf8')) ?? {};
    for (const [key, value] of Object.entries(entries)) {
      const result = descriptionSchema.safeParse(value);
      if (!result.success) {
        const {path: where, message} = result.error.issues[0]!;
        problems.push(`${name}: ${[key, ...where].join('.')}: ${message}`);
      } else if (descriptions.has(key)) {
        problems.push(`${name}: ${key} is described in ${descriptions.get(key)!.file} too`);
      } else {
        descriptions.set(key, {...result.data, file: name});
      }
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
