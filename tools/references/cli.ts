import {cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Manifest, MANIFEST_FILE, readManifest} from '../../src/code-references/manifest';
import {type Page, readPages} from '../../src/content/pages';
import {explain, projectDir, runMain, runNpm, UserError} from '../process.mjs';
import {pinnedVersion, strapiDir} from '../strapi/install';
import {prepareSource} from '../strapi/source';
import {buildManifest, type Finding, formatManifest} from './build';
import {markForReview, replaceVersion, reviewNotes} from './bump';
import {compareVersions, type PageChanges} from './compare';
import {SourceTree} from './resolve';

const usage = `npm run references                      resolve the code references of the content, write the manifest
npm run references -- --check           only check that the manifest is what it would write
npm run references -- --against 5.53.0  list the pages whose cited code differs in another version
npm run references -- --bump 5.55.0     move the pin, mark those pages for review

--dir <folder> reads content and manifest in another folder than this project's.`;

/** Files, besides the pages, that name the pinned version. */
const versionFiles = ['src/strapi/index.ts', 'README.md', 'CONTRIBUTING.md'];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes a file whole or not at all. */
function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

function printFindings(findings: Finding[]): void {
  for (const {file, line, reference, problem, nearest} of findings) {
    print(`${file}:${line} code:${reference}: ${problem}.`);
    if (nearest.length > 0) {
      print(`  Nearest: ${nearest.map((name) => `code:${name}`).join('\n           ')}`);
    }
  }
  const s = findings.length === 1 ? ' does' : 's do';
  print(
    `\n${findings.length} reference${s} not resolve. Mend the link${findings.length === 1 ? '' : 's'}; "npm run source -- <path>" prints a file.`,
  );
}

/** Everything a manifest says, by reference. */
function flatten({version, files}: Manifest): Map<string, string> {
  return new Map([
    ['version', version],
    ...Object.entries(files).flatMap(([file, {hash, symbols = {}}]): [string, string][] => [
      [file, hash],
      ...Object.entries(symbols).map(([name, symbol]): [string, string] => [
        `${file}#${name}`,
        JSON.stringify(symbol),
      ]),
    ]),
  ]);
}

/** The references in which two manifests differ, one line each. */
function differences(committed: Manifest, current: Manifest): string[] {
  const [before, after] = [flatten(committed), flatten(current)];
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    if (before.get(name) === after.get(name)) {
      return [];
    }
    const what = before.has(name) ? (after.has(name) ? 'differs' : 'not cited') : 'missing';
    return [`${what.padEnd(9)} ${name}`];
  });
}

/** The content to work on, and the folder it was read from. */
type Site = {dir: string; pages: Page[]};

async function resolveAll({dir, pages}: Site, check: boolean): Promise<number> {
  const committed = check ? explain(() => readManifest(dir)) : undefined;
  const version = pinnedVersion();
  const tree = new SourceTree(await prepareSource());
  const {manifest, findings, citations} = buildManifest(pages, tree, version);
  if (findings.length > 0) {
    printFindings(findings);
    return 1;
  }
  if (committed) {
    const different = differences(committed, manifest);
    if (different.length > 0) {
      print(
        `${different.join('\n')}\n\nThe manifest is out of date: run "npm run references" and commit ${MANIFEST_FILE}.`,
      );
      return 1;
    }
  } else {
    replaceFile(path.join(dir, MANIFEST_FILE), formatManifest(manifest));
  }
  const files = Object.values(manifest.files);
  const symbols = files.reduce((sum, file) => sum + Object.keys(file.symbols ?? {}).length, 0);
  print(
    `${citations} references on ${pages.length} pages to ${symbols} symbols in ${files.length} files of Strapi ${version}: all resolve.`,
  );
  return 0;
}

function printChanges(changedPages: PageChanges[]): void {
  for (const {page, changes} of changedPages) {
    print(`\n${page.file}`);
    for (const {kind, reference, detail, line} of changes) {
      print(`  ${kind.padEnd(8)} ${reference}${detail && ` (${detail})`}, cited on line ${line}`);
    }
  }
}

type Comparison = ReturnType<typeof compareVersions> & {manifest: Manifest};

