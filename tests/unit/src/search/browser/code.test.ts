import {afterEach, expect, test, vi} from 'vitest';
import {loadCodeIndex} from '../../../../../src/search/browser/code';
import {buildCodeFile} from '../../../../../src/search/plugin/code-file';
import {searchCode} from '../../../../../src/search/shared/code';

afterEach(() => vi.unstubAllGlobals());

const file = buildCodeFile(
  {version: '1.0.0', files: {'packages/a.ts': {messages: [[7, 'Row … is locked']]}}},
  new Map(),
);

test('the index of the code is fetched once, below the base path', async () => {
  const fetchMock = vi.fn(async () => Response.json(file));
  vi.stubGlobal('fetch', fetchMock);
  const [code] = await Promise.all([loadCodeIndex('/once/'), loadCodeIndex('/once/')]);
  expect(fetchMock.mock.calls).toEqual([['/once/search-code.json']]);
  expect(searchCode(code!, 'Error: Row 12 is locked')).toMatchObject([{line: 7}]);
});

for (const [name, answer] of Object.entries({
  'cannot be had': () => Promise.reject(new TypeError('Failed to fetch')),
  'is not there': async () => new Response('Not found', {status: 404}),
  'is a page': async () => new Response('<!doctype html>'),
  'is half a file': async () => new Response(JSON.stringify(file).slice(0, 90)),
  'is another file': async () => Response.json({documents: [], index: {}}),
  'was cut within a list': async () =>
    Response.json({...file, messages: {...file.messages, lines: ''}}),
})) {
  test(`an index of the code that ${name} is none, and is asked for again`, async () => {
    const baseUrl = `/${name.replaceAll(' ', '-')}/`;
    vi.stubGlobal('fetch', answer);
    expect(await loadCodeIndex(baseUrl)).toBeUndefined();
    vi.stubGlobal('fetch', async () => Response.json(file));
    expect((await loadCodeIndex(baseUrl))?.files).toEqual(['packages/a.ts']);
  });
}
