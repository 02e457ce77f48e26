import type {Locator, Page} from '@playwright/test';
import {proves} from '../../spec/statements';
import {fixtureUrl} from '../support/site';
import {expect, openPage, test} from '../support/test';

/** The locales that the fixture configures, with their labels. */
const locales = {en: 'English', de: 'Deutsch'};

/** Returns the address of a page of the fixture. */
function urlOf(route: string): string {
  return new URL(route, fixtureUrl('two-locales')).href;
}

function navbarOf(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'});
}

/** The dropdown in the navbar, its button and its links. */
function dropdownOf(page: Page) {
  const navbar = navbarOf(page);
  return {
    button: navbar.getByRole('button', {name: 'Several'}),
    first: navbar.getByRole('link', {name: 'Second of several'}),
    last: navbar.getByRole('link', {name: 'More of several'}),
  };
}

/** Opens a page and its dropdown with the keyboard, so that it stays open wherever the pointer is. */
async function openDropdown(page: Page) {
  await openPage(page, urlOf('second'));
  const dropdown = dropdownOf(page);
  await dropdown.button.press('Enter');
  await expect(dropdown.button).toHaveAttribute('aria-expanded', 'true');
  await expect(dropdown.last).toBeVisible();
  return dropdown;
}

/** Expects that the dropdown closes. */
async function expectClosed({button, first, last}: ReturnType<typeof dropdownOf>) {
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeHidden();
  await expect(last).toBeHidden();
}

/** Returns the left and right edges of elements. */
function edgesOf(...elements: Locator[]) {
  return Promise.all(
    elements.map((element) =>
      element.evaluate((node) => {
        const {left, right} = node.getBoundingClientRect();
        return {left, right};
      }),
    ),
  );
}

test(
  'a default link of the navbar leads inside the site or elsewhere',
  proves('2.navbar-item.default', '3.navbar-item.fields'),
  async ({page}) => {
    await openPage(page, urlOf('./'));
    const elsewhere = navbarOf(page).getByRole('link', {name: 'Elsewhere'});
    await expect(elsewhere).toHaveAttribute('href', 'https://example.com/');
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(elsewhere.getByRole('emphasis')).toHaveText('Elsewhere');

    const inside = navbarOf(page).getByRole('link', {name: 'Left'});
    await expect(inside).not.toHaveAttribute('aria-current');
    await inside.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
    await expect(page).toHaveURL(urlOf('second'));
    await expect(inside).toHaveAttribute('aria-current', 'page');
  },
);

test(
  'a navbar item without a position stands on the right',
  proves('2.navbar.default-side', '3.navbar-item.fields'),
  async ({page}) => {
    // Wide enough for a gap between the two sides.
    await page.setViewportSize({width: 1600, height: 800});
    await openPage(page, urlOf('second'));
    const link = (name: string) => navbarOf(page).getByRole('link', {name, exact: true});
    const languages = navbarOf(page).getByRole('button', {name: 'English'});
    const [left, lastLeft, noSide, nextRight] = await edgesOf(
      link('Left'),
      link('Sidebar'),
      link('No side'),
      languages,
    );
    expect(left!.right).toBeLessThan(lastLeft!.left);
    // The configuration names it before all others; its neighbour is on the right.
    expect(noSide!.left).toBeGreaterThan(lastLeft!.right);
    const gapBefore = noSide!.left - lastLeft!.right;
    const gapAfter = nextRight!.left - noSide!.right;
    expect(gapAfter).toBeGreaterThanOrEqual(0);
    expect(gapAfter).toBeLessThan(gapBefore);
  },
);

