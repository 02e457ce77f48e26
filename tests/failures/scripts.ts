import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';

const scriptsDir = path.join(__dirname, '../../build/assets/js');

/** Finds the one script of the build that has a text in it. */
export function findScript(marker: string): {file: string; source: string} {
  const scripts = readdirSync(scriptsDir).flatMap((file) => {
    const source = readFileSync(path.join(scriptsDir, file), 'utf8');
    return source.includes(marker) ? [{file, source}] : [];
  });
  expect(scripts).toHaveLength(1);
  return scripts[0]!;
}

/** Serves a script with the one place that matches replaced. */
export async function changeScript(page: Page, marker: string, place: RegExp, replacement: string) {
  const {file, source} = findScript(marker);
  expect(source.match(new RegExp(place, 'g'))).toHaveLength(1);
  await page.route(`**/${file}`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: source.replace(place, replacement)}),
  );
}
