import type {CodeReference} from '../../src/code-references/reference';
import type {PagesFile} from '../../src/plugins/markdown-output/indexes';
import {listReadings, type Reading} from '../bump/reading-list';
import {UserError} from '../process.mjs';
import {SourceTree} from '../strapi/resolve';
import {prepareSource} from '../strapi/source';
import type {Build} from './build';

/** Cited code that another version has changed. */
type Changed = {
  /** `path#symbol`. */
  reference: string;
  /** Comments and formatting do not count. */
  kind: 'changed' | 'vanished';
  /** Where it was and is, or what is nearest; may be empty. */
  detail: string;
  /** Unified difference of a symbol, cut to a readable length. */
  difference?: string;
};

/** A page whose cited code is another in another version. */
type StalePage = {
  title: string;
  route: string;
  url: string;
  /** Symbols whose code has changed, and everything that is gone. */
  changed: Changed[];
  /** Files and folders, cited as a whole, in which something has changed. */
  perhaps: Changed[];
};

/** What another version of Strapi makes of the pages. */
export type StaleAnswer = {
  /** The version that the pages are written from. */
  strapiVersion: string;
  against: string;
  /** How many of the cited files and symbols are the same, on other lines, changed, gone. */
  counts: Record<'unchanged' | 'moved' | 'changed' | 'vanished', number>;
  /** Those with changed symbols first, then those that only perhaps have to be read. */
  pages: StalePage[];
};

const EXACT = /^v?(?<version>\d+\.\d+\.\d+(?:-[\w.]+)?)$/u;

const toChanged = ({reference, kind, detail, difference}: Reading['toRead'][number]): Changed => ({
  reference,
  kind: kind as Changed['kind'],
  detail,
  ...(difference !== undefined && {difference}),
});

/** Returns the pages whose cited code is not the same in two source trees. */
export function comparePages(
  {pages, strapiVersion}: PagesFile,
  against: string,
  trees: {before: SourceTree; after: SourceTree},
  addressOf: (route: string) => string,
): StaleAnswer {
  const citers = pages.map(({route, references = []}) => ({
    file: route,
    citations: references.map(({path, symbol}: CodeReference) => ({path, symbol, place: ''})),
  }));
  const {readings, counts} = listReadings(citers, {...trees, to: against});
  const titles = new Map(pages.map(({route, title}) => [route, title]));
  const stale = readings.map(({file: route, toRead, perhaps}) => ({
    title: titles.get(route)!,
    route,
    url: addressOf(route),
    changed: toRead.map(toChanged),
    perhaps: perhaps.map(toChanged),
  }));
  return {
    strapiVersion,
    against,
    counts,
    pages: [
      ...stale.filter(({changed}) => changed.length > 0),
      ...stale.filter(({changed}) => changed.length === 0),
    ],
  };
}

/** Returns the source of a version. */
async function sourceOf(version: string): Promise<SourceTree> {
  try {
    return new SourceTree(await prepareSource(version));
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    const [reason] = error.message.split(/(?<=\.)\s/u);
    throw new UserError(
      `The source of Strapi ${version} cannot be had: ${reason!.replace(/\.$/u, '')}.`,
      {cause: error},
    );
  }
}

/**
 * Compares the code that the pages cite with another version of Strapi, whose packages are downloaded once.
 *
 * @throws {UserError} when that is no version, or its packages cannot be had
 */
export async function findStale(build: Build, written: string | undefined): Promise<StaleAnswer> {
  const version = EXACT.exec(written?.trim() ?? '')?.groups!.version;
  if (version === undefined) {
    throw new UserError(
      written === undefined
        ? 'Say which version to compare with: stale --against 5.53.0.'
        : `"${written}" is no exact version of Strapi: write one such as 5.53.0.`,
    );
  }
  const after = await sourceOf(version);
  const {strapiVersion} = build.pages;
  const before = version === strapiVersion ? after : await sourceOf(strapiVersion);
  return comparePages(build.pages, version, {before, after}, (route) => build.addressOf(route));
}
