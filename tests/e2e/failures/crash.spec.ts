import type {Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {changeScript, replaceInScript} from '../support/scripts';
import {expect, openPage, test} from '../support/test';

/** What only the script of the home page has in it. */
const homeScript = 'change how content is saved';

/** Throws, while `crashes` is set in the browser, an error with a cause that has a cause. */
const crash = `if(globalThis.crashes)throw new Error('The page broke',{cause:new Error('Its data is missing',{cause:new Error('A disk is full')})});`;

const startCrashing = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, {crashes: true}));

/** Serves a home page that throws when React draws it. */
async function makeHomeCrash(page: Page) {
  const place = /\bdefault:\(\)=>([\w$]+)/;
  await changeScript(page, homeScript, place, `default:()=>{${crash}return $1}`);
  await startCrashing(page);
}

/** Serves a document, `/rfcs/intro`, that throws when React draws it. */
async function makeDocumentCrash(page: Page) {
  // The module of a document, which src/article/browser/articles.ts makes.
  const module = 'default:()=>null';
  // Asked of the page itself: the address changes while the page before is still drawn.
  const broken = `${module},get contentTitle(){if(this.metadata.permalink==='/rfcs/intro'){${crash}}return ''}`;
  await replaceInScript(page, module, broken);
  await startCrashing(page);
}

const messages = 'The page broke Cause: Its data is missing Cause: A disk is full';

const stopCrashing = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, {crashes: false}));

const headingOf = (page: Page) => page.getByRole('heading', {level: 1});
const navbarOf = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const tryAgainOf = (page: Page) => page.getByRole('button', {name: 'Try again'});

/** Follows a link by keyboard: a pointer above it would load its page before. */
async function follow(page: Page, name: string) {
  const link = navbarOf(page).getByRole('link', {name, exact: true});
  await link.focus();
  await link.press('Enter');
}

test.describe('a page that crashes', () => {
  // React logs what a boundary catches.
  test.use({expectedConsole: [/^console\.error: Error: The page broke/]});

  test(
    'inside the layout leaves "This page crashed." until it can be shown again',
    proves('4.crash.fallback', '4.crash.try-again', '8.crash', '8.crash.title', '8.error-page'),
    async ({page}) => {
      await makeDocumentCrash(page);
      await openPage(page, '/guides/code-of-conduct');
      await follow(page, 'RFCs');
      await expect(headingOf(page)).toHaveText('This page crashed.');
      await expect(page.getByRole('main')).toHaveText(`This page crashed.Try again${messages}`);
      await expect(page).toHaveTitle('Page Error');
      await expect(page.getByRole('contentinfo')).toBeVisible();

      // Still broken.
      const log = page.waitForEvent('console');
      await tryAgainOf(page).click();
      await log;
      await expect(headingOf(page)).toHaveText('This page crashed.');

      await stopCrashing(page);
      await tryAgainOf(page).click();
      await expect(headingOf(page)).toHaveText('About RFCs');
      await expect(page).toHaveTitle('About RFCs · RFCs | Doc');
      await expect(tryAgainOf(page)).toHaveCount(0);
    },
  );

  test(
    'inside the layout leaves a navbar that leads on',
    proves('4.crash.fallback'),
    async ({page}) => {
      await makeDocumentCrash(page);
      // The page is in the HTML; it crashes when React takes it over.
      await page.goto('/rfcs/intro');
      await expect(headingOf(page)).toHaveText('This page crashed.');
      await follow(page, 'Guides');
      await expect(headingOf(page)).toHaveText('Contributing to Strapi');
      await expect(page).not.toHaveTitle('Page Error');
    },
  );

  test('is mended by the next navigation, within its section too', async ({page}) => {
    await makeDocumentCrash(page);
    await page.goto('/rfcs/intro');
    await expect(headingOf(page)).toHaveText('This page crashed.');
    // The sidebar went with the page: the reader goes back to where the way led.
    await follow(page, 'Guides');
    await expect(headingOf(page)).toHaveText('Contributing to Strapi');
    await openPage(page, '/rfcs/example');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'About RFCs', exact: true}).press('Enter');
    await expect(headingOf(page)).toHaveText('This page crashed.');
    await page.goBack();
    await expect(headingOf(page)).toHaveText('RFC example document');
    await expect(page).not.toHaveTitle('Page Error');
  });

  test('outside of the layout is mended by the next navigation', async ({page}) => {
    await makeHomeCrash(page);
    await openPage(page, '/rfcs/intro');
    await follow(page, 'Contributor documentation');
    await expect(headingOf(page)).toHaveText('This page crashed');
    await follow(page, 'Guides');
    await expect(headingOf(page)).toHaveText('Contributing to Strapi');
    await expect(page).not.toHaveTitle('Page Error');
  });

  test(
    'outside of the layout leaves "This page crashed", in a layout of its own',
    proves('4.crash.fallback', '4.crash.try-again', '8.crash', '8.crash.title', '8.error-page'),
    async ({page}) => {
      await makeHomeCrash(page);
      await openPage(page, '/rfcs/intro');
      await follow(page, 'Contributor documentation');
      await expect(headingOf(page)).toHaveText('This page crashed');
      await expect(page.getByText('The page broke')).toHaveText(messages);
      await expect(page).toHaveTitle('Page Error');
      await expect(navbarOf(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await stopCrashing(page);
      await tryAgainOf(page).click();
      await expect(headingOf(page)).toHaveText('Contributor documentation');
      await expect(page).toHaveTitle('Contributor documentation | Doc');
      await expect(tryAgainOf(page)).toHaveCount(0);
    },
  );
});

test.describe('a layout that crashes', () => {
  test.use({
    expectedConsole: [
      /^console\.error: Error: (A theme navbar item failed to render|No NavbarItem component found)/,
    ],
  });

  test(
    'leaves "This page crashed" alone, with the chain of messages',
    proves('4.crash.fallback', '8.crash'),
    async ({page}) => {
      await changeScript(
        page,
        'This page crashed.',
        /\btype:"search"(?=[^{}]*\}\],logo:)/,
        'type:"missing"',
      );
      await page.goto('/rfcs/intro');
      await expect(headingOf(page)).toHaveText('This page crashed');
      await expect(page.getByText('A theme navbar item failed to render')).toHaveText(
        /"type": "missing".*Cause:\nNo NavbarItem component found for type "missing"\.$/s,
      );
      await expect(tryAgainOf(page)).toBeVisible();
      await expect(navbarOf(page)).toHaveCount(0);
      await expect(page).toHaveTitle('Page Error');
    },
  );
});

test.describe('a page without default export', () => {
  test.use({expectedConsole: [/^console\.error: Error: The page component at \/ doesn't have/]});

  test('is an error that says so', proves('8.default-export'), async ({page}) => {
    await changeScript(page, homeScript, /\bdefault:(?=\(\)=>)/, 'other:');
    await openPage(page, '/rfcs/intro');
    await follow(page, 'Contributor documentation');
    await expect(headingOf(page)).toHaveText('This page crashed');
    await expect(page.getByText('The page component')).toHaveText(
      "The page component at / doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
    );
  });
});
