import {sections} from '../../../src/sections';
import {proves} from '../../spec/statements';
import {expect, openPage, test} from '../support/test';

/** Key under which the preferred version of a docs plugin is stored. */
const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`;

/** The five areas of the specification, with their entry points. */
const entryPoints = [
  {id: 'guides', label: 'Guides', entry: '/guides/contributing'},
  {id: 'docs', label: 'Docs', entry: '/docs/intro'},
  {id: 'api', label: 'API Reference', entry: '/api/Strapi'},
  {id: 'exports', label: 'Exports', entry: '/exports/modules'},
  {id: 'rfcs', label: 'RFCs', entry: '/rfcs/intro'},
] as const;

for (const {id, label, entry} of entryPoints) {
  const details = proves('1.areas', `2.entry.${id}`);
  test(`"${label}" in the navbar opens ${entry}`, details, async ({page}) => {
    await openPage(page, '/');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: label}).click();
    await expect(page).toHaveURL(entry);
    await expect(page.locator('.navbar__link--active')).toHaveText(label);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', entry);
  });
}

test(
  'the version is a plain link with a real label while there is one version',
  proves('2.version-dropdown.one-version'),
  async ({page}) => {
    await openPage(page, '/api/Strapi');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    // A dropdown would be a button.
    const version = navigation.getByRole('link', {name: '5.x', exact: true});
    // From every page to what the version means: a link to the page itself would look like a menu that does not open.
    const explanation = '/docs/intro#what-the-pinned-version-means';
    await expect(version).toHaveAttribute('href', explanation);
    await expect(version).not.toHaveAttribute('aria-haspopup');
    await expect(navigation.getByRole('list')).toHaveCount(0);

    await page.setViewportSize({width: 390, height: 844});
    await navigation.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await navigation.getByRole('button', {name: 'Back to main menu'}).click();
    await version.click();
    await expect(page).toHaveURL(explanation);
    await expect(page.locator('#what-the-pinned-version-means')).toBeInViewport();
    await expect(version).not.toBeInViewport();
  },
);

test(
  'each docs plugin keeps its preferred version under its id, and forgets one that is gone',
  proves('9.docs-version.key'),
  async ({page}) => {
    const pluginIds = sections.map(({pluginId}) => pluginId);
    const stored = Object.fromEntries([
      ...pluginIds.map((id) => [keyOf(id), id === 'default' ? 'current' : 'gone']),
      [keyOf('nobody'), 'gone'],
    ]);
    await page.addInitScript((values) => Object.assign(localStorage, values), stored);
    await openPage(page, '/rfcs/intro');
    const read = () =>
      page.evaluate((start) => {
        const entries = Object.entries({...localStorage});
        return Object.fromEntries(entries.filter(([key]) => key.startsWith(start)));
      }, keyOf(''));
    await expect.poll(read).toEqual({[keyOf('default')]: 'current', [keyOf('nobody')]: 'gone'});
  },
);

test(
  'the navbar hides on scroll down and comes back to the top of the window on scroll up',
  proves('2.navbar.fixed', '2.navbar.hide', '2.navbar.reappear'),
  async ({page}) => {
    await openPage(page, '/api/Strapi');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar).toBeInViewport();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 500);
    // A wheel that turns while the page still scrolls would change where it goes to.
    const readPlace = () => page.evaluate(() => window.scrollY);
    await expect.poll(readPlace).toBe(500);
    await page.mouse.wheel(0, 1000);
    await expect(navbar).not.toBeInViewport();
    await expect.poll(readPlace).toBe(1500);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await navbar.boundingBox())!.y).toBe(0);
    await expect.poll(readPlace).toBe(1100);
  },
);

test(
  'near the top of the page the navbar is shown, even when the reader scrolls down',
  proves('2.navbar.near-top'),
  async ({page}) => {
    await openPage(page, '/api/EventHub');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    /** Scrolls, and tells whether the navbar then stays, is hidden, or is on its way. */
    const scrollTo = (top: number) =>
      navbar.evaluate(async (element, y) => {
        const scrolled = new Promise((resolve) => {
          addEventListener('scroll', resolve, {once: true});
        });
        window.scrollTo(0, y);
        await scrolled;
        for (let frame = 0; frame < 2; frame += 1) {
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
        if (element.getAnimations().length > 0) {
          return 'moves';
        }
        return element.getBoundingClientRect().bottom > 0 ? 'shown' : 'hidden';
      }, top);
    expect(await scrollTo(10)).toBe('shown');
    expect(await scrollTo(40)).toBe('shown');
    await scrollTo(300);
    await expect(navbar).not.toBeInViewport();
    await scrollTo(40);
    await expect(navbar).toBeInViewport({ratio: 1});
  },
);

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1600, height: 800}});

  test(
    'sections stand on the left; version, search and colour mode on the right',
    proves('2.navbar.sides', '2.navbar.color-mode', '2.navbar-item.search'),
    async ({page}) => {
      await openPage(page, '/api/EventHub');
      const navbar = page.getByRole('navigation', {name: 'Main'});
      const places = await Promise.all(
        [
          ...sections.map(({label}) => navbar.getByRole('link', {name: label})),
          navbar.getByRole('link', {name: '5.x'}),
          // Before the toggle, where the configuration has it: a search box that is not configured comes after it.
          navbar.getByRole('search'),
          navbar.getByRole('button', {name: /Switch between dark and light mode/}),
        ].map(async (item) => {
          const {x, width} = (await item.boundingBox())!;
          return {left: x, right: x + width};
        }),
      );
      const lefts = places.map(({left}) => left);
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
      // Both groups keep to their side: the free space is between them.
      const gaps = places.slice(1).map(({left}, index) => left - places[index]!.right);
      expect(gaps.indexOf(Math.max(...gaps))).toBe(sections.length - 1);
      expect(gaps[sections.length - 1]).toBeGreaterThan(100);
      expect(places.at(-1)!.right).toBeGreaterThan(1560);
    },
  );
});

test(
  'a section in the navbar leads to the first page of its sidebar and is marked on all of them',
  proves('2.navbar-item.doc-sidebar'),
  async ({page}) => {
    await openPage(page, '/guides/code-of-conduct');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const marked = navbar.locator('[aria-current]');
    await expect(marked).toHaveText(['Guides']);
    await navbar.getByRole('link', {name: 'API Reference'}).click();
    await expect(marked).toHaveText(['API Reference']);
    const links = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    await links.filter({hasText: 'EventHub'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('EventHub');
    await expect(marked).toHaveText(['API Reference']);
  },
);

test('the first Tab offers to skip to the content', proves('2.skip-link'), async ({page}) => {
  await openPage(page, '/docs/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test(
  'a category of the sidebar folds and unfolds',
  proves('2.sidebar.collapse'),
  async ({page}) => {
    await openPage(page, '/docs/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const introduction = sidebar.locator('a[href="/database"]');
    await expect(introduction).toBeHidden();
    await sidebar.getByRole('button', {name: "Expand sidebar category 'Database'"}).click();
    await expect(introduction).toBeVisible();
    await sidebar.getByRole('button', {name: "Collapse sidebar category 'Database'"}).click();
    await expect(introduction).toBeHidden();
  },
);

test(
  'the longer a category of the sidebar is, the longer it takes to unfold',
  proves('2.sidebar.duration'),
  async ({page}) => {
    await openPage(page, '/api/EventHub');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const unfold = async (name: string) => {
      const transition = await page.evaluateHandle(() => ({
        run: new Promise<{height: number; duration: number}>((resolve) => {
          document.addEventListener('transitionrun', ({propertyName, target}) => {
            if (propertyName === 'height') {
              const list = target as HTMLElement;
              resolve({
                height: list.scrollHeight,
                duration: Number.parseFloat(getComputedStyle(list).transitionDuration),
              });
            }
          });
        }),
      }));
      await sidebar.getByRole('button', {name: `Expand sidebar category '${name}'`}).click();
      return transition.evaluate(({run}) => run);
    };
    const short = await unfold('Utils');
    const long = await unfold('Database');
    expect(long.height).toBeGreaterThan(short.height);
    expect(short.duration).toBeGreaterThan(0);
    expect(long.duration).toBeGreaterThan(short.duration);
  },
);

test('every page can be edited and says when it was last changed', async ({page}) => {
  await openPage(page, '/database');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/docs\/core\/database\/intro\.md$/,
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
});

test('whatever Tab reaches shows that it has the focus', async ({page}) => {
  await openPage(page, '/docs/intro');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    // Polled: the search button gives its place, and then the focus, to the field that is loaded.
    const unmarked = () =>
      page.evaluate(() => {
        // The search field shows its ring around the whole form.
        const focused = document.activeElement!;
        const ringed = focused.closest('.aa-Form') ?? focused;
        return getComputedStyle(ringed).outlineStyle === 'none' && focused.outerHTML.slice(0, 100);
      });
    await expect.poll(unmarked).toBe(false);
  }
});
