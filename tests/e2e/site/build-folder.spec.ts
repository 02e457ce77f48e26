import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir, projectDir} from '../../paths';

test('no file of the build says where it was built', () => {
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const folders = [projectDir, encodeURIComponent(projectDir)].map((folder) => Buffer.from(folder));
  const telling = files.filter((file) => {
    const content = readFileSync(file);
    return folders.some((folder) => content.includes(folder));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(telling).toEqual([]);
});
