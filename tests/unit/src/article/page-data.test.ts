import {expect, test} from 'vitest';
import {
  makeFragment,
  type PageData,
  readFragment,
  writePageData,
} from '../../../../src/article/page-data';

const data = {
  assets: {},
  contentTitle: 'Locks',
  metadata: {title: 'Locks</script>', description: 'Line\n$& two', frontMatter: {kind: 'concept'}},
  toc: [{value: '<code>rows</code>', id: 'rows', level: 2}],
} as unknown as PageData;

const article = (json: string) =>
  `<header><h1>Locks</h1></header><script type="application/json">${json}</script><p>Rows</p>`;

test('data in an article do not end their script, and come back as they were', () => {
  const json = writePageData(data);
  expect(json).not.toContain('<');
  const fragment = makeFragment(article(json))!;
  expect(readFragment(fragment)).toEqual({
    data,
    html: '<header><h1>Locks</h1></header><p>Rows</p>',
  });
});

test('what a page was checked against is in its foot, not in its data', () => {
  const {metadata} = data;
  const frontMatter = {...metadata.frontMatter, checked: ['packages/locks.ts#lock']};
  const json = writePageData({...data, metadata: {...metadata, frontMatter}});
  expect(JSON.parse(json)).toEqual(data);
});

test('an article without data makes no fragment', () => {
  expect(makeFragment('<p>Rows</p>')).toBeUndefined();
});

test('the page that some hosts answer every address with is no fragment', () => {
  expect(() => readFragment('<!doctype html>\n<html></html>')).toThrow(SyntaxError);
});
