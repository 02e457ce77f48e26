import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {projectDir} from '../../../paths';
import {queryKinds, type RelevanceQuery, type SuiteName, suiteNames} from './query';

export type {RelevanceQuery} from './query';

const queriesDir = path.join(projectDir, 'tests', 'e2e', 'search', 'relevance', 'queries');

/** A file has the queries by kind, each with its routes. */
const queryFile = z.partialRecord(
  z.enum(queryKinds),
  z.record(z.string(), z.array(z.string()).min(1)),
);

/** Reads the queries of a suite, in the order of the files. Throws when a file has not the shape of queries. */
function readSuite(suite: SuiteName): RelevanceQuery[] {
  const dir = path.join(queriesDir, suite);
  return readdirSync(dir).flatMap((name) => {
    const kinds = queryFile.parse(parse(readFileSync(path.join(dir, name), 'utf8')));
    return queryKinds.flatMap((kind) =>
      Object.entries(kinds[kind] ?? {}).map(([query, routes]) => ({kind, query, routes})),
    );
  });
}

/** What contributors look for, and where the pages answer it, by suite. */
export const suites = Object.fromEntries(
  suiteNames.map((suite) => [suite, readSuite(suite)]),
) as Record<SuiteName, RelevanceQuery[]>;

/** Names that no page has, each with the file where the code has it. */
export const namesOfCode = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync(path.join(queriesDir, 'code.yaml'), 'utf8')));

/** The queries of both suites. */
export const relevanceQueries: readonly RelevanceQuery[] = suiteNames.flatMap(
  (suite) => suites[suite],
);
