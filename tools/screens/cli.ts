import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {launchOptions} from '../browser.mjs';
import {explain, runMain, UserError} from '../process.mjs';
import {capture, marksFile} from './capture';
import {startPanel} from './project';
import {screens} from './screens';

const usage = `npm run screens              takes all pictures of the panel again
npm run screens -- <names>   takes these`;

const print = (text: string) => void process.stdout.write(text);

void runMain(async () => {
  const {positionals} = explain(() => parseArgs({allowPositionals: true}), usage);
  const unknown = positionals.filter((name) => screens.every((screen) => screen.name !== name));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no picture "${unknown.join('", "')}". There are: ${screens.map(({name}) => name).join(', ')}.`,
    );
  }
  const wanted = screens.filter(({name}) => positionals.length === 0 || positionals.includes(name));
  const panel = await startPanel();
  const browser = await chromium.launch(await launchOptions(print));
  try {
    const taken = await capture(browser, panel.address, wanted, print);
    const old = existsSync(marksFile) ? JSON.parse(readFileSync(marksFile, 'utf8')) : {};
    writeFileSync(marksFile, `${JSON.stringify({...old, ...taken}, null, 2)}\n`);
  } finally {
    await browser.close();
    panel.stop();
  }
  return 0;
});
