import {describe, expect, test} from 'vitest';
import {condense} from '../../../../../../src/search/shared/code/condense';
import {MAX_QUERY_LENGTH} from '../../../../../../src/search/shared/constants';

const own = (place: number) =>
  `    at step${place} (/srv/app/src/api/article/step${place}.js:${place}:7)`;
const frame = 'at async Strapi.load (/srv/app/node_modules/@strapi/core/dist/Strapi.js:352:9)';

test('a text that fits is put into one line', () => {
  expect(condense('Error: row is gone\n\n\tat once', 512)).toBe('Error: row is gone at once');
});

describe('a longer stack trace keeps its message and its first frame of Strapi', () => {
  const lines = Array.from({length: 120}, (_, place) => own(place + 1));
  const traces: Record<string, [trace: string, frame: string]> = {
    'of Node': [['TypeError: row is gone', ...lines, `    ${frame}`, ...lines].join('\n'), frame],
    'of Windows': [
      ['TypeError: row is gone', ...lines, `    ${frame.replaceAll('/', '\\')}`].join('\r\n'),
      frame.replaceAll('/', '\\'),
    ],
    'of Firefox': [
      [
        'TypeError: row is gone',
        ...lines.map((_, place) => `step${place}@http://localhost:1337/admin/src-${place}.js:1:7`),
        'load@http://localhost:1337/node_modules/@strapi/admin/dist/x.js:3:9',
      ].join('\n'),
      'load@http://localhost:1337/node_modules/@strapi/admin/dist/x.js:3:9',
    ],
  };
  for (const [name, [trace, wanted]] of Object.entries(traces)) {
    test(name, () => {
      expect(trace.length).toBeGreaterThan(4000);
      const query = condense(trace, MAX_QUERY_LENGTH);
      expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      expect(query).toBe(`TypeError: row is gone ${wanted}`);
    });
  }
});

test('a message that is too long itself leaves room for the frame', () => {
  const query = condense(`Error: ${'very '.repeat(300)}long\n    ${frame}`, MAX_QUERY_LENGTH);
  expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  expect(query.endsWith(frame)).toBe(true);
});

test('a long text without code of Strapi is cut, as the browser does', () => {
  const trace = Array.from({length: 200}, (_, place) => own(place)).join('\n');
  expect(condense(trace, 512)).toHaveLength(512);
  expect(condense('database '.repeat(2000), 512)).toHaveLength(512);
  expect(condense('x'.repeat(100_000), 0)).toBe('');
});
