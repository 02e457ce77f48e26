import {deviations, proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';
import {readSiteContext} from './context';

test(
  'the title of the site is "Doc", and ends the title of every page',
  proves('1.title'),
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    await expect(page).toHaveTitle('RFC example document · RFCs | Doc');
    expect((await readSiteContext(page)).siteConfig.title).toBe('Doc');
  },
);

const brandDetails = proves('1.navbar-title', '2.route.home');
test(
  'the title in the navbar is "Contributor documentation" and leads home',
  brandDetails,
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    const brand = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Contributor documentation', exact: true});
    await expect(brand).toHaveAttribute('href', '/');
    await brand.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Contributor documentation');
  },
);

test('the home page shows the tagline of the site', proves('1.tagline'), async ({page}) => {
  await openPage(page, '/');
  const {tagline} = (await readSiteContext(page)).siteConfig;
  expect(tagline).toMatch(/\S/u);
  await expect(page.getByRole('main').getByText(tagline, {exact: true})).toBeVisible();
});

test('the favicon is an image that the browser can show', proves('1.favicon'), async ({page}) => {
  await openPage(page, '/rfcs/example');
  const width = await page.evaluate(async () => {
    const image = new Image();
    image.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href;
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
});

test('what browsers and crawlers ask for by name is there', async ({request}) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  // The beginning of an ICO file.
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  const robots = await request.get('/robots.txt');
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow:$/m);
});

test(
  'the site is in English, from left to right, and in no other language',
  proves('1.locale'),
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).toHaveCSS('direction', 'ltr');
    const {locales, localeConfigs} = (await readSiteContext(page)).i18n;
    expect(locales).toEqual(['en']);
    expect(localeConfigs.en).toMatchObject({direction: 'ltr'});
    const languages = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(languages.toSorted()).toEqual(['en', 'x-default']);
  },
);

test(
  'the site is served from the root: its assets and its home are there',
  proves('1.base-path'),
  async ({page}) => {
    const folders = new Set<string>();
    page.on('request', (request) => {
      // Articles of other pages are prefetched whenever the browser has time for it.
      if (!request.isNavigationRequest() && !request.url().endsWith('.article.txt')) {
        folders.add(new URL(request.url()).pathname.split('/')[1]!);
      }
    });
    await openPage(page, '/');
    expect((await readSiteContext(page)).siteConfig.baseUrl).toBe('/');
    expect([...folders].toSorted()).toEqual(['assets', 'img']);
    await expect(page.getByRole('navigation', {name: 'Main'}).locator('a[href="/"]')).toBeVisible();
  },
);

const versionDetails = proves('9.framework-version');
test(
  'the site runs on the version of the framework that the deviation names',
  versionDetails,
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    const {docusaurusVersion} = (await readSiteContext(page)).siteMetadata;
    await expect(page.locator('meta[name=generator]')).toHaveAttribute(
      'content',
      `Docusaurus v${docusaurusVersion}`,
    );
    expect(deviations['9.framework-version']).toContain(` ${docusaurusVersion}:`);
  },
);
