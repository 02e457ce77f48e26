import {afterEach, expect, test, vi} from 'vitest';
import {
  excerptOf,
  hasExcerpt,
  loadExcerpts,
  quote,
} from '../../../../../src/search/browser/excerpts';

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

const long = `${'Words before it. '.repeat(20)}Here is the needle. ${'Words after it. '.repeat(20)}`;

test('a quotation begins a little before the first term and is cut between words', () => {
  const excerpt = quote(long, ['nothing', 'needle']);
  expect(excerpt).toMatch(/^… .{20,45}needle\..{60,100} …$/u);
  expect(long).toContain(excerpt.slice(2, -2));
});

test('a text without the terms is quoted from its beginning, a short one as a whole', () => {
  expect(quote(long, ['nothing'])).toMatch(/^Words before it\. .*[.a-z] …$/u);
  expect(quote('Short.', ['nothing'])).toBe('Short.');
  expect(quote('', ['nothing'])).toBe('');
});

test('a word that is longer than a quotation is cut', () => {
  expect(quote('x'.repeat(500), ['x'])).toBe(`${'x'.repeat(140)} …`);
});
