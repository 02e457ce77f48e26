import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {projectDir} from '../process.mjs';

/** A site that the browser tests read. */
export type Site = {
  name: string;
  /** Folder of its `docusaurus.config.ts`. */
  siteDir: string;
  outDir: string;
  /** Variables of its build; those that are undefined are taken out of the environment. */
  env: Record<string, string | undefined>;
  /** Its build warns, because that is what it is there for. */
  warnsOnPurpose: boolean;
  /** Set for the sites of tests/fixtures, which use the code of the project, but not its content. */
  isFixture: boolean;
};

const fixturesDir = path.join(projectDir, 'tests', 'fixtures');

/** All sites but the production build, each below its name, which is its base path too. */
export const otherBuildsDir = path.join(projectDir, 'build-tests');

/** First of the ports of the browser tests. */
export const firstPort = Number(process.env.E2E_PORT ?? 4310);

/** No variable of the person at the terminal has a say in what is tested. */
const noVariables = {
  ALGOLIA_APP_ID: undefined,
  ALGOLIA_HOST: undefined,
  ALGOLIA_INDEX: undefined,
  ALGOLIA_SEARCH_KEY: undefined,
  BASE_URL: undefined,
  SITE_URL: undefined,
};

/** The production build, as `npm run build` makes it. */
const production: Site = {
  name: 'site',
  siteDir: projectDir,
  outDir: path.join(projectDir, 'build'),
  env: noVariables,
  warnsOnPurpose: false,
  isFixture: false,
};

/** The same site under a base path, which asks a hosted search service: the stand-in of tests/e2e/hosted. */
const contributor: Site = {
  ...production,
  name: 'contributor',
  outDir: path.join(otherBuildsDir, 'contributor'),
  env: {
    ...noVariables,
    ALGOLIA_APP_ID: 'STANDIN',
    ALGOLIA_HOST: `http://localhost:${firstPort + 2}`,
    ALGOLIA_INDEX: 'contributor',
    ALGOLIA_SEARCH_KEY: 'stand-in-search-key',
    BASE_URL: '/contributor/',
  },
};

/** Returns the sites of tests/fixtures. */
function readFixtures(): Site[] {
  return readdirSync(fixturesDir)
    .filter((name) => existsSync(path.join(fixturesDir, name, 'docusaurus.config.ts')))
    .map((name) => ({
      name,
      siteDir: path.join(fixturesDir, name),
      outDir: path.join(otherBuildsDir, name),
      env: noVariables,
      warnsOnPurpose: name === 'broken-links',
      isFixture: true,
    }));
}

/** Returns all sites, the largest first. */
export function readSites(): Site[] {
  return [production, contributor, ...readFixtures()];
}

/** Which sites the tests of a folder of tests/e2e read; those of all other folders read the production build. */
const sitesOfFolders: Record<string, (site: Site) => boolean> = {
  'base-path': ({name}) => name === 'contributor' || name === 'site',
  'fixture-sites': ({isFixture}) => isFixture,
  hosted: ({name}) => name === 'contributor' || name === 'site',
  site: ({name}) => name === 'contributor' || name === 'site',
};

/**
 * Returns the sites that some tests need.
 *
 * @param files spec files, relative to tests/e2e
 */
export function sitesOf(files: readonly string[]): Site[] {
  const needs = files.map((file) => {
    const [folder] = file.split('/') as [string];
    return sitesOfFolders[folder] ?? (({name}: Site) => name === 'site');
  });
  return readSites().filter((site) => needs.some((isNeeded) => isNeeded(site)));
}
