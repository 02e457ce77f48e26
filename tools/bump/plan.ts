import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST_FILE} from '../../src/code-references/manifest';
import {type Page, parsePage, readPages} from '../../src/markdown/pages';
import {strapiPackages} from '../../src/strapi/packages';
import {buildCodeIndex, formatCodeIndex} from '../code-index/build';
import {CODE_INDEX_FILE} from '../../src/search/plugin/code-file';
import {UserError} from '../process.mjs';
import {buildManifest, describeFinding, formatManifest} from '../references/build';
import {SourceTree} from '../strapi/resolve';
import {SCHEMAS_FILE} from '../strapi/schemas';
import type {Writes} from '../write-files';
import {findCiters, isGenerated} from './citers';
import {markForReview, replaceVersion, reviewNotes} from './mark';
import type {NewPackages} from './packages';
import {assertComplete, assertExact, type Published} from './published';
import {listReadings} from './reading-list';
import type {Report} from './report';

/** What a bump takes from outside of the project. */
export type Services = {
  /** The versions that are published of some packages. */
  published: (names: readonly string[]) => Promise<Published>;
  /** Root of the reconstructed source of a version. */
  source: (version: string) => Promise<string>;
  /** Installs the packages of a version somewhere else. */
  install: (from: string, to: string) => Promise<NewPackages>;
  /**
   * What "npm run exports" would write with those packages.
   *
   * @throws {UserError} with all findings when something is not described, or described and gone
   */
  exports: (packages: NewPackages, sourceDir: string, version: string) => Promise<Writes>;
  /** The page of the package map, if that version changes it. */
  packageMap: (sourceDir: string) => Writes;
  /** The types of the content types of the samples. */
  schemas: (packages: NewPackages) => Promise<string>;
};

/** The files, besides the pages, that name the pinned version. */
export const versionFiles = ['src/strapi/index.ts', 'README.md', 'CONTRIBUTING.md'];

/** A project and the version it is pinned to. */
type Project = {dir: string; from: string};

/** What is left for a person besides reading. */
type Left = {title: string; text: string}[];

/** Everything a bump is going to do. */
type Plan = Report & {writes: Writes; packages: NewPackages; left: Left; marked: number};

/** What differs in two versions, and the newer one's source. */
export type Comparison = {report: Report; sourceDir: string; tree: SourceTree};

/** Compares the cited code of two versions; writes nothing into the project. */
export async function compare(
  {dir, from}: Project,
  to: string,
  services: Pick<Services, 'source'>,
): Promise<Comparison> {
  const citers = findCiters(readPages(dir));
  const before = new SourceTree(await services.source(from));
  const sourceDir = await services.source(to);
  const tree = new SourceTree(sourceDir);
  const list = listReadings(citers, {before, after: tree, to});
  return {report: {from, to, list, citers: citers.length}, sourceDir, tree};
}

async function planExports(
  {from, to}: Report,
  packages: NewPackages,
  sourceDir: string,
  services: Services,
): Promise<{writes: Writes; left: Left}> {
  try {
    return {writes: await services.exports(packages, sourceDir, to), left: []};
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    return {
      writes: new Map(),
      left: [
        {
          title: 'Exports',
          text: `The section Exports is still that of ${from}. Correct the following, then run "npm run exports" and "npm run references":\n\n${error.message}`,
        },
      ],
    };
  }
}

/** The pages as they are after the writes. */
function pagesAfter(pages: readonly Page[], writes: Writes): Page[] {
  const kept = pages.filter(({file}) => !writes.has(file));
  const written = [...writes].flatMap(([file, text]) =>
    file.endsWith('.md') && text !== undefined ? [parsePage(file, text)] : [],
  );
  return [...kept, ...written].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** Places of a version number in pages that people write, one line each. */
function mentions(pages: readonly Page[], version: string): string[] {
  return pages
    .filter((page) => !isGenerated(page))
    .flatMap(({file, source}) =>
      source
        .split('\n')
        .flatMap((line, index) =>
          replaceVersion(line, version, '') === line ? [] : [`- ${file}:${index + 1}`],
        ),
    );
}

/**
 * Prepares everything that a new version changes. Nothing is written into the project.
 *
 * @throws {UserError} when the version is not published whole, or anything cannot be prepared
 */
export async function planBump(project: Project, to: string, services: Services): Promise<Plan> {
  assertExact(to);
  assertComplete(to, await services.published(strapiPackages.map(({name}) => name)));
  const comparison = await compare(project, to, services);
  const packages = await services.install(project.from, to);
  try {
    return await planWrites(project, comparison, packages, services);
  } catch (error) {
    rmSync(packages.directory, {recursive: true, force: true});
    throw error;
  }
}

async function planWrites(
  {dir, from}: Project,
  {report, sourceDir, tree}: Comparison,
  packages: NewPackages,
  services: Services,
): Promise<Plan> {
  const {to} = report;
  const exports = await planExports(report, packages, sourceDir, services);
  const writes = new Map<string, string | undefined>(exports.writes);
  const map = services.packageMap(sourceDir);
  map.forEach((text, file) => writes.set(file, text));
  writes.set(SCHEMAS_FILE, await services.schemas(packages));
  writes.set(CODE_INDEX_FILE, formatCodeIndex(buildCodeIndex(sourceDir, to)));
  writes.set('tools/strapi/package.json', packages.packageJson);
  writes.set('tools/strapi/package-lock.json', packages.lockFile);
  for (const file of versionFiles) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    writes.set(file, replaceVersion(text, from, to));
  }
  const pages = readPages(dir);
  const next = buildManifest(pagesAfter(pages, new Map([...exports.writes, ...map])), tree, to);
  writes.set(MANIFEST_FILE, formatManifest(next.manifest));
  let marked = 0;
  for (const reading of report.list.readings) {
    const page = pages.find(({file}) => file === reading.file);
    if (page && reading.toRead.length > 0) {
      const notes = reviewNotes(reading, from, to);
      writes.set(page.file, markForReview(page.file, map.get(page.file) ?? page.source, notes));
      marked += 1;
    }
  }
  const vanished = next.findings
    // Of generated pages the texts are corrected, see what is said of the exports.
    .filter((finding) => !isGenerated(finding))
    .map((finding) => `- ${describeFinding(finding)}`);
  const named = mentions(pages, from);
  const left: Left = [...exports.left];
  if (map.size > 0) {
    left.push({
      title: 'Package map',
      text: `Dependencies between the packages have changed: run "npm run diagrams", then look whether the text of ${[...map.keys()].join()} still fits.`,
    });
  }
  if (vanished.length > 0) {
    left.push({
      title: 'References that lead nowhere',
      text: `The site does not build before they are changed; then run "npm run references".\n\n${vanished.join('\n')}`,
    });
  }
  if (named.length > 0) {
    left.push({
      title: `Lines that name ${from}`,
      text: `Say whether they are still true.\n\n${named.join('\n')}`,
    });
  }
  return {...report, writes, packages, left, marked};
}
