import {afterEach, expect, test, vi} from 'vitest';
import {excerptOf, hasExcerpt, loadExcerpts} from '../../../../../src/search/browser/excerpts';

afterEach(() => vi.unstubAllGlobals());

const texts = {'': 'What locks are.', '#rows': 'A transaction locks the rows that it changes.'};

test('a section is quoted from the file of its page, below the base path', async () => {
  const fetchMock = vi.fn(async () => Response.json(texts));
  vi.stubGlobal('fetch', fetchMock);
  expect(hasExcerpt('/sub/docs/locks#rows')).toBe(false);
  expect(excerptOf('/sub/docs/locks#rows', ['rows'])).toBe('');
  await loadExcerpts('/sub/', ['/sub/docs/locks#rows', '/sub/docs/locks']);
  expect(fetchMock.mock.calls).toEqual([['/sub/search-texts/docs/locks.json']]);
  expect(hasExcerpt('/sub/docs/locks')).toBe(true);
  expect(excerptOf('/sub/docs/locks#rows', ['rows'])).toBe(texts['#rows']);
  expect(excerptOf('/sub/docs/locks', ['rows'])).toBe(texts['']);
  expect(excerptOf('/sub/docs/locks#unknown', ['rows'])).toBe('');
});

for (const [name, answer] of Object.entries({
  'cannot be had': () => Promise.reject(new TypeError('Failed to fetch')),
  'is not there': async () => new Response('Not found', {status: 404}),
  'is a page of the development server': async () => new Response('<!doctype html>'),
})) {
  test(`a page whose file ${name} is not taken for an empty one: it is asked for again`, async () => {
    const route = `/${name.replaceAll(' ', '-')}#rows`;
    vi.stubGlobal('fetch', answer);
    await loadExcerpts('/', [route]);
    expect(hasExcerpt(route)).toBe(false);
    vi.stubGlobal('fetch', async () => Response.json(texts));
    await loadExcerpts('/', [route]);
    expect(excerptOf(route, ['rows'])).toBe(texts['#rows']);
  });
}
