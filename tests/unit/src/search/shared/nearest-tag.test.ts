import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {TAGS_FILE} from '../../../../../src/markdown/tags';
import {nearestTag, tagSlug} from '../../../../../src/search/shared/nearest-tag';
import {projectDir} from '../../../../paths';

const tags = Object.values(
  parse(readFileSync(path.join(projectDir, TAGS_FILE), 'utf8')) as Record<
    string,
    {label: string; permalink: string}
  >,
);
const labels = tags.map(({label}) => label);

test('the address of every tag follows from its label', () => {
  expect(tags.map(({label}) => `/${tagSlug(label)}`)).toEqual(tags.map(({permalink}) => permalink));
});

for (const [query, tag] of Object.entries({
  permizions: 'permissions',
  'how do I relasions': 'relations',
  playwriter: 'playwright',
  kubernetes: undefined,
  grpc: undefined,
  qqxxqqzzqqwwqq: undefined,
  'the of and': undefined,
  '': undefined,
})) {
  test(`the tag nearest to "${query}" is ${tag ?? 'none'}`, () => {
    expect(nearestTag(query, labels)).toBe(tag);
  });
}
