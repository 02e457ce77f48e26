import {mkdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectDir, runBin} from '../process.mjs';
import {writeOffline} from '../offline/write';
import {fingerprint, fingerprintFile, isUpToDate} from './fingerprint';
import {otherBuildsDir, type Site} from './sites';

/** Two small builds at a time keep two cores busy. */
const FIXTURES_AT_ONCE = 2;

/**
 * Lets a fixture find the code of the site, by a link in its folder. The link is relative, so that a copied or moved checkout
 * uses its own code; one that leads elsewhere is replaced.
 *
 * @param siteDir folder of the fixture
 * @param sourceDir `src` of the project
 */
export function linkSource(siteDir: string, sourceDir: string): void {
  const link = path.join(siteDir, 'src');
  const target = path.relative(siteDir, sourceDir);
  let present: string | undefined;
  try {
    present = readlinkSync(link);
  } catch {
    // There is none yet.
  }
  if (present !== target) {
    rmSync(link, {force: true, recursive: true});
    symlinkSync(target, link, 'dir');
  }
}

/**
 * Builds a site unless the build that is there was made of the same inputs.
 *
 * @returns whether there is a sound build now; a warning is a failure, unless the site is there for it
 */
async function buildSite(site: Site): Promise<boolean> {
  const {name, siteDir, outDir, env, warnsOnPurpose, isFixture} = site;
  if (isUpToDate(site)) {
    process.stdout.write(`${name}: unchanged\n`);
    return true;
  }
  if (isFixture) {
    linkSource(siteDir, path.join(projectDir, 'src'));
  }
  // Before the build: what changes meanwhile is not in it.
  const inputs = fingerprint(site);
  const begin = performance.now();
  let output = '';
  const code = await runBin('@docusaurus/core', ['build', siteDir, '--out-dir', outDir], {
    onOutput: (text) => (output += text),
    // A page from the cache is not read again, and warns of nothing.
    env: {...env, ...(warnsOnPurpose && {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'})},
  });
  mkdirSync(otherBuildsDir, {recursive: true});
  writeFileSync(path.join(otherBuildsDir, `${name}.log`), output);
  const hasWarned = output.includes('[WARNING]');
  if (code !== 0 || (hasWarned && !warnsOnPurpose)) {
    process.stdout.write(
      `${output}\n${name}: ${code === 0 ? 'the site was built, with warnings. Fix what they name, see above' : 'the build failed, see above'}.\n`,
    );
    return false;
  }
  if (!isFixture) {
    writeOffline(outDir);
  }
  writeFileSync(fingerprintFile(site), inputs);
  process.stdout.write(`${name}: built in ${((performance.now() - begin) / 1000).toFixed(1)} s\n`);
  return true;
}

/** Builds sites whose inputs have changed, and prints a line about each. Returns whether there is a sound build of each now. */
export async function buildSites(sites: readonly Site[]): Promise<boolean> {
  // The builds of the project share the framework's folder of generated files and use all cores.
  let isSound = true;
  for (const site of sites.filter(({isFixture}) => !isFixture)) {
    isSound = (await buildSite(site)) && isSound;
  }
  const waiting = sites.filter(({isFixture}) => isFixture);
  const results = await Promise.all(
    Array.from({length: FIXTURES_AT_ONCE}, async () => {
      let areSound = true;
      for (let site = waiting.shift(); site; site = waiting.shift()) {
        areSound = (await buildSite(site)) && areSound;
      }
      return areSound;
    }),
  );
  return isSound && results.every(Boolean);
}