async function compareWith({dir, pages}: Site, version: string): Promise<Comparison> {
  const manifest = explain(() => readManifest(dir));
  if (version === manifest.version) {
    throw new UserError(`The site is pinned to ${version} already: name another version.`);
  }
  const tree = new SourceTree(await prepareSource(version));
  const result = compareVersions(pages, manifest, tree);
  printChanges(result.pages);
  const {unchanged, moved, changed, vanished} = result.counts;
  print(
    `\nFrom ${manifest.version} to ${version}: ${unchanged} cited files and symbols are unchanged, ${moved} moved, ${changed} changed, ${vanished} vanished; ${result.pages.length} of ${pages.length} pages cite the latter three.`,
  );
  return {...result, manifest};
}

/** package.json and lock file of tools/strapi with another version of the Strapi packages. */
async function repin(from: string, to: string): Promise<Map<string, string>> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'strapi-pin-'));
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      cpSync(path.join(strapiDir, file), path.join(temporary, file));
    }
    const packageFile = path.join(temporary, 'package.json');
    const packageJson = JSON.parse(readFileSync(packageFile, 'utf8'));
    for (const [name, version] of Object.entries(packageJson.dependencies)) {
      if (name.startsWith('@strapi/') && version === from) {
        packageJson.dependencies[name] = to;
      }
    }
    writeFileSync(packageFile, `${JSON.stringify(packageJson, null, 2)}\n`);
    print(`Resolving the dependencies of Strapi ${to} (about a minute).`);
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
    if ((await runNpm(args, {cwd: temporary})) !== 0) {
      throw new UserError(
        `The packages of Strapi ${to} do not fit together, see above. Nothing was changed.`,
      );
    }
    return new Map(
      ['package.json', 'package-lock.json'].map((file) => [
        path.join('tools', 'strapi', file),
        readFileSync(path.join(temporary, file), 'utf8'),
      ]),
    );
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}

async function bump(site: Site, version: string): Promise<number> {
  const {pages: changedPages, counts, manifest} = await compareWith(site, version);
  const {dir, pages} = site;
  const from = manifest.version;
  const writes = await repin(from, version);
  for (const file of versionFiles) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    writes.set(file, replaceVersion(text, from, version));
  }
  let marked = 0;
  for (const changedPage of changedPages) {
    const notes = reviewNotes(changedPage, from, version);
    if (notes.length > 0) {
      writes.set(changedPage.page.file, markForReview(changedPage.page, notes));
      marked += 1;
    }
  }
  const tree = new SourceTree(await prepareSource(version));
  const next = buildManifest(pages, tree, version);
  writes.set(MANIFEST_FILE, formatManifest(next.manifest));
  for (const [file, text] of writes) {
    replaceFile(path.join(dir, file), text);
  }
  print(
    `\nThe site is pinned to ${version}. ${marked} pages carry "status: needs-review" and the reasons in "review_notes"; read each against the new source, mend it, and take the two fields away.`,
  );
  if (counts.vanished > 0) {
    print(
      `The site does not build while references have vanished (${counts.vanished}); "npm run references" lists them.`,
    );
  }
  const naming = pages.filter(({source}) => replaceVersion(source, from, version) !== source);
  if (naming.length > 0) {
    print(`Pages whose text names ${from}:\n${naming.map(({file}) => `  ${file}`).join('\n')}`);
  }
  return 0;
}

function readArguments(): {check: boolean; against?: string; bump?: string; dir: string} {
  try {
    const {values} = parseArgs({
      options: {
        check: {type: 'boolean', default: false},
        against: {type: 'string'},
        bump: {type: 'string'},
        dir: {type: 'string', default: projectDir},
      },
    });
    if ([values.check, values.against, values.bump].filter(Boolean).length > 1) {
      throw new Error('Only one of --check, --against and --bump can be done at a time.');
    }
    return values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}

void runMain(async () => {
  const options = readArguments();
  const site = {dir: options.dir, pages: readPages(options.dir)};
  if (options.bump) {
    return bump(site, options.bump);
  }
  if (options.against) {
    await compareWith(site, options.against);
    return 0;
  }
  return resolveAll(site, options.check);
});
