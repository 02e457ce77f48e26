import type {Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

/** Parts of an address that no encoder writes: `decodeURIComponent` throws at each. */
const malformed = ['100%', '%E0%A4%A', 'caf%E9'];

const headingOf = (page: Page) => page.getByRole('heading', {level: 1});

/** The page is whole, and the next navigation works. */
async function expectToWork(page: Page): Promise<void> {
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'RFCs', exact: true})
    .click();
  await expect(headingOf(page)).toHaveText('About RFCs');
}

for (const part of malformed) {
  test(`a page opens whose hash is ${part}`, proves('2.route.hash-scroll'), async ({page}) => {
    await openPage(page, `/docs/intro#${part}`);
    await expect(headingOf(page)).toHaveText('Introduction');
    await expectToWork(page);
  });

  test(`a link whose hash is ${part} leads nowhere, and breaks nothing`, async ({page}) => {
    await openPage(page, '/docs/intro');
    await page.locator('.theme-doc-markdown').evaluate((article, hash) => {
      article.insertAdjacentHTML('afterbegin', `<p><a href="#${hash}">nowhere</a></p>`);
    }, part);
    await page.getByRole('link', {name: 'nowhere'}).click();
    await expect(page).toHaveURL(`/docs/intro#${part.replaceAll('%', '%25')}`);
    await expect(headingOf(page)).toHaveText('Introduction');
    await expectToWork(page);
    await page.goBack();
    await expect(headingOf(page)).toHaveText('Introduction');
  });
}

test('a hash that a reader types is no danger either', async ({page}) => {
  await openPage(page, '/docs/intro');
  await page.evaluate(() => {
    location.hash = '100%';
  });
  await expect(page).toHaveURL('/docs/intro#100%25');
  await expectToWork(page);
});

test.describe('an address of no page', () => {
  test.use({
    expectedConsole: [/Failed to load resource: the server responded with a status of 404/],
  });

  for (const path of ['/docs/100%25', '//example.org/x.html']) {
    test(`${path} shows that there is no such page`, async ({page, baseURL}) => {
      await page.goto(`${new URL(baseURL!).origin}${path}`);
      await expect(headingOf(page)).toHaveText('Page Not Found');
      await expectToWork(page);
    });
  }
});

/** Characters and words that parsers, encoders, selectors, objects and shells treat in ways of their own. */
const hostileParts = [
  '%',
  '%%',
  '%2',
  '%zz',
  '%00',
  '%E0%A4%A',
  '%F0%9F',
  '%25',
  '%252525',
  '%C0%AE%C0%AE',
  '100%25%',
  '..%2F..%2Fetc%2Fpasswd',
  '....//',
  '..;/',
  '\\\\host\\share',
  '"',
  "'",
  '`',
  '"><img src=x onerror=alert(1)>',
  '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'javascript:alert(1)',
  'data:text/html,x',
  'a[href="',
  ']]>',
  '*',
  '#',
  '##',
  '#.:not(',
  '?',
  '??a=b',
  '&amp;',
  '$&',
  '$1',
  '${1}',
  '{{7*7}}',
  ' ',
  '\t',
  '+',
  '%20%20',
  'grüße',
  'ﬁ',
  '日本語',
  '😀',
  '\u202Eabc',
  '\u0000',
  '\uFEFF',
  '%ED%A0%80',
  'a\u0301'.repeat(20),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'x'.repeat(5000),
];

