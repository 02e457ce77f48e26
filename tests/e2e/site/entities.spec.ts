import {sections} from '../../../src/sections';
import {DOCS_VERSION_LABEL} from '../../../src/strapi';
import {proves} from '../../spec/statements';
import {basePathUrl, readHtml, readRoutes} from '../support/site';
import {expect, openPage, test} from '../support/test';
import {readSiteContext} from './context';
import {parsePages} from './parse';

/** What the docs plugin tells the pages of an instance. */
type DocsInstance = {
  versions: {name: string; docs: {id: string; path: string; sidebar?: string}[]}[];
};

function instancesOf({globalData}: Awaited<ReturnType<typeof readSiteContext>>) {
  return globalData['docusaurus-plugin-content-docs'] as unknown as Record<string, DocsInstance>;
}

const docDetails = proves('3.doc');
test(
  'every doc has its id, the path where it is served, and the sidebar of its section',
  docDetails,
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    const instances = instancesOf(await readSiteContext(page));
    const routes = readRoutes();
    for (const {id: sidebar, pluginId} of sections) {
      const {docs} = instances[pluginId]!.versions[0]!;
      expect(docs.length, pluginId).toBeGreaterThan(2);
      for (const doc of docs) {
        expect(doc).toEqual({id: expect.stringMatching(/\S/u), path: expect.any(String), sidebar});
        // The plugin ends the path of a folder's index in a slash, which links to it do not have.
        const route = doc.path.replace(/\/$/u, '');
        expect(routes).toContain(route);
        // The landing page of a category has its slug for an id, and no class that names it.
        const isLandingPage = doc.id.startsWith('/');
        expect(readHtml(route), route).toContain(
          isLandingPage ? 'theme-doc-sidebar-container' : ` docs-doc-id-${doc.id}"`,
        );
      }
    }
  },
);

const versionDetails = proves('2.docs.versioned', '3.docs-version');
test(
  'the docs of every section have a version, which has a name',
  versionDetails,
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    const instances = instancesOf(await readSiteContext(page));
    const entries = await parsePages(
      page,
      sections.map(({entry}) => entry),
    );
    // The one that readers see.
    const version = page.getByRole('navigation', {name: 'Main'}).locator('a[href^="/docs/intro#"]');
    await expect(version.filter({hasText: DOCS_VERSION_LABEL})).toBeVisible();
    for (const [index, {pluginId}] of sections.entries()) {
      const names = instances[pluginId]!.versions.map(({name}) => name);
      expect(names, pluginId).toEqual(['current']);
      expect(entries[index]!.meta).toMatchObject({
        docusaurus_version: 'current',
        docusaurus_tag: `docs-${pluginId}-current`,
      });
    }
  },
);

for (const {where, root, baseUrl} of [
  {where: 'at the root', root: '/', baseUrl: '/'},
  {where: 'under a sub-path', root: basePathUrl.href, baseUrl: basePathUrl.pathname},
]) {
  const title = `the address of a page ${where} is made of url, baseUrl and trailingSlash`;
  test(title, proves('3.site.fields'), async ({page}) => {
    await openPage(page, `${root}rfcs/example`);
    const {siteConfig} = await readSiteContext(page);
    expect(siteConfig).toMatchObject({
      baseUrl,
      trailingSlash: false,
      url: expect.stringMatching(/^https?:\/\/[^/]+$/u),
    });
    const address = `${siteConfig.url}${baseUrl}rfcs/example`;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  });
}

test(
  'i18n has the default locale and that of the page',
  proves('3.i18n.fields'),
  async ({page}) => {
    await openPage(page, '/rfcs/example');
    const {defaultLocale, currentLocale} = (await readSiteContext(page)).i18n;
    expect({defaultLocale, currentLocale}).toEqual({defaultLocale: 'en', currentLocale: 'en'});
    await expect(page.locator('html')).toHaveAttribute('lang', currentLocale);
    const addressOf = (language: string) =>
      page.locator(`link[rel=alternate][hreflang=${language}]`).getAttribute('href');
    expect(await addressOf('x-default')).toBe(await addressOf(defaultLocale));
  },
);
