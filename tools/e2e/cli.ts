import {readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import {projectDir, runMain, UserError} from '../process.mjs';
import {buildSites} from './build';
import {readSites, type Site, sitesOf} from './sites';

const usage = `tsx tools/e2e/cli.ts <site> …             build these sites: a name, or "fixtures" for all of tests/fixtures
tsx tools/e2e/cli.ts --for [<argument> …]  build the sites that these arguments of Playwright need`;

/** Returns the sites with these names. */
function sitesByName(names: readonly string[]): Site[] {
  const sites = readSites();
  return names.flatMap((name) => {
    const found = sites.filter((site) =>
      name === 'fixtures' ? site.isFixture : site.name === name,
    );
    if (found.length === 0) {
      const known = ['fixtures', ...sites.map((site) => site.name)].join(', ');
      throw new UserError(`There is no site "${name}". There are ${known}.`);
    }
    return found;
  });
}

/**
 * Returns the sites of the spec files that Playwright would run: those that match an argument, or all.
 *
 * @throws {UserError} when an argument is a path and no spec file matches one
 */
function sitesForArguments(args: readonly string[]): Site[] {
  const files = readdirSync(join(projectDir, 'tests', 'e2e'), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.spec.ts'));
  const wanted = files.filter((file) =>
    args.some((argument) => `tests/e2e/${file}`.includes(argument.replace(/:\d+(?::\d+)?$/, ''))),
  );
  const path = args.find((argument) => /[/\\]|\.ts\b/.test(argument) && !argument.startsWith('-'));
  if (wanted.length === 0 && path !== undefined) {
    throw new UserError(`No browser test matches "${path}". They are tests/e2e/**/*.spec.ts.`);
  }
  return sitesOf(wanted.length > 0 ? wanted : files);
}

void runMain(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === undefined) {
    throw new UserError(usage);
  }
  const sites = first === '--for' ? sitesForArguments(rest) : sitesByName([first, ...rest]);
  return (await buildSites(sites)) ? 0 : 1;
});
