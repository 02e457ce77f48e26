import {expect, test} from '@playwright/test';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../paths';
import {readRoutes} from '../support/site';

const read = (name: string): string => readFileSync(path.join(buildDir, name), 'utf8');

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/^- \[[^\]]*\]\((?<address>[^)]+)\)/gmu)].map(
    ({groups}) => new URL(groups!.address!).pathname,
  );

const names = readdirSync(buildDir).filter((name) => /^llms.*\.txt$/u.test(name));
const listNames = names.filter((name) => !name.startsWith('llms-full'));

test('each page is in one list, with its sentence', () => {
  const listed = listNames
    .flatMap((name) => pathsIn(read(name)))
    .filter((each) => each.endsWith('.md'));
  const expected = readRoutes().map((route) => `${route === '/' ? '/index' : route}.md`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  const bare = listNames
    .flatMap((name) => read(name).split('\n'))
    .filter((line) => line.startsWith('- [') && line.includes('.md)') && !line.includes('.md): '));
  expect(bare).toEqual([]);
});

test('each list is short enough for a program that reads it, and every address in it answers', () => {
  for (const name of listNames) {
    const text = read(name);
    expect([name, text.length <= 50_000]).toEqual([name, true]);
    expect(text).toMatch(/^# .+\n\n> .+\n\n## /u);
    for (const address of pathsIn(text)) {
      expect([name, address, existsSync(path.join(buildDir, address))]).toEqual([
        name,
        address,
        true,
      ]);
    }
  }
  expect(
    pathsIn(read('llms.txt'))
      .filter((address) => address.endsWith('.txt'))
      .toSorted(),
  ).toEqual(
    names
      .filter((name) => name !== 'llms.txt')
      .map((name) => `/${name}`)
      .toSorted(),
  );
});

test('the file of a section has its pages whole, in the order of the sidebar', () => {
  const full = read('llms-full-guides.txt');
  const places = ['/guides/contributing', '/guides/typescript', '/guides/e2e/setup'].map((route) =>
    full.indexOf(read(`${route.slice(1)}.md`)),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
