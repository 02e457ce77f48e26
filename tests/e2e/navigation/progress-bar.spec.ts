import type {Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {gatePages, pageFiles, preventPrefetch} from '../support/network';
import {expect, openPage, test} from '../support/test';

const from = '/api/EventHub';
const title = 'StrapiFS';

type Bar = {
  /** How much of the width it covers, from 0 to 1. */
  progress: number;
  /** How its width changes. */
  transition: string;
  opacity: string;
  fading: string;
  hasSpinner: boolean;
};

/** Reads the progress bar, undefined when there is none. */
function readBar(page: Page): Promise<Bar | undefined> {
  return page.evaluate(() => {
    const root = document.getElementById('nprogress');
    const bar = root?.querySelector<HTMLElement>('.bar');
    if (!root || !bar) {
      return undefined;
    }
    const [, percent] = /translate3d\((.+?)%/.exec(bar.style.transform)!;
    return {
      progress: Math.round(100 + Number(percent)) / 100,
      transition: getComputedStyle(bar).transition,
      opacity: root.style.opacity,
      fading: getComputedStyle(root).transition,
      hasSpinner: root.querySelector('[role=spinner], .spinner') !== null,
    };
  });
}

/**
 * Sets out for another page, which does not arrive before the reader of the result calls `arrive`. Time stands
 * still at the start of the navigation, and goes on only by `page.clock`.
 */
async function setOut(page: Page): Promise<{arrive(): Promise<void>}> {
  await preventPrefetch(page);
  const gate = await gatePages(page);
  await page.clock.install({time: 0});
  await openPage(page, from);
  await page.clock.pauseAt(100_000);
  // The bar advances by a part of its rate that is left to chance: here by half of it.
  await page.evaluate(() => {
    Math.random = () => 0.5;
  });
  gate.close();
  const asked = page.waitForRequest(pageFiles);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: title})
    .click();
  await asked;
  return {
    async arrive() {
      gate.open();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    },
  };
}

test(
  'the progress bar starts at 0.08 after 200 ms, without spinner',
  proves(
    '2.progress-bar.delay',
    '2.progress-bar.no-spinner',
    '4.progress-bar.start',
    '9.progress-bar.delay',
    '9.progress-bar.minimum',
  ),
  async ({page}) => {
    await setOut(page);
    await page.clock.runFor(199);
    expect(await readBar(page)).toBeUndefined();
    await page.clock.runFor(1);
    expect(await readBar(page)).toMatchObject({progress: 0.08, hasSpinner: false});
    // It can be seen: at the top, in front of the navbar.
    await expect(page.locator('#nprogress .bar')).toBeInViewport();
  },
);

test(
  'the progress bar trickles by up to 0.02 every 800 ms',
  proves('4.progress-bar.trickle', '9.progress-bar.trickle'),
  async ({page}) => {
    await setOut(page);
    await page.clock.runFor(200 + 799);
    expect(await readBar(page)).toMatchObject({progress: 0.08});
    await page.clock.runFor(1);
    expect(await readBar(page)).toMatchObject({progress: 0.09});
    await page.clock.runFor(799);
    expect(await readBar(page)).toMatchObject({progress: 0.09});
    await page.clock.runFor(1);
    expect(await readBar(page)).toMatchObject({progress: 0.1});
  },
);

test(
  'the progress bar completes and fades out in steps of 200 ms when the route has updated',
  proves('2.progress-bar.hidden', '4.progress-bar.complete', '9.progress-bar.speed'),
  async ({page}) => {
    const {arrive} = await setOut(page);
    await page.clock.runFor(1000);
    await arrive();
    await expect
      .poll(() => readBar(page))
      .toMatchObject({
        progress: 1,
        transition: expect.stringMatching(/^(all )?0\.2s/),
        opacity: '1',
      });
    await page.clock.runFor(199);
    expect(await readBar(page)).toMatchObject({opacity: '1'});
    await page.clock.runFor(1);
    expect(await readBar(page)).toMatchObject({
      opacity: '0',
      fading: expect.stringMatching(/^(all )?0\.2s linear/),
    });
    await page.clock.runFor(199);
    expect(await readBar(page)).toBeDefined();
    await page.clock.runFor(1);
    expect(await readBar(page)).toBeUndefined();
  },
);

test(
  'a navigation that takes less than 200 ms shows no progress bar',
  proves('2.progress-bar.delay', '2.progress-bar.hidden'),
  async ({page}) => {
    const {arrive} = await setOut(page);
    await page.clock.runFor(199);
    await arrive();
    await page.clock.runFor(1000);
    expect(await readBar(page)).toBeUndefined();
  },
);
