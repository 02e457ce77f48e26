import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {buildDir} from '../../paths';

const scriptsDir = path.join(buildDir, 'assets/js');

type Script = {file: string; source: string};

/** Finds the scripts of the build that have a text in them. */
function findScripts(marker: string): Script[] {
  const scripts = readdirSync(scriptsDir).flatMap((file) => {
    const source = readFileSync(path.join(scriptsDir, file), 'utf8');
    return source.includes(marker) ? [{file, source}] : [];
  });
  expect(scripts, `scripts with ${marker}`).not.toHaveLength(0);
  return scripts;
}

/** Finds the one script of the build that has a text in it. */
function findScript(marker: string): Script {
  const scripts = findScripts(marker);
  expect(
    scripts.map(({file}) => file),
    `scripts with ${marker}`,
  ).toHaveLength(1);
  return scripts[0]!;
}

async function serveScript(page: Page, file: string, body: string): Promise<void> {
  await page.route(`**/${file}`, (route) => route.fulfill({contentType: 'text/javascript', body}));
}

/**
 * Serves the scripts that have a text with another in the place of this text, which stands once in each: parts of the site
 * that are loaded apart may have a copy of what they share.
 */
export async function replaceInScript(
  page: Page,
  text: string,
  replacement: string,
): Promise<void> {
  for (const {file, source} of findScripts(text)) {
    const parts = source.split(text);
    expect(parts, `${text} stands once in ${file}`).toHaveLength(2);
    await serveScript(page, file, parts.join(replacement));
  }
}

/** Serves the one script that has a text with the one place replaced that matches a pattern. */
export async function changeScript(
  page: Page,
  marker: string,
  place: RegExp,
  replacement: string,
): Promise<void> {
  const {file, source} = findScript(marker);
  expect(source.match(new RegExp(place, 'g'))).toHaveLength(1);
  await serveScript(page, file, source.replace(place, replacement));
}
