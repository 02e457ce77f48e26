import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir, otherBuildsDir} from '../../paths';

/** What only the code that asks the hosted service has in it. */
const traces =
  /algolia\.net|algolianet|x-algolia-|jsdelivr|search-insights|AlgoliaAnalyticsObject|clickedObjectIDs/giu;

/** Files with texts of pages, which may speak of any host. */
const TEXTS = /^(?:offline|search-[^/]*)(?:\/|\.json$)/u;

function readBundle(directory: string): string {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|json)$/u.test(file) && !TEXTS.test(file))
    .map((file) => readFileSync(path.join(directory, file), 'utf8'))
    .join('\n');
}

test('without the variables, nothing of the hosted search is in the bundle', () => {
  expect(readBundle(buildDir).match(traces)).toBeNull();
  // The traces are real: the other build has every one of them.
  const found = new Set(
    readBundle(path.join(otherBuildsDir, 'contributor'))
      .match(traces)
      ?.map((it) => it.toLowerCase()),
  );
  expect(found.size).toBe(traces.source.split('|').length);
});
