import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readHostedSearch} from '../../../../src/plugins/search/hosted-search';
import {projectDir} from '../../../paths';

/** What only the code that asks the hosted service has in it. */
const traces =
  /algolia\.net|algolianet|x-algolia-|jsdelivr|search-insights|AlgoliaAnalyticsObject|clickedObjectIDs/giu;

function readBundle(build: string): string {
  const directory = path.join(projectDir, build);
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|json)$/u.test(file) && !file.startsWith('search-'))
    .map((file) => readFileSync(path.join(directory, file), 'utf8'))
    .join('\n');
}

test('without the variables, nothing of the hosted search is in the bundle', () => {
  expect(readBundle('build').match(traces)).toBeNull();
  // The traces are real: the other build has every one of them.
  const found = new Set(
    readBundle('build-hosted')
      .match(traces)
      ?.map((it) => it.toLowerCase()),
  );
  expect(found.size).toBe(traces.source.split('|').length);
});

test('without the variables, there is no hosted search', () => {
  expect(readHostedSearch({})).toBeUndefined();
  expect(readHostedSearch({ALGOLIA_APP_ID: '', ALGOLIA_HOST: ''})).toBeUndefined();
});

test('the three variables are enough, and the host is optional', () => {
  const variables = {ALGOLIA_APP_ID: 'a', ALGOLIA_SEARCH_KEY: 'b', ALGOLIA_INDEX: 'c'};
  const options = {appId: 'a', searchKey: 'b', index: 'c'};
  expect(readHostedSearch(variables)).toEqual(options);
  const host = 'http://localhost:4313';
  expect(readHostedSearch({...variables, ALGOLIA_HOST: host})).toEqual({...options, host});
});

test('some of the variables stop the build with the names of those missing', () => {
  expect(() => readHostedSearch({ALGOLIA_APP_ID: 'a'})).toThrow(
    'lacks ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX: set',
  );
  expect(() => readHostedSearch({ALGOLIA_APP_ID: 'a', ALGOLIA_SEARCH_KEY: 'b'})).toThrow(
    'lacks ALGOLIA_INDEX: set',
  );
  expect(() => readHostedSearch({ALGOLIA_HOST: 'http://localhost:4313'})).toThrow(
    'lacks ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX: set',
  );
});

test('a host that is no address stops the build', () => {
  const variables = {ALGOLIA_APP_ID: 'a', ALGOLIA_SEARCH_KEY: 'b', ALGOLIA_INDEX: 'c'};
  expect(() => readHostedSearch({...variables, ALGOLIA_HOST: 'localhost:4313'})).toThrow(
    'ALGOLIA_HOST must be like',
  );
});
