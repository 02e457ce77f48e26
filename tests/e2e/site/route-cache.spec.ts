import {proves} from '../../spec/statements';
import {changeScript} from '../support/scripts';
import {expect, openPage, test} from '../support/test';

/** What the site's router caches at most. */
const LIMIT = 10_000;

/** What this test finds in the page, because the script of the site is served so that it tells. */
type Telling = {
  /** Compiles a route, or takes it from the cache. */
  compileRoute: (path: string, options: object) => object;
  countCached: () => number;
};

test(
  'the router of the site keeps 10000 compiled routes, and compiles those beyond each time',
  proves('9.route-cache'),
  async ({page}) => {
    // The function of react-router, as the minifier has put it into the place where it is called.
    const place =
      /=function\((\w+),(\w+)\)\{(var \w+=""\+\2\.end\+\2\.strict.{0,300}?return (\w+)<1e4&&.{0,60}?)\}\((\w+),\{end:/;
    await changeScript(
      page,
      'This page crashed.',
      place,
      '=(globalThis.countCached=()=>$4,globalThis.compileRoute=function($1,$2){$3})($5,{end:',
    );
    await openPage(page, '/rfcs/intro');
    const result = await page.evaluate((limit) => {
      const {compileRoute, countCached} = window as unknown as Telling;
      const compile = (index: number) =>
        compileRoute(`/page-${index}`, {end: true, strict: false, sensitive: false});
      const isKept = (index: number) => compile(index) === compile(index);
      const room = limit - countCached();
      for (let index = 0; index < room; index += 1) {
        compile(index);
      }
      return {
        room,
        cached: countCached(),
        // The first and the last that there was room for, and the next.
        kept: [isKept(0), isKept(room - 1), isKept(room)],
        cachedAfter: countCached(),
      };
    }, LIMIT);
    expect(result).toMatchObject({cached: LIMIT, kept: [true, true, false], cachedAfter: LIMIT});
    // The routes of the site itself are in the cache.
    expect(result.room).toBeLessThan(LIMIT);
  },
);
