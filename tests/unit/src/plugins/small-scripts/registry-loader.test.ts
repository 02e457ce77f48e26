import {expect, test} from 'vitest';
import registryLoader from '../../../../../src/plugins/small-scripts/registry-loader.mjs';

const entry = (name: string) =>
  `  "c01": [() => import(/* webpackChunkName: "c01" */ "@site/a.md"), ${name}, require.resolveWeak("@site/a.md")],`;

test('an entry keeps its import and its number, and loses its name', () => {
  expect(registryLoader(entry('"@site/a.md"'))).toBe(entry('0'));
});
