import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {strapiPackages} from '../../src/strapi/packages';
import {generate} from '../exports/generate';
import {exportWrites, readInput} from '../exports/run';
import {explain, projectDir, runMain, runNpm} from '../process.mjs';
import {pinnedVersion, strapiDir} from '../strapi/install';
import {mapWrites} from '../package-map/run';
import {generateSchemas} from '../strapi/schemas';
import {prepareSource} from '../strapi/source';
import {writeFiles} from '../write-files';
import {installVersion, moveInstalled} from './packages';
import {compare, planBump, type Services} from './plan';
import {askPublished, assertComplete, assertExact, newestComplete} from './published';
import {writeReport} from './report';

const usage = `npm run bump -- <version>            move the site to another version of Strapi
npm run bump -- --report [<version>]  only say which pages that concerns, as Markdown; without a version, the newest that
                                     all packages are published in`;

/** What compares the content with the packages; the findings are left for a person. */
const contentChecks = ['run', '--silent', 'check:content', '--', '--only', 'tables,samples'];

const services: Services = {
  published: askPublished,
  source: prepareSource,
  install: (from, to) => installVersion(strapiDir, from, to),
  packageMap: (sourceDir) => mapWrites(projectDir, sourceDir),
  schemas: ({directory}) => generateSchemas(directory),
  exports: async ({directory}, sourceDir, version) => {
    const input = await readInput({
      dir: projectDir,
      packagesDir: directory,
      sourceDir,
      version,
    });
    return exportWrites(projectDir, await generate(input));
  },
};

function readArguments(): {version?: string; isReport: boolean} {
  return explain(() => {
    const {values, positionals} = parseArgs({
      options: {report: {type: 'boolean', default: false}},
      allowPositionals: true,
    });
    const [version, ...others] = positionals;
    if (others.length > 0 || (version === undefined && !values.report)) {
      throw new Error('Name one version.');
    }
    return {version, isReport: values.report};
  }, usage);
}

/** Prints the reading list of a version. Without anything to do, standard output stays empty. */
async function report(version: string | undefined): Promise<number> {
  if (version !== undefined) {
    assertExact(version);
  }
  const from = pinnedVersion();
  const published = await askPublished(strapiPackages.map(({name}) => name));
  const to = version ?? newestComplete(published);
  if (to === undefined || to === from) {
    process.stderr.write(
      `Nothing to do: ${from} is the pinned version${version ? '' : ', and the newest that all packages are published in'}.\n`,
    );
    return 0;
  }
  assertComplete(to, published);
  const {report: list} = await compare({dir: projectDir, from}, to, services);
  process.stdout.write(`${writeReport(list)}\n`);
  return 0;
}

async function bump(to: string): Promise<number> {
  const from = pinnedVersion();
  if (to === from) {
    process.stdout.write(`The site is pinned to ${from} already: nothing to do.\n`);
    return 0;
  }
  const plan = await planBump({dir: projectDir, from}, to, services);
  writeFiles(projectDir, plan.writes);
  moveInstalled(plan.packages.directory, strapiDir);
  rmSync(plan.packages.directory, {recursive: true, force: true});
  process.stdout.write(
    `${writeReport(plan)}\n\n${plan.left.map(({title, text}) => `## ${title}\n\n${text}\n\n`).join('')}`,
  );
  process.stdout.write('## Tables and samples\n\n');
  await runNpm(contentChecks);
  process.stdout.write(
    `\nThe site is pinned to ${to}: ${plan.writes.size} files were written. ${plan.marked} pages carry "status: needs-review" and the reasons in "review_notes"; read each against the new source, correct it, and take the two fields away.\n`,
  );
  return 0;
}

void runMain(async () => {
  const {version, isReport} = readArguments();
  return isReport ? report(version) : bump(version!);
});
