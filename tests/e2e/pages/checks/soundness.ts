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
  const {active, current, trail, steps} = await page.evaluate(() => {
    const [actives, currents, items, links] = [
      '.navbar__link--active',
      'nav[aria-label="Docs sidebar"] [aria-current=page]',
      'nav[aria-label="Breadcrumbs"] li',
      'nav[aria-label="Breadcrumbs"] a',
    ].map((selector) => [...document.querySelectorAll(selector)]);
    return {
      active: actives!.map(({textContent}) => textContent),
      current: currents!.map((link) => ({
        href: link.getAttribute('href'),
        text: link.textContent,
      })),
      trail: items!.map(({textContent}) => textContent),
      steps: links!.map((link) => link.getAttribute('href')!),
    };
  });
  expect(active).toEqual(section ? [section.label] : []);
  if (!section) {
    return;
  }
  expect(current).toEqual([{href: route, text: trail.at(-1)}]);
  expect(steps.slice(0, 2)).toEqual(['/', section.entry]);
  for (const step of steps.filter((each) => !soundSteps.has(each))) {
    expect((await request.get(step)).status(), `breadcrumb to ${step}`).toBe(200);
    soundSteps.add(step);
  }
}
