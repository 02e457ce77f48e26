import type {Locator, Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {fixtureUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

const url = new URL('second', fixtureUrl('flat-footer')).href;

function footerOf(page: Page): Locator {
  return page.getByRole('contentinfo');
}

/** The switch of the colour mode, wherever it stands. */
function switchOf(page: Page): Locator {
  return page.getByRole('button', {name: /Switch between dark and light mode/});
}

test(
  'a footer without columns is one row of links with middle dots between them',
  proves('2.footer.flat', '3.footer.fields'),
  async ({page}) => {
    await openPage(page, url);
    const links = footerOf(page).getByRole('link').filter({hasText: /./});
    await expect(links).toHaveText(['Start', 'Second page', 'Elsewhere']);
    const row = await footerOf(page).evaluate((footer) => {
      const [first, ...others] = [...footer.querySelectorAll('a')].filter(
        (link) => link.textContent,
      );
      const range = new Range();
      range.setStartBefore(first!);
      range.setEndAfter(others.at(-1)!);
      const {top} = first!.getBoundingClientRect();
      return {
        text: range.toString(),
        isLevel: others.every((link) => link.getBoundingClientRect().top === top),
      };
    });
    expect(row).toEqual({text: 'Start·Second page·Elsewhere', isLevel: true});
    await expect(links.last()).toHaveAttribute('href', 'https://example.com');

    await links.first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
    await expect(page).toHaveURL(fixtureUrl('flat-footer').href);
  },
);

test('a footer of the dark style is dark', proves('3.footer.fields'), async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  /** Returns how light the footer and its first link are, from 0 to 1, as a canvas reads any colour. */
  const readLightness = () =>
    footerOf(page).evaluate((footer) => {
      const context = document
        .createElement('canvas')
        .getContext('2d', {willReadFrequently: true})!;
      const lightnessOf = (color: string) => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
        return (red! + green! + blue!) / 3 / 255;
      };
      return {
        paper: lightnessOf(getComputedStyle(footer).backgroundColor),
        ink: lightnessOf(getComputedStyle(footer.querySelector('a')!).color),
      };
    });
  await openPage(page, url);
  const dark = await readLightness();
  expect(dark.paper).toBeLessThan(0.3);
  expect(dark.ink).toBeGreaterThan(0.7);

  // The footer of the site has the other style.
  await openPage(page, '/rfcs/intro');
  const light = await readLightness();
  expect(light.paper).toBeGreaterThan(0.7);
  expect(light.ink).toBeLessThan(0.5);
});

test(
  "the footer's logo has the image of the mode, in its size",
  proves('2.footer.logo', '3.footer-logo.fields'),
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, url);
    const logo = footerOf(page).getByRole('img', {name: 'Footer logo'});
    const readImage = () =>
      logo.evaluate((image: HTMLImageElement) => ({
        path: new URL(image.currentSrc).pathname,
        isDrawn: image.naturalWidth > 0,
        width: image.width,
        heightAttribute: image.getAttribute('height'),
      }));
    const image = {isDrawn: true, width: 40, heightAttribute: '30'};
    await expect.poll(readImage).toEqual({...image, path: '/flat-footer/img/logo.svg'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(readImage).toEqual({...image, path: '/flat-footer/img/logo-dark.svg'});
  },
);

test(
  "the footer's logo is a link with a target of its own",
  proves('2.footer.logo-link', '3.footer-logo.fields'),
  async ({page}) => {
    await page
      .context()
      .route('https://example.com/**', (route) =>
        route.fulfill({contentType: 'text/html', body: '<title>Elsewhere</title>'}),
      );
    await openPage(page, url);
    const opened = page.waitForEvent('popup');
    await footerOf(page).getByRole('link', {name: 'Footer logo'}).click();
    // In a tab of its own, as its target says.
    await expect(await opened).toHaveURL('https://example.com/logo');
    await expect(page).toHaveURL(url);
  },
);

test(
  'the copyright of the footer is HTML',
  proves('2.footer.copyright', '3.footer.fields'),
  async ({page}) => {
    await openPage(page, url);
    const copyright = footerOf(page).getByText(/^Copyright/);
    await expect(copyright).toHaveText('Copyright nobody');
    await expect(copyright.getByRole('strong')).toHaveText('nobody');
  },
);

test(
  'without its switch the colour mode is that of the system, whatever was stored',
  proves('4.color-mode.disable-switch'),
  async ({page}) => {
    // The site itself has the switch.
    await openPage(page, '/');
    await expect(switchOf(page)).toBeVisible();

    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, url);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, `${url}?docusaurus-theme=dark`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(switchOf(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'dark');

    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
    await expect(switchOf(page)).toHaveCount(0);
  },
);

test(
  'an announcement has its content and colours, and cannot always be closed',
  proves('3.announcement.fields'),
  async ({page}) => {
    await openPage(page, url);
    const bar = page.getByRole('banner').filter({hasText: 'This stays.'});
    await expect(bar.getByRole('strong')).toHaveText('stays');
    await expect(bar).toHaveCSS('background-color', 'rgb(16, 42, 67)');
    await expect(bar).toHaveCSS('color', 'rgb(240, 244, 248)');
    await expect(bar.getByRole('button')).toHaveCount(0);

    // The announcement of the site can be closed.
    await openPage(page, '/rfcs/intro');
    await expect(page.getByRole('banner').getByRole('button', {name: 'Close'})).toBeVisible();
  },
);