test(
  'without a search item the search stands on the right, and searches the pages of the locale',
  proves('2.navbar.default-search'),
  async ({page}) => {
    await openPage(page, urlOf('de/'));
    const search = navbarOf(page).getByRole('button', {name: 'Search...'});
    await expect(search).toHaveCount(1);
    const [lastItem, box] = await edgesOf(
      navbarOf(page).getByRole('link', {name: 'Right', exact: true}),
      search,
    );
    expect(box!.left).toBeGreaterThan(lastItem!.right);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('zweiten');
    await page.getByRole('option', {name: 'Zweite Seite'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Zweite Seite');
    await expect(page).toHaveURL(/\/two-locales\/de\/second(?:#position)?$/);
  },
);

test(
  "the navbar's logo has the image of the mode and a link of its own",
  proves('3.navbar-logo.fields'),
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, urlOf('./'));
    const logo = navbarOf(page).getByRole('img', {name: 'Navbar logo'});
    const readImage = () =>
      logo.evaluate((image: HTMLImageElement) => ({
        path: new URL(image.currentSrc).pathname,
        isDrawn: image.naturalWidth > 0,
        width: image.width,
        // The navbar has a height for logos; the attribute keeps their proportions.
        heightAttribute: image.getAttribute('height'),
      }));
    const image = {isDrawn: true, width: 32, heightAttribute: '24'};
    await expect.poll(readImage).toEqual({...image, path: '/two-locales/img/logo.svg'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(readImage).toEqual({...image, path: '/two-locales/img/logo-dark.svg'});

    const opened = page.waitForEvent('popup');
    await logo.click();
    await expect(await opened).toHaveURL(urlOf('second'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
  },
);

test(
  'the locale dropdown leads to the same page in every locale',
  proves('2.navbar-item.locale-dropdown', '2.locale-dropdown.same-path'),
  async ({page}) => {
    await openPage(page, urlOf('./'));
    const navbar = navbarOf(page);
    // A page that the app has shown, not the HTML of the build.
    await navbar.getByRole('link', {name: 'Doc', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
    const english = navbar.getByRole('link', {name: 'English'});
    const german = navbar.getByRole('link', {name: 'Deutsch'});
    await expect(german).toBeHidden();
    await navbar.getByRole('button', {name: 'English'}).hover();
    await expect(english).toHaveAttribute('href', '/two-locales/second');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(german).toHaveAttribute('href', '/two-locales/de/second');
    await expect(german).toHaveAttribute('lang', 'de');
    // Every configured locale, and nothing else.
    const links = navbar.getByRole('listitem').getByRole('link').and(page.locator('[lang]'));
    await expect(links).toHaveText(Object.values(locales));

    await german.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Zweite Seite');
    await expect(page).toHaveURL(urlOf('de/second'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await navbar.getByRole('button', {name: 'Deutsch'}).hover();
    await english.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
    await expect(page).toHaveURL(urlOf('second'));
  },
);

test(
  'the locale dropdown keeps query string and hash, those of the moment',
  proves('2.locale-dropdown.query-and-hash'),
  async ({page}) => {
    await openPage(page, urlOf('second?view=full&page=2'));
    await page.getByRole('main').getByRole('link', {name: 'Position', exact: true}).click();
    await expect(page).toHaveURL(urlOf('second?view=full&page=2#position'));
    await navbarOf(page).getByRole('button', {name: 'English'}).hover();
    await navbarOf(page).getByRole('link', {name: 'Deutsch'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Zweite Seite');
    await expect(page).toHaveURL(urlOf('de/second?view=full&page=2#position'));
  },
);

test(
  "on phones the locale dropdown is called 'Languages'",
  proves('2.locale-dropdown.mobile-label'),
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, urlOf('second'));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await page.getByRole('button', {name: 'Languages', exact: true}).click();
    const german = page.getByRole('link', {name: 'Deutsch'});
    await expect(german).toBeInViewport();
    await expect(page.getByRole('button', {name: 'English'})).toBeHidden();
    await german.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Zweite Seite');
  },
);

test(
  'a dropdown has links of all kinds, and shows them to who points at it',
  proves('2.navbar-item.dropdown', '4.dropdown.toggle'),
  async ({page}) => {
    await openPage(page, urlOf('./'));
    const {button, first, last} = dropdownOf(page);
    const raw = navbarOf(page).getByRole('strong').getByText('Raw of several');
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await expect(last).toBeHidden();
    await button.hover();
    await expect(first).toBeVisible();
    await expect(last).toHaveAttribute('href', '/two-locales/more/start');
    await expect(raw).toBeVisible();
    await page.getByText('One page.').hover();
    await expect(last).toBeHidden();
    await expect(raw).toBeHidden();

    await button.hover();
    await first.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
    await expect(page).toHaveURL(urlOf('second'));
  },
);

test('Enter and Space open and close a dropdown', proves('4.dropdown.toggle'), async ({page}) => {
  const dropdown = await openDropdown(page);
  await dropdown.button.press('Enter');
  await expectClosed(dropdown);
  await dropdown.button.press('Space');
  await expect(dropdown.button).toHaveAttribute('aria-expanded', 'true');
  await expect(dropdown.first).toBeVisible();
  await dropdown.button.press('Space');
  await expectClosed(dropdown);
});

test(
  'in the menu of phones a dropdown unfolds and folds',
  proves('2.navbar-item.dropdown', '4.dropdown.toggle'),
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, urlOf('more/start'));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    const button = page.getByRole('button', {name: 'Several'});
    const link = page.getByRole('link', {name: 'Second of several'});
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeInViewport();
    await button.click();
    await expect(link).toBeHidden();
    await button.click();
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
  },
);

test('a click outside closes a dropdown', proves('4.dropdown.outside-click'), async ({page}) => {
  const dropdown = await openDropdown(page);
  // Nothing there takes the focus, which would close it too.
  await page.getByText('Another page.', {exact: true}).click();
  await expectClosed(dropdown);
});

test(
  'a dropdown stays open while the focus is inside, and closes when it leaves',
  proves('4.dropdown.outside-focus'),
  async ({page}) => {
    const dropdown = await openDropdown(page);
    for (const link of [dropdown.first, dropdown.last]) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(dropdown.button).toHaveAttribute('aria-expanded', 'true');
    }
    await page.keyboard.press('Tab');
    await expect(navbarOf(page).getByRole('link', {name: 'Doc', exact: true})).toBeFocused();
    await expectClosed(dropdown);
  },
);

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a touch outside closes a dropdown', proves('4.dropdown.outside-touch'), async ({page}) => {
    const dropdown = await openDropdown(page);
    const {x, y} = (await page.getByText('Another page.', {exact: true}).boundingBox())!;
    const devTools = await page.context().newCDPSession(page);
    // The finger stays down: the mouse events of a tap, which would close it too, come when it is lifted.
    await devTools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{x: x + 5, y: y + 5}],
    });
    await expectClosed(dropdown);
    await devTools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  });

  test(
    'a tap opens a dropdown, and a tap outside closes it',
    proves('4.dropdown.toggle'),
    async ({page}) => {
      await openPage(page, urlOf('second'));
      const {button, last} = dropdownOf(page);
      await expect(last).toBeHidden();
      await button.tap();
      await expect(last).toBeVisible();
      await page.getByText('Another page.', {exact: true}).tap();
      await expect(last).toBeHidden();
    },
  );
});

