import {expect, test} from '@playwright/test';
import {buildDir} from '../../paths';
import {exportRoutes} from '../pages/export-routes';
import {findRoutes, readIndexes} from './relevance/measure';

/** Pages of single exports with their names. */
const pages = exportRoutes
  .filter((route) => route.split('/').length === 4)
  .map((route) => ({route, name: route.split('/').at(-1)!}));

/** What a reader may have typed or remember of a name: all words but the last, or a name that is not yet finished. */
function partOf(name: string): string {
  const words = name.split(/(?=[A-Z][a-z])/);
  return words.length > 2 ? words.slice(0, -1).join('') : name.slice(0, -2);
}

test('every generated page is found by its name and by a part of it', () => {
  const indexes = readIndexes(buildDir);
  const pagesOf = (query: string) =>
    findRoutes(indexes, query).map((route) => route.split('#')[0]!);
  const misses: string[] = [];
  for (const {route, name} of pages) {
    const first = pagesOf(name).slice(0, 3);
    if (!first.includes(route)) {
      misses.push(`"${name}" gives ${first.join(', ')} first`);
    }
    if (!pagesOf(partOf(name)).includes(route)) {
      misses.push(`"${partOf(name)}" does not give ${route}`);
    }
  }
  expect(pages.length).toBeGreaterThan(60);
  expect(misses).toEqual([]);
});
