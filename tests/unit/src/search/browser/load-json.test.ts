import {afterEach, expect, test, vi} from 'vitest';
import {loadJson} from '../../../../../src/search/browser/load-json';

afterEach(() => vi.unstubAllGlobals());

/** Answers requests one after the other with these; returns the mock. */
function answerWith(...answers: (() => Response)[]) {
  const fetchMock = vi.fn<typeof fetch>();
  for (const answer of answers) {
    fetchMock.mockImplementationOnce(async () => answer());
  }
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

const read = (json: unknown) => (json as {value: number}).value;

test('a file is fetched once, also for those who ask while it is on its way', async () => {
  const fetchMock = answerWith(() => Response.json({value: 1}));
  const both = [loadJson('/once.json', read), loadJson('/once.json', read)];
  expect(await Promise.all(both)).toEqual([1, 1]);
  expect(await loadJson('/once.json', read)).toBe(1);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

const failures: Record<string, () => Response> = {
  'no network': () => {
    throw new TypeError('Failed to fetch');
  },
  'status 404': () => Response.json({value: 1}, {status: 404}),
  'HTML instead of JSON': () => new Response('<!doctype html>'),
  'half a file': () => new Response('{"value": '),
  'another shape': () => Response.json(null),
};

for (const [name, answer] of Object.entries(failures)) {
  test(`${name}: there is nothing, and the next one asks again`, async () => {
    const fetchMock = answerWith(answer, () => Response.json({value: 2}));
    expect(await loadJson(`/${name}.json`, read)).toBeUndefined();
    expect(await loadJson(`/${name}.json`, read)).toBe(2);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
}
