import {utimesSync} from 'node:fs';
import path from 'node:path';
import type {Link, Paragraph, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {MANIFEST_FILE} from '../../../../../src/code-references/manifest';
import {currentManifest} from '../../../../../src/plugins/code-references/current-manifest';
import remarkCodeReferences from '../../../../../src/plugins/code-references/remark';
import {STRAPI_REPOSITORY, STRAPI_VERSION} from '../../../../../src/strapi';
import {writeFiles} from '../../../support/files';

const cron = 'packages/core/core/src/services/cron.ts';

/** A manifest in which a function has these lines. */
const manifestWith = (first: number, last: number) =>
  JSON.stringify({
    version: STRAPI_VERSION,
    files: {[cron]: {hash: '', symbols: {create: {kind: 'function', first, last, hash: ''}}}},
  });

/** Writes a project whose manifest and page these are, and returns its folder. */
const writeSite = (manifest: string, text: string) =>
  writeFiles('site', {
    [MANIFEST_FILE]: manifest,
    'guides/a.md': `---\ntitle: A\n---\n\n${text}`,
  });

/** Puts the text of the page through the plugin, without its front matter, as the docs plugin does. */
function transform(siteDir: string, text: string, frontMatter?: object): Root {
  const processor = unified().use(remarkParse).use(remarkCodeReferences(siteDir));
  const file = {path: path.join(siteDir, 'guides', 'a.md'), value: text, data: {frontMatter}};
  return processor.runSync(processor.parse(text), file);
}

const firstLink = ({children: [paragraph]}: Root) => (paragraph as Paragraph).children[0] as Link;

test('a reference becomes a permalink with the lines of the manifest, and is listed at the foot', () => {
  const text = `[create](code:${cron}#create)`;
  const tree = transform(writeSite(manifestWith(3, 9), text), text);
  const href = `${STRAPI_REPOSITORY}/blob/v${STRAPI_VERSION}/${cron}#L3-L9`;
  expect(firstLink(tree)).toMatchObject({
    url: href,
    data: {hProperties: {'aria-description': `${cron}, lines 3–9`}},
  });
  const foot = tree.children.at(-1)?.data?.hProperties as {files?: string} | undefined;
  expect(JSON.parse(foot?.files ?? '[]')).toMatchObject([
    {path: cron, isCited: false, symbols: [{name: 'create', lines: 'lines 3–9', href}]},
  ]);
});

test('what the front matter names is listed at the foot, too', () => {
  const text = 'Text.';
  const siteDir = writeSite(manifestWith(3, 9), text);
  const tree = transform(siteDir, text, {checked: [`${cron}#create`]});
  const foot = tree.children.at(-1)?.data?.hProperties as {files?: string} | undefined;
  expect(JSON.parse(foot?.files ?? '[]')).toMatchObject([
    {path: cron, symbols: [{name: 'create'}]},
  ]);
});

test('a reference that the manifest does not know is named with the line of the file', () => {
  const text = `First line.\n\n[gone](code:${cron}#gone)`;
  expect(() => transform(writeSite(manifestWith(3, 9), text), text)).toThrow(
    `1 unknown code reference:\n  guides/a.md:7 code:${cron}#gone is not in the manifest`,
  );
});

test('the manifest is read once, and again when "npm run references" has written it', () => {
  const text = `[create](code:${cron}#create)`;
  const siteDir = writeSite(manifestWith(3, 9), text);
  const manifest = currentManifest(siteDir);
  transform(siteDir, text);
  expect(currentManifest(siteDir)).toBe(manifest);

  writeSite(manifestWith(4, 4), text);
  utimesSync(path.join(siteDir, MANIFEST_FILE), new Date(), new Date(Date.now() + 1000));
  expect(firstLink(transform(siteDir, text)).url).toMatch(/#L4$/);
});
