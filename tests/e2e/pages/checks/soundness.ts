import {type APIRequestContext, expect, type Page} from '@playwright/test';
import {sectionOfRoute} from '../../support/site';

/** Checks title, description, canonical address and the one h1 of the open page. */
export async function checkHead(page: Page, route: string): Promise<void> {
  // In one step: there are hundreds of pages.
  const head = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    headings: [...document.querySelectorAll('h1')].map(({textContent}) => textContent),
  }));
  expect(head).toEqual({
    title: expect.stringMatching(/^.+ \| Doc$/),
    description: expect.stringMatching(/^.{50,}[.!?]$/),
    canonical: expect.stringMatching(new RegExp(`${route}$`)),
    headings: [expect.stringMatching(/\S/)],
  });
}

/** Where breadcrumbs of the pages before led: all pages of a section have the same. */
const soundSteps = new Set<string>();

/** Checks that navbar, sidebar and breadcrumbs of the open page say where the reader is, and that the breadcrumbs lead there. */
export async function checkPlace(
  page: Page,
  route: string,
  request: APIRequestContext,
): Promise<void> {
  const section = sectionOfRoute(route);
  if (!section) {
    await expect(page.locator('.navbar__link--active')).toHaveCount(0);
    return;
  }
  await expect(page.locator('.navbar__link--active')).toHaveText(section.label);
  const current = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', route);

  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.locator('li').last()).toHaveText((await current.textContent())!);
  const steps = await breadcrumbs
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(steps.slice(0, 2)).toEqual(['/', section.entry]);
  for (const step of steps.filter((each) => !soundSteps.has(each))) {
    expect((await request.get(step)).status(), `breadcrumb to ${step}`).toBe(200);
    soundSteps.add(step);
  }
}
