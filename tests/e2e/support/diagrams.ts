import {expect, type Page} from '@playwright/test';
import {visit} from 'unist-util-visit';
import {pageOfRoute} from './content';

/** Number of diagrams on a page, as its Markdown has them. */
export function countDiagrams(route: string): number {
  const page = pageOfRoute(route);
  let count = 0;
  if (page?.source.includes('mermaid')) {
    visit(page.tree, 'code', ({lang}) => {
      count += Number(lang === 'mermaid');
    });
  }
  return count;
}

/**
 * Waits until all diagrams of the open page are drawn: then nothing moves its text any more. Their containers do not
 * exist before, so that their number has to come from the Markdown.
 */
export async function waitForDiagrams(page: Page, route: string): Promise<void> {
  await expect(page.locator('.docusaurus-mermaid-container svg[role]')).toHaveCount(
    countDiagrams(route),
    {timeout: 20_000},
  );
}
