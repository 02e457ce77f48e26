import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir, otherBuildsDir} from '../../paths';

const belowDir = path.join(otherBuildsDir, 'contributor');

function listIndexes(directory: string): string[] {
  return readdirSync(directory).filter((name) => name.startsWith('search-index'));
}

// Two builds of the same pages: whatever is not the same in every build, such as an order, would show here.
test('under a sub-path the index files are the same byte for byte, but for the routes, which begin with it', () => {
  const names = listIndexes(buildDir);
  expect(names.length).toBeGreaterThan(0);
  expect(listIndexes(belowDir).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const [text, below] = [buildDir, belowDir].map((directory) =>
      readFileSync(path.join(directory, name), 'utf8'),
    ) as [string, string];
    expect(below, name).toContain('"sectionRoute":"/contributor/');
    const atRoot = below.replaceAll('"sectionRoute":"/contributor/', '"sectionRoute":"/');
    expect(atRoot === text, name).toBe(true);
  }
});
