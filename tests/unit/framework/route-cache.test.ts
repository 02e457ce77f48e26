import {expect, test} from 'vitest';
import {createRequire} from 'node:module';
import {proves} from '../../spec/statements';

/** What the site's router caches at most. */
const LIMIT = 10_000;

type MatchPath = (pathname: string, options: {path: string}) => {isExact: boolean} | null;

/** The router of the site, fresh, and the patterns that it has compiled. */
function loadRouter(): {matchPath: MatchPath; compiled: string[]} {
  const fromHere = createRequire(__filename);
  const routerFiles = Object.keys(fromHere.cache).filter((file) => file.includes('react-router'));
  for (const file of routerFiles) {
    delete fromHere.cache[file];
  }
  const compilerFile = createRequire(fromHere.resolve('react-router')).resolve('path-to-regexp');
  const compile = fromHere(compilerFile) as (path: string, ...rest: unknown[]) => RegExp;
  const compiled: string[] = [];
  const module = fromHere.cache[compilerFile]!;
  module.exports = Object.assign((path: string, ...rest: unknown[]) => {
    compiled.push(path);
    return compile(path, ...rest);
  }, compile);
  const {matchPath} = fromHere('react-router') as {matchPath: MatchPath};
  module.exports = compile;
  return {matchPath, compiled};
}

test(
  'the router keeps 10000 compiled routes, and compiles those beyond each time',
  proves('9.route-cache'),
  () => {
    const {matchPath, compiled} = loadRouter();
    const match = (index: number) => matchPath(`/page-${index}`, {path: `/page-${index}`});
    for (let index = 0; index < LIMIT; index += 1) {
      match(index);
    }
    expect(compiled).toHaveLength(LIMIT);
    // The first and the last of them are kept.
    expect([match(0), match(LIMIT - 1)]).toMatchObject([{isExact: true}, {isExact: true}]);
    expect(compiled).toHaveLength(LIMIT);
    // One more is not.
    expect([match(LIMIT), match(LIMIT)]).toMatchObject([{isExact: true}, {isExact: true}]);
    expect(compiled.slice(LIMIT)).toEqual([`/page-${LIMIT}`, `/page-${LIMIT}`]);
  },
);
