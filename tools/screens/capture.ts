import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Locator, Page} from 'playwright-core';
import {projectDir} from '../process.mjs';
import {pinnedVersion} from '../strapi/install';
import {type Marks, pictureFile, screensFile} from '../../src/screens/files';
import type {Screen} from './screen';

/** Pixels for each CSS pixel: pictures are shown smaller than the panel, on screens that may have twice as many. */
const SCALE = 1.5;
const QUALITY = 70;

/** CSS pixels between a number and what it names, and height of what has its number in the middle. */
const [BESIDE, LINE] = [14, 56];

/** CSS pixels from the edge of a picture that a number keeps. */
const EDGE = 14;

type Box = {x: number; y: number; width: number; height: number};

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error(`${String(locator)} is not visible.`);
  }
  return box;
}

/** Returns a length as a share of another, in percent, that leaves the number inside. */
function share(length: number, of: number): number {
  return Math.round((Math.max(EDGE, Math.min(length, of - EDGE)) / of) * 1000) / 10;
}

/** Signs in as the administrator of the sample project. */
async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin/auth/login`);
  await page.getByLabel(/Email/).fill('grace@example.com');
  await page.getByLabel('Password', {exact: false}).first().fill('Sample-password-1');
  await page.getByRole('button', {name: 'Login'}).click();
  await page.getByRole('navigation').first().waitFor();
  const news = page.getByRole('button', {name: /close|dismiss/i}).first();
  await news.click({timeout: 5000}).catch(() => {});
}

/** Takes the picture of a screen, as WebP, and measures where its numbers are. */
async function take(page: Page, screen: Screen, address: string): Promise<[Buffer, Marks]> {
  await screen.open(page, address);
  const {height, margin = 0} = screen;
  const part = await boxOf(screen.part(page));
  const clip = {
    x: part.x - margin,
    y: part.y - margin,
    width: part.width + 2 * margin,
    height: Math.min(part.height + 2 * margin, height ?? Infinity),
  };
  const marks = [];
  for (const locator of await screen.marks(page)) {
    const box = await boxOf(locator);
    // Left of what it names; beside the first line of what is high.
    const x = box.x - clip.x - BESIDE;
    const y = box.y - clip.y + Math.min(box.height, LINE) / 2;
    marks.push([share(x, clip.width), share(y, clip.height)] satisfies [number, number]);
  }
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {...clip, scale: SCALE},
  });
  const size = {width: Math.round(clip.width), height: Math.round(clip.height)};
  return [Buffer.from(data, 'base64'), {strapi: pinnedVersion(), ...size, marks}];
}

/** Takes the pictures of screens in both modes and writes them below `static`, with where their numbers are. */
export async function capture(
  browser: Browser,
  address: string,
  screens: readonly Screen[],
  print: (text: string) => void,
): Promise<Record<string, Marks>> {
  const all: Record<string, Marks> = {};
  for (const mode of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      colorScheme: mode,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: {width: 1200, height: 900},
    });
    await context.addInitScript((theme) => localStorage.setItem('STRAPI_THEME', theme), mode);
    const page = await context.newPage();
    await signIn(page, address);
    page.setDefaultTimeout(15_000);
    for (const screen of screens) {
      await page.setViewportSize({width: screen.width, height: 1300});
      const [picture, marks] = await take(page, screen, address);
      const file = path.join(projectDir, 'static', pictureFile(screen.name, mode));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, picture);
      all[screen.name] = marks;
      print(`${screen.name}, ${mode}: ${Math.round(picture.length / 1024)} KB\n`);
    }
    await context.close();
  }
  return all;
}

export const marksFile = path.join(projectDir, screensFile);
