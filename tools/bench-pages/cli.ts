import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {readPages} from '../../src/markdown/pages';
import {writeBenchmark} from '../benchmarks';
import {launchOptions} from '../browser.mjs';
import {installIfMissing} from '../install.mjs';
import {explain, projectDir, runMain} from '../process.mjs';
import {measureBuild} from './build';
import {growPages} from './content';
import {measure, type Visit} from './measure';
import {type Results, toReport} from './report';
import {serve} from '../serve-build';
import {benchDir, generators} from './sites';

const usage = `npm run bench:pages                                 measure everything and write BENCHMARKS.md
npm run bench:pages -- --only site,vitepress        some of the generators; prints the tables only
npm run bench:pages -- --runs 1 --pages 0           a quick look
npm run bench:pages -- --built                      open the pages of the last builds; prints the tables only

  --only <generators>  ${Object.keys(generators).join(', ')}
  --runs <n>           how often each page is opened; 0 for builds alone
  --pages <n>          pages of the grown sites; 0 for the site as it is alone`;

/** Pages of three sizes. */
const visits: readonly Visit[] = [
  {
    name: 'A short page',
    route: '/docs/core/helper-plugin/hooks/use-clipboard',
    next: '/docs/core/helper-plugin/hooks/use-focus-input-field',
  },
  {
    name: 'A page of the usual length',
    route: '/docs/core/database/transactions',
    next: '/docs/core/database/migrations',
  },
  {name: 'The longest page', route: '/docs/intro', next: '/docs/future-flags'},
];

/** The page with another sentence in the warm build. */
const changed = visits[1]!.route;

function readArguments() {
  const options = {
    built: {type: 'boolean', default: false},
    only: {type: 'string'},
    runs: {type: 'string', default: '7'},
    pages: {type: 'string', default: '1000'},
  } as const;
  return explain(() => {
    const {built, only, runs, pages} = parseArgs({options}).values;
    const keys = only?.split(',') ?? Object.keys(generators);
    const unknown = keys.find((key) => !Object.hasOwn(generators, key));
    const wrong = [runs, pages].find((count) => !/^\d+$/.test(count));
    if (unknown !== undefined || wrong !== undefined) {
      throw new Error(
        unknown === undefined ? `"${wrong}" is no number.` : `There is no generator "${unknown}".`,
      );
    }
    return {
      keys,
      built,
      isWhole: !built && only === undefined,
      runs: Number(runs),
      pages: Number(pages),
    };
  }, usage);
}

const print = (text: string) => process.stdout.write(text);

/** Where a site is written and built. */
const siteDirOf = (count: number, key: string) => path.join(benchDir, '.sites', `${count}`, key);

/** Builds the sites of all generators, one after the other. */
function buildAll(keys: readonly string[], counts: readonly number[]): Results['builds'] {
  const originals = readPages(projectDir);
  return new Map(
    counts.map((count) => {
      const content = {pages: growPages(originals, count), originals};
      const costs = keys.map((key) => {
        const cost = measureBuild(key, siteDirOf(count, key), content, changed);
        const {cold, warm} = cost;
        print(`${key}, ${count} pages: ${cold.toFixed(1)} s cold, ${warm.toFixed(1)} s warm\n`);
        return [key, cost] as const;
      });
      return [count, new Map(costs)];
    }),
  );
}

/** Opens all pages of all generators; each round visits every one, so that what else the machine does hits all alike. */
async function visitAll(
  keys: readonly string[],
  count: number,
  runs: number,
): Promise<Results['visits']> {
  const browser = await chromium.launch(await launchOptions(print));
  const servers = await Promise.all(
    keys.map((key) => serve(path.join(siteDirOf(count, key), generators[key]!.outDir))),
  );
  const results: Results['visits'] = new Map(
    visits.map((visit) => [visit, new Map(keys.map((key) => [key, []]))]),
  );
  try {
    // The first round fills the caches of the servers, and does not count.
    for (let round = 0; round <= runs; round += 1) {
      for (const visit of visits) {
        for (const [index, key] of keys.entries()) {
          const result = await measure(browser, servers[index]!.origin, visit);
          if (round > 0) {
            results.get(visit)!.get(key)!.push(result);
          }
        }
      }
      print(round === 0 ? 'all pages opened once\n' : `round ${round} of ${runs}\n`);
    }
  } finally {
    servers.forEach(({close}) => close());
    await browser.close();
  }
  return results;
}

void runMain(async () => {
  const began = new Date();
  const {keys, built, isWhole, runs, pages} = readArguments();
  await installIfMissing(benchDir);
  const count = readPages(projectDir).length;
  const counts = pages === 0 ? [count] : [count, pages];
  const builds: Results['builds'] = built ? new Map() : buildAll(keys, counts);
  const measured: Results['visits'] = runs === 0 ? new Map() : await visitAll(keys, count, runs);
  const report = toReport({began, finished: new Date(), runs, builds, visits: measured});
  print(`\n${report}\n`);
  return isWhole && runs > 0 ? writeBenchmark('pages', report) : 0;
});
