import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readManifest} from '../../../../src/code-references/manifest';
import {STRAPI_VERSION} from '../../../../src/strapi';
import {strapiPackages} from '../../../../src/strapi/packages';
import {projectDir} from '../../../paths';

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

test('the packages that are read are those of the list, at the pinned version', () => {
  const {dependencies} = JSON.parse(read('tools/strapi/package.json')) as {
    dependencies: Record<string, string>;
  };
  const pinned = Object.entries(dependencies).filter(([name]) => name.startsWith('@strapi/'));
  expect(Object.fromEntries(pinned)).toEqual(
    Object.fromEntries(strapiPackages.map(({name}) => [name, STRAPI_VERSION])),
  );
});

test('the manifest is one of the pinned version', () => {
  expect(readManifest(projectDir).version).toBe(STRAPI_VERSION);
});

test('the readme names the pinned version', () => {
  expect(read('README.md')).toContain(`**${STRAPI_VERSION}**`);
});
