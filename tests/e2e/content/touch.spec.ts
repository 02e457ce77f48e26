import {devices} from '@playwright/test';
import {expect, openPage, test} from '../support/test';

const {viewport: _viewport, defaultBrowserType: _type, ...phone} = devices['Pixel 7'];
test.use({...phone, viewport: {width: 360, height: 740}});

/** Controls of an article, its foot and its diagrams. */
const CONTROLS = [
  '.hash-link',
  '.theme-code-block button',
  '.sample-tabs [role=tab]',
  '.theme-doc-markdown summary',
  '.diagram-open',
  '.theme-doc-footer-tags-row a',
  '.theme-edit-this-page',
  '.theme-report-error',
].join();

test('on a touch screen controls are as large as a finger, on the screen, and not on the code', async ({
  page,
}) => {
  const kinds = new Set<string>();
  for (const route of ['/guides/type-system/cheatsheet', '/docs/core/data-transfer/engine']) {
    await openPage(page, route);
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
    const controls = await page.locator(CONTROLS).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({contentVisibilityAuto: true}))
        .filter((element) => element.closest('[hidden]') === null)
        .map((element) => {
          const {width, height, left, right} = element.getBoundingClientRect();
          const kind = element.className || element.tagName;
          return {kind, width, height, left, right, opacity: getComputedStyle(element).opacity};
        }),
    );
    for (const {kind, width, height, left, right, opacity} of controls) {
      kinds.add(kind);
      expect(height, `${kind} on ${route}`).toBeGreaterThanOrEqual(44);
      expect(left, `${kind} on ${route}`).toBeGreaterThanOrEqual(0);
      expect(right, `${kind} on ${route}`).toBeLessThanOrEqual(360);
      expect(opacity, `${kind} on ${route}`).toBe('1');
      expect(width, `${kind} on ${route}`).toBeGreaterThan(30);
    }
    const overlaps = await page.locator('.theme-code-block pre').evaluateAll((blocks) =>
      blocks
        .filter((pre) => pre.checkVisibility() && pre.closest('[hidden]') === null)
        .map((pre) => {
          const buttons = pre.parentElement!.querySelector('pre + div')!.getBoundingClientRect();
          return pre.getBoundingClientRect().bottom - buttons.top;
        }),
    );
    expect(Math.max(...overlaps), route).toBeLessThan(1);
  }
  expect(kinds.size).toBeGreaterThan(5);
});

test('a code block that scrolls shows it at its edge', async ({page}) => {
  await openPage(page, '/guides/type-system/cheatsheet');
  const block = page.locator('.theme-code-block pre').first();
  const edges = await block.evaluate((pre) => {
    const {backgroundImage, backgroundAttachment} = getComputedStyle(pre);
    return {
      isWider: pre.scrollWidth > pre.clientWidth,
      shadows: backgroundImage.match(/linear-gradient/gu)?.length,
      backgroundAttachment,
    };
  });
  expect(edges).toEqual({
    isWider: true,
    shadows: 4,
    backgroundAttachment: 'local, local, scroll, scroll, scroll',
  });
});

test('a diagram can be read on a phone: it scrolls in one direction at most', async ({page}) => {
  for (const route of ['/docs/core/data-transfer/engine', '/database', '/rfcs/intro']) {
    await openPage(page, route);
    const boxes = await page.locator('.diagram-box').evaluateAll((elements) =>
      elements.map((box) => ({
        isWider: box.scrollWidth > box.clientWidth,
        isHigher: box.scrollHeight > box.clientHeight,
      })),
    );
    expect(boxes.length).toBeGreaterThan(0);
    for (const {isWider, isHigher} of boxes) {
      expect(isWider && isHigher, route).toBe(false);
    }
  }
});

test('while a diagram is in sight, so is what opens it large', async ({page}) => {
  await openPage(page, '/docs/core/data-transfer/engine');
  const diagram = page.locator('.diagram').first();
  await diagram.evaluate((element) => {
    const {top} = element.getBoundingClientRect();
    window.scrollTo({top: top + window.scrollY - 200, behavior: 'instant'});
  });
  expect((await diagram.boundingBox())!.height).toBeGreaterThan(740);
  await expect(diagram.getByRole('button', {name: 'Open large'})).toBeInViewport({ratio: 1});
  // The words go on below the window.
  await diagram.getByText('Diagram in words').tap();
  await expect(diagram.locator('.diagram-foot')).toHaveCSS('position', 'static');
});
