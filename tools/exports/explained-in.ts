import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';
import type {Page} from '../../src/markdown/pages';
import {UserError} from '../process.mjs';
import type {Entry} from './entries';

const tableSchema = z.record(z.string(), z.array(z.string()));

/** Pages that explain an export: routes by its name. */
export type ExplainedIn = ReadonlyMap<string, string[]>;

/**
 * Reads the table of pages that explain exports.
 *
 * @throws {UserError} when it is not a list of exports by route
 */
export function readExplainedIn(file: string): ExplainedIn {
  const result = tableSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    throw new UserError(`${file} must be a list of exports by route.`);
  }
  const byExport = new Map<string, string[]>();
  for (const [route, names] of Object.entries(result.data)) {
    for (const name of names) {
      byExport.set(name, [...(byExport.get(name) ?? []), route]);
    }
  }
  return byExport;
}

/** Finds routes without a page, and names that are not exported. */
export function checkExplainedIn(
  explainedIn: ExplainedIn,
  entries: readonly Entry[],
  pages: readonly Pick<Page, 'route'>[],
): string[] {
  const routes = new Set(pages.map(({route}) => route));
  const names = new Set(entries.map(({name}) => name));
  const missing = new Set([...explainedIn.values()].flat().filter((route) => !routes.has(route)));
  return [
    ...[...missing].map((route) => `explained-in.yaml: ${route} is no page of the site.`),
    ...[...explainedIn.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `explained-in.yaml: no documented module exports ${name}.`),
  ];
}
