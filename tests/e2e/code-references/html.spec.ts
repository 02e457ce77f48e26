import {expect, test} from '@playwright/test';
import {STRAPI_VERSION} from '../../../src/strapi';
import {readHtml, readRoutes} from '../support/site';
import {
  attributeOf,
  checkedOf,
  footOf,
  manifestFiles,
  readSource,
  referencesOf,
  routesWithReferences,
} from './support';

const repository = 'https://github.com/strapi/strapi';

/** Where a reference has to lead, and what its link has to say. */
function expectedLink(reference: string) {
  const [file, symbol] = reference.split('#') as [string, string | undefined];
  const {first, last} = manifestFiles[file]!.symbols?.[symbol ?? ''] ?? {};
  const kind = file.endsWith('/') ? 'tree' : 'blob';
  const range = last === first ? `#L${first}` : `#L${first}-L${last}`;
  const words = last === first ? `line ${first}` : `lines ${first}–${last}`;
  return {
    href: `${repository}/${kind}/v${STRAPI_VERSION}/${file.replace(/\/$/, '')}${first ? range : ''}`,
    place: first ? `${file}, ${words}` : file,
  };
}

/** Returns the opening tags of the links of a piece of HTML. */
function linkTags(html: string): string[] {
  return [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
}

test('there are pages that cite code', () => {
  expect(routesWithReferences.length).toBeGreaterThan(0);
});

for (const route of routesWithReferences) {
  test(`${route} links each code reference to its lines at the pinned version`, () => {
    const links = linkTags(readHtml(route))
      .filter((tag) => attributeOf(tag, 'class') === 'code-reference')
      .map((tag) => ({
        href: attributeOf(tag, 'href'),
        place: attributeOf(tag, 'aria-description'),
      }));
    // A definition stands elsewhere than its links: the set counts.
    const written = new Set(referencesOf(readSource(route)).map((each) => expectedLink(each).href));
    expect(new Set(links.map(({href}) => href))).toEqual(written);
    const expected = referencesOf(readSource(route)).map(expectedLink);
    for (const link of links) {
      expect(expected).toContainEqual(link);
    }
  });

  test(`${route} lists at its foot what it was checked against, and counts it`, () => {
    const source = readSource(route);
    const references = new Set([...checkedOf(source), ...referencesOf(source)]);
    const files = new Set([...references].map((reference) => reference.split('#')[0]!));
    const foot = footOf(route);
    const text = foot.replace(/<!--.*?-->|<[^>]*>/g, '');
    expect(text).toMatch(new RegExp(`: ${references.size} code references? in ${files.size} file`));
    if (route === '/symptoms') {
      expect(text).toContain('each named in its row');
      return;
    }
    const hrefs = linkTags(foot).map((tag) => attributeOf(tag, 'href'));
    const places = new Set([...references, ...files]);
    expect(new Set(hrefs)).toEqual(new Set([...places].map((each) => expectedLink(each).href)));
    for (const file of files) {
      expect(text).toContain(file);
    }
  });
}

test('every page says which version it was checked against or written for, once', () => {
  const pages = readRoutes().filter((route) => readHtml(route).includes('theme-doc-markdown'));
  expect(pages.length).toBeGreaterThan(5);
  for (const route of pages.filter((each) => readHtml(each).includes('theme-edit-this-page'))) {
    const isChecked =
      routesWithReferences.includes(route) && !/^status:/m.test(readSource(route).split('---')[1]!);
    const claims = readHtml(route).match(/(?:Checked against|Written for) Strapi [\d.]+\d/g);
    expect(claims, route).toEqual([
      `${isChecked ? 'Checked against' : 'Written for'} Strapi ${STRAPI_VERSION}`,
    ]);
  }
});
