import type {Page} from '@playwright/test';

/** What a page says of itself in its HTML, as it was built. */
export type ParsedPage = {
  status: number;
  /** Its h1. */
  title: string;
  /** Contents of its `meta` elements, by name. */
  meta: Record<string, string>;
  /** Targets of the links in the sidebar. */
  sidebarLinks: string[];
};

/** Lets the open page, which must be of the site, fetch and parse these routes. */
export async function parsePages(page: Page, routes: readonly string[]): Promise<ParsedPage[]> {
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const response = await fetch(address);
          const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
          return {
            status: response.status,
            title: parsed.querySelector('h1')?.textContent ?? '',
            meta: Object.fromEntries(
              [...parsed.querySelectorAll<HTMLMetaElement>('meta[name]')].map(({name, content}) => [
                name,
                content,
              ]),
            ),
            sidebarLinks: [
              ...parsed.querySelectorAll('nav[aria-label="Docs sidebar"] a[href]'),
            ].map((link) => link.getAttribute('href')!),
          };
        }),
      ),
    routes,
  );
}
