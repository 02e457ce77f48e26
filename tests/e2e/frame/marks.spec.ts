import {waitForFrames} from '../support/frame';
import {expect, openPage, test} from '../support/test';

/** What can be pressed around the text, where it can be seen. The search has tests of its own. */
const targets = [
  '.theme-announcement-bar button',
  '.navbar__toggle',
  '.navbar__brand',
  '.navbar-sidebar :is(a, button)',
  '.theme-doc-breadcrumbs a',
  '.facts a',
  '.section-bar :is(summary, a)',
  '.theme-doc-footer a',
  '.pagination-nav a',
  '.footer a',
].join();

test.describe('with a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('everything in the frame is 44 px high and wide at least', async ({page}) => {
    await openPage(page, '/docs/core/content-manager/relations');
    const findSmall = () =>
      page.locator(targets).evaluateAll((elements) => {
        const shown = elements
          .map((element) => ({
            name: element.getAttribute('aria-label') ?? element.textContent.trim(),
            inMenu: element.closest('.navbar-sidebar') !== null,
            box: element.getBoundingClientRect(),
          }))
          .filter(({box}) => box.width > 0);
        return {
          names: shown.filter(({inMenu}) => inMenu).map(({name}) => name),
          count: shown.length,
          // Lengths are rounded to a 64th of a pixel.
          small: shown
            .filter(({box}) => box.width < 43.9 || box.height < 43.9)
            .map(({name, box}) => `${name}: ${box.width} x ${box.height}`),
        };
      });
    const list = page.getByRole('navigation', {name: 'On this page'});
    await page.locator('.section-bar summary').tap();
    await expect(list).toBeVisible();
    const closed = await findSmall();
    expect(closed.count).toBeGreaterThan(30);
    expect(closed.small).toEqual([]);
    await page.locator('.section-bar summary').tap();
    await expect(list).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    const open = await findSmall();
    expect(open.names).toEqual(
      expect.arrayContaining(['Close navigation bar', '← Back to main menu', 'Documents']),
    );
    expect(open.small).toEqual([]);
    // The name of the site is whole in the menu, and the cross is as dark as the text.
    const brand = page.locator('.navbar-sidebar .navbar__title');
    expect(
      await brand.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
    await expect(page.locator('.navbar-sidebar__close svg g')).toHaveCSS(
      'stroke',
      await brand.evaluate((element) => getComputedStyle(element).color),
    );
    await page.getByRole('button', {name: 'Back to main menu'}).tap();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'RFCs'}),
    ).toBeInViewport();
    expect((await findSmall()).small).toEqual([]);
  });

  test('links of pages without an article are as large as a finger, too', async ({page}) => {
    for (const route of ['/', '/tags', '/health', '/docs/intro']) {
      await openPage(page, route);
      for (const width of [360, 768, 1024]) {
        await page.setViewportSize({width, height: 740});
        const links = page.locator('.navbar__brand, .facts a, .page :is(li, dt, h2) > a');
        await expect
          .poll(() =>
            links.evaluateAll((elements) =>
              elements
                .filter((element) => element.checkVisibility())
                .map((element) => ({
                  name: element.getAttribute('aria-label') ?? element.textContent,
                  height: element.getBoundingClientRect().height,
                }))
                .filter(({height}) => height < 43.9),
            ),
          )
          .toEqual([]);
        expect(await links.count(), route).toBeGreaterThan(1);
      }
    }
  });
});

test('nothing floats over the text', async ({page}) => {
  await openPage(page, '/glossary');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 3000);
  await page.mouse.wheel(0, -500);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport();
  await expect(page.getByRole('button', {name: 'Scroll back to top'})).toHaveCount(0);
});

test('without the colours of the site, lines show where the reader is', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, '/docs/core/content-manager/relations#data-shapes');
  const probe = await page.evaluate(() => {
    const element = document.body.appendChild(document.createElement('i'));
    element.style.cssText = 'color: Highlight; background: Canvas; outline-color: CanvasText';
    const {color, backgroundColor, outlineColor} = getComputedStyle(element);
    element.remove();
    return {highlight: color, canvas: backgroundColor, text: outlineColor};
  });
  const styleOf = (selector: string, property: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name, pseudo]) =>
          getComputedStyle(element, pseudo || null).getPropertyValue(name!),
        [property, part ?? ''],
      );
  const item = '.navbar__items:first-child .navbar__link';
  expect(await styleOf(`${item}--active`, 'border-bottom-color')).toBe(probe.highlight);
  expect(await styleOf(`${item}:not(${item.split(' ')[1]}--active)`, 'border-bottom-color')).toBe(
    probe.canvas,
  );
  const place = '.theme-doc-sidebar-menu [aria-current=page]';
  expect(await styleOf(place, 'border-left-color', '::before')).toBe(probe.highlight);
  expect(await styleOf(place, 'border-left-width', '::before')).toBe('3px');
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
  expect(await styleOf('.table-of-contents__link--active', 'text-decoration-line')).toBe(
    'underline',
  );
  expect(await styleOf('.theme-doc-markdown > h2', 'border-top-color', '::before')).toBe(
    probe.text,
  );
});

test('navbar, text and footer share a left edge', async ({page}) => {
  const leftOf = async (selector: string) => {
    const element = page.locator(selector).first();
    return element.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    });
  };
  await openPage(page, '/docs/intro');
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 800});
    await waitForFrames(page);
    const footer = await leftOf('.footer__title');
    const text =
      width < 997
        ? [await leftOf('h1'), (await page.locator('.navbar__toggle svg').boundingBox())!.x]
        : [
            await leftOf('.theme-doc-sidebar-menu .menu__link > span'),
            (await page.locator('.navbar__logo').first().boundingBox())!.x,
          ];
    for (const left of [...text, await leftOf('.theme-announcement-bar > div:not(:empty)')]) {
      expect(Math.abs(left - footer), `at ${width} px`).toBeLessThan(2);
    }
  }
  await openPage(page, '/');
  expect(Math.abs((await leftOf('h1')) - (await leftOf('.footer__title')))).toBeLessThan(2);
});

test('the mark of the section lies on the hairline below the navbar', async ({page}) => {
  await openPage(page, '/docs/intro');
  const [link, bar] = await Promise.all(
    ['.navbar__link--active', '.navbar'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(link!.y + link!.height).toBeCloseTo(bar!.y + bar!.height, 0);
});