test(
  'a navbar item can be raw HTML',
  proves('2.navbar-item.html', '3.navbar-item.fields'),
  async ({page}) => {
    await openPage(page, urlOf('second'));
    const raw = navbarOf(page).getByRole('strong').getByText('Raw', {exact: true});
    await expect(raw).toBeInViewport();
  },
);

test(
  'a doc link of the navbar opens the doc of its docs plugin',
  proves('2.navbar-item.doc', '3.navbar-item.fields'),
  async ({page}) => {
    await openPage(page, urlOf('./'));
    const doc = navbarOf(page).getByRole('link', {name: 'Doc', exact: true});
    await doc.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second page');
    await expect(doc).toHaveAttribute('aria-current', 'page');

    // Both docs plugins have a doc with this id, which stands in for the label.
    const ofOtherPlugin = navbarOf(page).getByRole('link', {name: 'start', exact: true});
    await ofOtherPlugin.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('More');
    await expect(page).toHaveURL(urlOf('more/start'));
    await expect(ofOtherPlugin).toHaveAttribute('aria-current', 'page');
    await expect(doc).not.toHaveAttribute('aria-current');
    // Both docs plugins have a sidebar of this id, too.
    const sidebar = navbarOf(page).getByRole('link', {name: 'Sidebar', exact: true});
    await expect(sidebar).toHaveAttribute('href', '/two-locales/more/start');
  },
);

test('a site without a footer has none', proves('2.footer.optional'), async ({page}) => {
  await openPage(page, urlOf('second'));
  await expect(page.getByText('Another page.', {exact: true})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
