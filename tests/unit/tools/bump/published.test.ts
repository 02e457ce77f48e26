import {expect, test} from 'vitest';
import {assertComplete, assertExact, newestComplete} from '../../../../tools/bump/published';

const published = new Map([
  ['@strapi/strapi', ['5.9.0', '5.54.0', '5.55.1', '5.56.0-beta.1']],
  ['@strapi/admin', ['5.9.0', '5.54.0', '5.56.0-beta.1']],
  ['@strapi/core', ['5.9.0', '5.54.0', '5.56.0-beta.1']],
]);

test('the newest complete version is a release that all packages have, by number and not by letter', () => {
  expect(newestComplete(published)).toBe('5.54.0');
  expect(
    newestComplete(
      new Map([
        ['a', ['1.0.0']],
        ['b', ['1.0.1']],
      ]),
    ),
  ).toBeUndefined();
});

test('a complete version passes', () => {
  expect(() => assertComplete('5.9.0', published)).not.toThrow();
});

test('a half published version names the missing packages and what to take', () => {
  expect(() => assertComplete('5.55.1', published)).toThrow(
    /^Strapi 5\.55\.1 is only half published: of 3 packages, 2 are missing in that version \(@strapi\/admin, @strapi\/core\)\. The newest version that is complete is 5\.54\.0\. Nothing was changed\.$/,
  );
});

test('an unknown version is one sentence', () => {
  expect(() => assertComplete('9.9.9', published)).toThrow(
    /^Strapi 9\.9\.9 is not published\. The newest version that is complete is 5\.54\.0\. Nothing was changed\.$/,
  );
});

test('a range or a tag is no version', () => {
  for (const version of ['latest', '^5.54.0', '5.54', '5.54.0 ', '']) {
    expect(() => assertExact(version), version).toThrow('is no exact version');
  }
  expect(() => assertExact('5.54.0')).not.toThrow();
  expect(() => assertExact('5.54.0-beta.1')).not.toThrow();
});
