import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {launchOptions} from '../browser.mjs';
import {explain, projectDir, run, runMain, UserError} from '../process.mjs';
import {compareBuilds, findBrokenLinks} from './compare';
import {takePictures} from './pictures';
import {writePictures, writeSummary} from './summary';

const usage = `npm run preview -- --before <folder>   compares the build in build/ with an earlier one, and writes preview/:
                                       summary.md, and index.html with pictures of the pages that have changed

--pictures <number>   takes at most so many pages; 12 when it is not named.`;

const print = (text: string) => void process.stdout.write(text);

/** Returns what an npm script prints, whatever it ends with. */
async function printOf(script: string): Promise<string> {
  let output = '';
  await run('npm', ['run', '--silent', script], {
    onOutput: (text) => {
      output += text;
    },
  });
  return output;
}

void runMain(async () => {
  const {values} = explain(
    () =>
      parseArgs({options: {before: {type: 'string'}, pictures: {type: 'string', default: '12'}}}),
    usage,
  );
  const after = path.join(projectDir, 'build');
  const before = path.resolve(values.before ?? '');
  for (const buildDir of [before, after]) {
    if (!values.before || !existsSync(path.join(buildDir, 'sitemap.xml'))) {
      throw new UserError(`There is no build in ${buildDir}.\n\n${usage}`);
    }
  }
  const changes = compareBuilds(before, after);
  const pages = [...changes.added, ...changes.changed];
  const pictured = pages.slice(0, Number(values.pictures));
  const outDir = path.join(projectDir, 'preview');
  mkdirSync(outDir, {recursive: true});
  const browser = await chromium.launch(await launchOptions(print));
  try {
    await takePictures(browser, after, 'after', pictured, outDir);
    const known = pictured.filter((route) => !changes.added.includes(route));
    await takePictures(browser, before, 'before', known, outDir);
  } finally {
    await browser.close();
  }
  writeFileSync(path.join(outDir, 'index.html'), writePictures(pictured, changes.added));
  const summary = writeSummary(changes, findBrokenLinks(after, pages), {
    budgets: await printOf('size'),
    ranks: await printOf('relevance'),
  });
  writeFileSync(path.join(outDir, 'summary.md'), summary);
  print(`${summary.split('\n', 1)[0]!.slice(3)}. See preview/summary.md and preview/index.html.\n`);
  return 0;
});
