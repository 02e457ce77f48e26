import {type APIRequestContext, expect, type Page} from '@playwright/test';
import {sectionOfRoute} from '../../support/site';

/** Checks title, description, canonical address and the one h1 of the open page. */
export async function checkHead(page: Page, route: string): Promise<void> {
  await expect(page).toHaveTitle(/^.+ \| Doc$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{50,}[.!?]$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${route}$`),
  );
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
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