/** Puts a link into the article, as its author would have written it, and follows it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator('.theme-doc-markdown').evaluate((article, address) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = 'hostile';
    article.querySelector('[data-hostile]')?.remove();
    const paragraph = document.createElement('p');
    paragraph.dataset.hostile = '';
    paragraph.append(link);
    article.prepend(paragraph);
  }, href);
  await page.getByRole('link', {name: 'hostile'}).click();
}

test('links to hostile anchors and queries leave the page whole', async ({page}) => {
  test.setTimeout(120_000);
  await openPage(page, '/rfcs/intro');
  for (const part of hostileParts) {
    for (const href of [`#${part}`, `/rfcs/intro?q=${part}`]) {
      await follow(page, href);
      await expect(headingOf(page), href).toHaveText('About RFCs');
    }
  }
  expect(hostileParts.length).toBeGreaterThanOrEqual(40);
  await expectToWork(page);
  // They are in the history, too.
  for (let step = 0; step < 10; step += 1) {
    await page.goBack();
    await expect(headingOf(page)).toHaveText('About RFCs');
  }
});

test.describe('hostile paths', () => {
  test.use({
    // Of the server, which knows none of them, and takes some for bad requests.
    expectedConsole: [/Failed to load resource: the server responded with a status of (?:40|50)0?/],
  });

  test('links to them lead to the not-found page, which leads on', async ({page}) => {
    test.setTimeout(120_000);
    await openPage(page, '/rfcs/intro');
    for (const part of hostileParts) {
      await follow(page, `/no-page/${part}`);
      await expect(headingOf(page), part).toHaveText('Page Not Found');
      await page.getByRole('main').getByRole('link', {name: 'RFCs', exact: true}).click();
      await expect(headingOf(page), part).toHaveText('About RFCs');
    }
    // They are in the history, too, between the pages that led on from them.
    for (let step = 0; step < 10; step += 1) {
      await page.goBack();
      await expect(headingOf(page)).toHaveText(/^(?:Page Not Found|About RFCs)$/);
    }
  });

  test('a path that is decoded twice can be come back to', async ({page}) => {
    await openPage(page, '/rfcs/intro');
    await follow(page, '/no-page/100%25');
    await expect(headingOf(page)).toHaveText('Page Not Found');
    await page.getByRole('main').getByRole('link', {name: 'RFCs', exact: true}).click();
    await expect(headingOf(page)).toHaveText('About RFCs');
    await page.goBack();
    await expect(headingOf(page)).toHaveText('Page Not Found');
    await page.goForward();
    await expect(headingOf(page)).toHaveText('About RFCs');
  });

  test('of those that a reader opens none crashes the site', async ({page, baseURL}) => {
    test.setTimeout(120_000);
    let opened = 0;
    for (const part of hostileParts) {
      await page.goto(new URL(`/no-page/${part}`, baseURL).href);
      // What the server itself refuses has no page of ours.
      if ((await page.locator('#__docusaurus').count()) > 0) {
        opened += 1;
        await expect(headingOf(page), part).toHaveText('Page Not Found');
        await expect(page.locator('html'), part).toHaveAttribute('data-has-hydrated', 'true');
      }
    }
    expect(opened).toBeGreaterThan(30);
  });

  test(
    'a page in another letter case, or with encoded slashes, is led to',
    proves('2.route.slash-case'),
    async ({page}) => {
      for (const [path, route] of [
        [
          '/DOCS/intro?size=small#what-the-pinned-version-means',
          '/docs/intro?size=small#what-the-pinned-version-means',
        ],
        ['/api/strapi', '/api/Strapi'],
        ['/TAGS', '/tags'],
        ['/docs%2Fintro', '/docs/intro'],
        ['/docs%2fcore/database%2FTransactions?a=b', '/docs/core/database/transactions?a=b'],
      ] as const) {
        await page.goto(path);
        await expect(page).toHaveURL(route);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await expect(headingOf(page)).not.toHaveText('Page Not Found');
      }
    },
  );
});

test('a query that sets attributes of the page breaks nothing', async ({page}) => {
  const query = ['theme', 'theme-choice', 'has-hydrated', 'announcement-bar-initially-dismissed']
    .map((name) => `docusaurus-data-${name}=nonsense`)
    .join('&');
  await openPage(page, `/rfcs/intro?${query}&docusaurus-data-=x&docusaurus-data-%22%3E=x`);
  await expectToWork(page);
});
