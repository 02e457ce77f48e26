import {expect, test} from 'vitest';
import {titleWithSection} from '../../../../src/lib/page-title';

const docs = 'docusaurus-plugin-content-docs';

test('the title of a page in a section ends in the name of the section', () => {
  expect(titleWithSection({title: 'Relations', plugin: {name: docs, id: 'default'}})).toBe(
    'Relations · Docs',
  );
  expect(titleWithSection({title: 'useRBAC', plugin: {name: docs, id: 'exports'}})).toBe(
    'useRBAC · Exports',
  );
});

test('other pages keep their title, and one without a title gets none', () => {
  const pages = {name: 'docusaurus-plugin-content-pages', id: 'default'};
  expect(titleWithSection({title: 'Tags', plugin: pages})).toBe('Tags');
  expect(titleWithSection({title: '', plugin: {name: docs, id: 'default'}})).toBe('');
});
