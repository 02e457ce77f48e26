import {expect, openPage, test} from '../support/test';

test('in a contrast theme marks of code links, starts of headings, rules of admonitions and diagrams are visible', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await openPage(page, '/docs/core/data-transfer/engine');
  const seen = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'CanvasText';
    document.body.append(probe);
    const {color: canvasText} = getComputedStyle(probe);
    const article = document.querySelector('article')!;
    const styleOf = (selector: string, pseudo?: string) =>
      getComputedStyle(article.querySelector(selector)!, pseudo);
    const admonition = styleOf('.theme-admonition');
    return {
      mark: styleOf('.code-reference', '::before').content.startsWith('"≡'),
      start: styleOf('.theme-doc-markdown > h2', '::before').borderTopColor === canvasText,
      rule: [admonition.borderLeftStyle, admonition.borderLeftWidth],
      diagram: styleOf('.diagram-picture .f-ink').fill === canvasText,
    };
  });
  expect(seen).toEqual({mark: true, start: true, rule: ['solid', '3px'], diagram: true});
});

test('in a contrast theme code that scrolls shows it at its edge', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, '/api/Cron');
  const blocks = page.locator('.theme-code-block');
  // The button that wraps lines comes when the block has been measured.
  await expect(blocks.locator('button').nth(1)).toBeAttached();
  const edges = await blocks.locator('pre').evaluateAll((samples) =>
    samples.map((sample) => ({
      scrolls: sample.scrollWidth > sample.clientWidth,
      edge: getComputedStyle(sample).borderRightStyle,
    })),
  );
  expect(edges.some(({scrolls}) => scrolls)).toBe(true);
  for (const {scrolls, edge} of edges) {
    expect(edge).toBe(scrolls ? 'dotted' : 'none');
  }
});
