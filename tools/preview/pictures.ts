import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {serve} from '../serve-build';

/** CSS pixels of a phone and of a desktop. */
export const WIDTHS = [360, 1440];

const HEIGHT = 1200;

/** Returns the name of a picture's file. */
export const pictureOf = (route: string, width: number, build: 'after' | 'before') =>
  `${route.slice(1).replaceAll('/', '-') || 'home'}-${width}-${build}.png`;

/** Takes pictures of the beginning of pages as a build has them, in the widths above. */
export async function takePictures(
  browser: Browser,
  buildDir: string,
  build: 'after' | 'before',
  routes: readonly string[],
  outDir: string,
): Promise<void> {
  mkdirSync(outDir, {recursive: true});
  const {close, origin} = await serve(buildDir);
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({viewport: {width, height: HEIGHT}});
      for (const route of routes) {
        await page.goto(origin + route);
        await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
        await page.screenshot({path: path.join(outDir, pictureOf(route, width, build))});
      }
      await page.close();
    }
  } finally {
    close();
  }
}
