import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import sectionAddresses from '../../../../src/plugins/section-addresses';

/** Lets the plugin finish a build in a folder. */
async function finish(outDir: string): Promise<void> {
  const plugin = sectionAddresses({baseUrl: '/below/'} as LoadContext);
  await plugin.postBuild!({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'section-addresses-'));

test('each section has a page at its bare address that leads to its entry, below the base path', async () => {
  const outDir = emptyFolder();
  await finish(outDir);
  expect(readdirSync(outDir).toSorted()).toEqual([
    'api.html',
    'docs.html',
    'exports.html',
    'guides.html',
    'rfcs.html',
  ]);
  const html = readFileSync(path.join(outDir, 'docs.html'), 'utf8');
  expect(html).toContain('content="0; url=/below/docs/intro"');
  expect(html).toContain('<link rel="canonical" href="/below/docs/intro">');
});

test('a page that the site has at such an address stops the build', async () => {
  const outDir = emptyFolder();
  writeFileSync(path.join(outDir, 'rfcs.html'), 'page');
  await expect(finish(outDir)).rejects.toThrow('The site has a page at "/rfcs"');
  expect(readFileSync(path.join(outDir, 'rfcs.html'), 'utf8')).toBe('page');
});
