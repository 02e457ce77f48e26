import type {Locator, Page} from '@playwright/test';
import {readHtml} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {footOf, routesWithReferences} from './support';

/** Any page will do that cites code in its text and in a table. */
const route =
  routesWithReferences.find((candidate) =>
    ['(?:p|li)', 'td'].every((element) =>
      new RegExp(`<${element}>[^<]*<a [^>]*class="?code-reference`).test(readHtml(candidate)),
    ),
  ) ?? '/';

/** What is drawn after the link: its place, or nothing. */
function drawnPlace(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element, '::after').content);
}

/** The height of the page and where the paragraph or cell of the link stands. */
function layoutAround(link: Locator) {
  return link.evaluate((element) => {
    const {x, y, width, height} = element.parentElement!.getBoundingClientRect();
    const box = element.closest('table')?.parentElement;
    return {
      x,
      y: y + scrollY,
      width,
      height,
      page: document.documentElement.scrollHeight,
      box: [box?.scrollHeight, box?.scrollWidth],
    };
  });
}

/** True when the place covers the point just below the link. */
function isPlaceBelow(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const {bottom, left} = element.getBoundingClientRect();
    return document.elementFromPoint(left + 15, bottom + 12) === element;
  });
}

/** Puts the focus on a link as Tab does. */
async function focusByKeyboard(page: Page, link: Locator): Promise<void> {
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await page.keyboard.press('Shift');
  await link.focus();
}

for (const {where, selector} of [
  {where: 'in the text', selector: 'p > .code-reference, li > .code-reference'},
  {where: 'in a table', selector: 'td .code-reference'},
]) {
  test(`a link to code ${where} shows its hint on focus, and Escape dismisses it`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, route);
    const link = page.locator(selector).last();
    // The place is no part of the name. Between its parts there may be a space, where an identifier may break.
    const letters = [...(await link.textContent())!].map((letter) => letter.replace(/\W/u, '\\$&'));
    await expect(link).toHaveAccessibleName(new RegExp(`^${letters.join(' ?')}$`));
    const place = (await link.getAttribute('aria-description'))!;
    await expect(link).toHaveAccessibleDescription(place);

    expect(await drawnPlace(link)).toBe('none');
    const before = await layoutAround(link);
    await focusByKeyboard(page, link);
    expect(await drawnPlace(link)).toContain(place);
    expect(await isPlaceBelow(link)).toBe(true);
    expect(await layoutAround(link)).toEqual(before);

    await page.keyboard.press('Escape');
    expect(await drawnPlace(link)).toBe('none');
    await link.blur();
    await link.focus();
    expect(await drawnPlace(link)).toContain(place);
  });

  test(`a link to code ${where} shows its hint under the pointer`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, route);
    const link = page.locator(selector).last();
    const place = (await link.getAttribute('aria-description'))!;
    await link.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await link.hover();
    expect(await drawnPlace(link)).toContain(place);
    // The pointer may go on to the place without losing it.
    const {x, y, height} = (await link.boundingBox())!;
    await page.mouse.move(x + 15, y + height + 2);
    await page.mouse.move(x + 15, y + height + 12);
    expect(await drawnPlace(link)).toContain(place);
    await page.keyboard.press('Escape');
    expect(await drawnPlace(link)).toBe('none');
  });
}

test('a link to code has the mark that other links lack', async ({page}) => {
  await openPage(page, route);
  await expect(page.locator('.code-reference').first()).toHaveCSS(
    'background-image',
    /linear-gradient/,
  );
  await expect(page.locator('.theme-edit-this-page')).toHaveCSS('background-image', 'none');
});

/** The first page whose list at the foot is open, or is not, and has symbols. */
const routeWithFoot = (isOpen: boolean) =>
  routesWithReferences.find((each) => {
    const [tag] = /^<\w+[^>]*>/.exec(footOf(each))!;
    return (
      tag.startsWith('<details') &&
      / open(?:=|>|\s)/.test(tag) === isOpen &&
      /, lines? |>lines? /.test(footOf(each))
    );
  })!;

/** The list at the foot, the first file in it, and the first symbol of a file. */
function partsOfFoot(page: Page) {
  const foot = page.locator('.theme-doc-markdown details#code-map');
  const entry = foot
    .locator('li')
    .filter({has: page.locator('li a')})
    .first();
  return {foot, file: entry.locator('> a'), symbol: entry.locator('li a').first()};
}

test('a long list at the foot of a page is folded', async ({page}) => {
  await openPage(page, routeWithFoot(false));
  const {foot, file} = partsOfFoot(page);
  await expect(file).toBeHidden();
  await foot.locator('summary').click();
  await expect(file).toBeVisible();
});

test('a short list at the foot of a page is open', async ({page}) => {
  await openPage(page, routeWithFoot(true));
  const {file, symbol} = partsOfFoot(page);
  await expect(file).toBeVisible();
  await expect(symbol).toBeVisible();
});

for (const [width, place] of [
  [1440, 'beside'],
  [360, 'below'],
] as const) {
  test(`symbols are ${place} their file with ${width} px, and nothing is cut`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, routeWithFoot(true));
    const {foot, file, symbol} = partsOfFoot(page);
    const [path, name] = [(await file.boundingBox())!, (await symbol.boundingBox())!];
    if (place === 'beside') {
      expect(name.x).toBeGreaterThan(path.x + path.width);
      expect(Math.abs(name.y - path.y)).toBeLessThan(8);
    } else {
      expect(name.y).toBeGreaterThanOrEqual(path.y + path.height - 1);
    }
    const [shown, needed] = await foot.evaluate((element) => [
      element.clientWidth,
      element.scrollWidth,
    ]);
    expect(needed).toBeLessThanOrEqual(shown!);
  });
}

test('a link to the code map that a page had once leads to the list at its foot', async ({
  page,
}) => {
  await openPage(page, `${routeWithFoot(false)}#code-map`);
  await expect(partsOfFoot(page).foot.locator('summary')).toBeInViewport({ratio: 1});
});

test('on paper there are no marks and no addresses, but the list is open', async ({page}) => {
  await openPage(page, routeWithFoot(false));
  await page.emulateMedia({media: 'print'});
  const link = page.locator('.code-reference').first();
  expect(await drawnPlace(link)).toBe('none');
  await expect(link).toHaveCSS('background-image', 'none');
  const listed = page.locator('.theme-doc-markdown details#code-map li > a').first();
  await expect(listed).toBeVisible();
  expect(await drawnPlace(listed)).toBe('none');
});
