import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {projectDir, runBin} from './process.mjs';

const fixturesDir = path.join(projectDir, 'tests', 'fixtures');
const buildsDir = path.join(projectDir, 'build-fixtures');

/** Fixtures that are there for the warnings of their build. */
const warnsOnPurpose = new Set(['broken-links']);

/** Folders of a fixture that its build makes. */
const madeByBuild = new Set(['.docusaurus', 'node_modules', 'src']);

/** Two builds at a time keep two cores busy. */
const BUILDERS = 2;

/** @param {string} folder @returns {string[]} paths of all files below it */
function listFiles(folder) {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !madeByBuild.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}

/** @param {string} name @returns {string} hash of all that its build reads */
function hashInputs(name) {
  const hash = createHash('sha256');
  const files = [
    path.join(projectDir, 'docusaurus.config.ts'),
    path.join(projectDir, 'package-lock.json'),
    path.join(fixturesDir, 'site.ts'),
    ...readdirSync(path.join(projectDir, 'src')).flatMap((entry) => {
      const file = path.join(projectDir, 'src', entry);
      return path.extname(entry) ? [file] : listFiles(file);
    }),
    ...listFiles(path.join(fixturesDir, name)),
  ];
  for (const file of files) {
    hash.update(`${path.relative(projectDir, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} name */
function linkSource(name) {
  const link = path.join(fixturesDir, name, 'src');
  if (!existsSync(link)) {
    // A junction needs no rights on Windows; elsewhere the type is ignored.
    symlinkSync(path.join(projectDir, 'src'), link, 'junction');
  }
}

/** @param {string} name @param {(text: string) => void} print @returns {Promise<boolean>} */
async function buildFixture(name, print) {
  const outDir = path.join(buildsDir, name);
  const hashFile = path.join(buildsDir, `${name}.hash`);
  const hash = hashInputs(name);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) {
    print(`${name}: unchanged\n`);
    return true;
  }
  linkSource(name);
  const begin = performance.now();
  let output = '';
  const code = await runBin(
    '@docusaurus/core',
    ['build', path.join(fixturesDir, name), '--out-dir', outDir],
    {
      quiet: true,
      onOutput: (text) => (output += text),
      // A page from the cache is not read again, and warns of nothing.
      env: warnsOnPurpose.has(name) ? {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'} : {},
    },
  );
  writeFileSync(path.join(buildsDir, `${name}.log`), output);
  if (code !== 0 || (output.includes('[WARNING]') && !warnsOnPurpose.has(name))) {
    print(`${output}\n${name}: the build of this fixture failed or warned.\n`);
    return false;
  }
  writeFileSync(hashFile, hash);
  print(`${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s\n`);
  return true;
}

/**
 * Builds the fixture sites of tests/fixtures whose inputs have changed.
 *
 * @param {(text: string) => void} print receives a line about each, and what a build that failed has printed
 * @returns {Promise<boolean>} true when all are built
 */
export async function buildFixtures(print) {
  mkdirSync(buildsDir, {recursive: true});
  const names = readdirSync(fixturesDir).filter((name) =>
    existsSync(path.join(fixturesDir, name, 'docusaurus.config.ts')),
  );
  const results = await Promise.all(
    Array.from({length: BUILDERS}, async () => {
      let succeeded = true;
      for (let name = names.shift(); name; name = names.shift()) {
        succeeded = (await buildFixture(name, print)) && succeeded;
      }
      return succeeded;
    }),
  );
  return results.every(Boolean);
}
