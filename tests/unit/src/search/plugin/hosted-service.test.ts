import {expect, test} from 'vitest';
import {readHostedSearch} from '../../../../../src/search/plugin/hosted-service';

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
