import {expect, test} from 'vitest';
import {firstPort, readSites, sitesOf} from '../../../../tools/e2e/sites';
import {basePathUrl, hostedSearchUrl, siteUrl} from '../../../e2e/support/site';

const namesOf = (...files: string[]) => sitesOf(files).map(({name}) => name);

test('most tests read the production build only', () => {
  expect(namesOf('tags/tags.spec.ts', 'search/widget/panel.spec.ts')).toEqual(['site']);
});

test('tests of the hosted search, of the base path and of the site as a whole read the site under a base path too', () => {
  expect(namesOf('hosted/hosted.spec.ts')).toEqual(['site', 'contributor']);
  expect(namesOf('base-path/navigation.spec.ts')).toEqual(['site', 'contributor']);
  expect(namesOf('site/entities.spec.ts')).toEqual(['site', 'contributor']);
});

test('tests of the fixture sites read no build of the real site', () => {
  const fixtures = readSites().filter(({isFixture}) => isFixture);
  expect(fixtures.length).toBeGreaterThan(3);
  expect(sitesOf(['fixture-sites/errors.spec.ts'])).toEqual(fixtures);
});

test('the tests look for the sites, and the site for the stand-in, where they are', () => {
  expect(siteUrl.port).toBe(String(firstPort));
  expect(basePathUrl.port).toBe(String(firstPort + 1));
  const contributor = readSites().find(({name}) => name === 'contributor')!;
  expect(basePathUrl.pathname).toBe(contributor.env.BASE_URL);
  expect(hostedSearchUrl.origin).toBe(contributor.env.ALGOLIA_HOST);
});
