import {describe, expect, test} from 'vitest';
import {
  completeFilter,
  narrowContext,
  parseFilter,
  withFilter,
} from '../../../../../src/search/browser/widget/filter';
import {sections} from '../../../../../src/sections';

const sectionOf = (id: string) => sections.find((section) => section.id === id)!;

describe('parseFilter', () => {
  test.each([
    ['locks', 'locks', undefined],
    ['in:guides locks', 'locks', 'guides'],
    ['locks in:api', 'locks ', 'api'],
    ['IN:Docs locks', 'locks', 'docs'],
    ['run in:rfcs locks', 'run locks', 'rfcs'],
    ['in:guides in:docs locks', 'locks', 'docs'],
    ['in:guides ', '', 'guides'],
    ['in:guidesx locks', 'in:guidesx locks', undefined],
    ['in: locks', 'in: locks', undefined],
    ['main:docs locks', 'main:docs locks', undefined],
    ['in:docs/core locks', 'in:docs/core locks', undefined],
  ])('%s', (query, text, id) => {
    const filter = parseFilter(query);
    expect(filter.text).toBe(text);
    expect(filter.section?.id).toBe(id);
  });

  test.each([
    ['in:', sections.map(({id}) => id)],
    ['locks in:', sections.map(({id}) => id)],
    ['in:GUI', ['guides']],
    ['in:guides', []],
    ['in:x', []],
    ['in:g locks', []],
    ['login:', []],
  ])('%s may become a filter', (query, ids) => {
    expect(parseFilter(query).begun.map(({id}) => id)).toEqual(ids);
  });

  test('takes a query of any kind, in time', () => {
    const start = performance.now();
    for (const query of [
      'in:'.repeat(170),
      ' in:docs'.repeat(64),
      '\u0000in:\uD800',
      'in:docs\n',
    ]) {
      expect(() => parseFilter(query)).not.toThrow();
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test('a filter takes the place of another', () => {
  expect(withFilter('locks', sectionOf('api'))).toBe('in:api locks');
  expect(withFilter('in:guides locks', sectionOf('api'))).toBe('in:api locks');
  expect(withFilter('in:guides locks', undefined)).toBe('locks');
  expect(withFilter('', sectionOf('api'))).toBe('in:api ');
  expect(completeFilter('locks in:a', sectionOf('api'))).toBe('in:api locks');
});

test('a section is searched by its tags alone, in all indexes, its own first', () => {
  const context = {
    baseUrl: '/',
    repository: 'https://github.com/strapi/contributor-documentation',
    tags: ['docs-guides-current', 'docs-default-current'],
    currentTag: undefined,
  };
  expect(narrowContext(context, sectionOf('docs'))).toMatchObject({
    onlyTags: ['docs-default-current'],
    tags: ['docs-default-current', 'docs-guides-current'],
  });
  expect(narrowContext(context, undefined)).toBe(context);
});
