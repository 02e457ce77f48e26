import {expect, test} from 'vitest';
import {stampOf} from '../../../../tools/strapi/source';

const packages = [{name: '@strapi/core', directory: 'packages/core/core'}];

test('a tree is made again when the list of packages or the program that makes it has changed', () => {
  const stamp = stampOf(packages, 'the program');
  expect(stampOf([...packages], 'the program')).toBe(stamp);
  expect(stampOf([], 'the program')).not.toBe(stamp);
  expect(stampOf(packages, 'the program, changed')).not.toBe(stamp);
});
