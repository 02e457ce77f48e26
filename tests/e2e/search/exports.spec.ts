import {expect, test} from '@playwright/test';
import {buildDir} from '../../paths';
import {nameRoutes} from '../pages/export-routes';
import {findRoutes, readIndexes} from './relevance/measure';

/** Pages of single exports with their names. */
const pages = nameRoutes
  .map((route) => ({route, name: route.split('/').at(-1)!}))
  // Everybody searches for the module that has it.
  .filter(({name}) => name !== 'default');

/** What a reader may have typed or remember of a name: all words but the last, or a name that is not yet finished. */
function partOf(name: string): string {
  const words = name.split(/(?=[A-Z][a-z])/);
  return words.length > 2 ? words.slice(0, -1).join('') : name.slice(0, -2);
}

/** Parts that are words of their own, which other pages are about: "Block" of "Blocker". */
const OTHER_WORDS = new Set(['Block']);

test('the page of an export is the first that its name finds, and a part of the name finds it', () => {
  const indexes = readIndexes(buildDir);
  const pagesOf = (query: string) =>
    findRoutes(indexes, query).map((route) => route.split('#')[0]!);
  const misses: string[] = [];
  for (const {route, name} of pages) {
    const [first, second] = [...new Set(pagesOf(name))];
    // A page of the Docs about the same hook or word may be before it.
    if (first !== route && (second !== route || first!.startsWith('/exports/'))) {
      misses.push(`"${name}" gives ${first} first`);
    }
    const part = partOf(name);
    // Of "Form" too little is left.
    if (name.length > 4 && !OTHER_WORDS.has(part) && !pagesOf(part).includes(route)) {
      misses.push(`"${part}" does not give ${route}`);
    }
  }
  expect(pages.length).toBeGreaterThan(146);
  expect(misses).toEqual([]);
});
