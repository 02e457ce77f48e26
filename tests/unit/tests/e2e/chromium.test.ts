import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {disabledByPlaywright} from '../../../e2e/support/chromium';

const require = createRequire(import.meta.url);

test('the features that Chromium is started without are those that the installed Playwright turns off', () => {
  const folder = path.dirname(require.resolve('playwright-core/package.json'));
  const bundle = readFileSync(path.join(folder, 'lib', 'coreBundle.js'), 'utf8');
  const [, list] = /\bdisabledFeatures = \[(.*?)\]/su.exec(bundle)!;
  const features = [...list!.matchAll(/^\s*"(\w+)"/gmu)].map(([, name]) => name!);
  // The others are of Edge only.
  const ofChromium = features.filter((name) => !name.startsWith('ms'));
  expect([...disabledByPlaywright].toSorted()).toEqual(ofChromium.toSorted());
});
