import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import redirectsPlugin from '../../../../src/plugins/redirects';
import type {Redirect} from '../../../../src/redirects';

/** Lets the plugin finish a build with two pages in a folder. */
async function finish(outDir: string, list: readonly Redirect[]): Promise<void> {
  const plugin = redirectsPlugin({baseUrl: '/below/'} as LoadContext, {list});
  await plugin.postBuild!({
    outDir,
    routesPaths: ['/below/', '/below/database'],
  } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'redirects-'));

test('an address that is no page leads to the page that has its content, below the base path', async () => {
  const outDir = emptyFolder();
  await finish(outDir, [{from: '/docs/core/database/intro', to: '/database'}]);
  const html = readFileSync(path.join(outDir, 'docs/core/database/intro.html'), 'utf8');
  expect(html).toContain('content="0; url=/below/database"');
  expect(html).toContain('<link rel="canonical" href="/below/database">');
  expect(html).not.toContain('<script');
});

test('all faults of the list are named at once, and nothing is written', async () => {
  const outDir = emptyFolder();
  writeFileSync(path.join(outDir, 'rfcs.html'), 'page');
  const faults = finish(outDir, [
    {from: '/old', to: '/database'},
    {from: '/old', to: '/database'},
    {from: '/database', to: '/'},
    {from: '/older', to: '/gone'},
    {from: '/rfcs', to: '/database'},
  ]);
  await expect(faults).rejects.toThrow(
    /"\/old" is there twice.*"\/database" is a page.*"\/older" leads to "\/gone", which is no page.*rfcs\.html is in the build already/su,
  );
  expect(existsSync(path.join(outDir, 'old.html'))).toBe(false);
  expect(readFileSync(path.join(outDir, 'rfcs.html'), 'utf8')).toBe('page');
});
