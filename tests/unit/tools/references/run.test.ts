import {expect, test} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST_FILE, readManifest} from '../../../../src/code-references/manifest';
import {runReferences} from '../../../../tools/references/run';
import {SourceTree} from '../../../../tools/strapi/resolve';
import {pageSource, writeFiles} from '../../support/files';

const cron = 'packages/core/core/src/services/cron.ts';

/** Runs over a folder, with a source of one file. */
function references(dir: string, check = false) {
  const source = writeFiles('source', {
    [cron]: 'export const createCronService = () => ({\n  add(tasks: unknown) {},\n});\n',
  });
  return runReferences({dir, check, tree: new SourceTree(source), version: '1.0.0'});
}

test('a renamed symbol stops the run, names the page and writes nothing', () => {
  const dir = writeFiles('site', {
    'docs/docs/jobs.md': pageSource(`[x](code:${cron}#createCronServce)`),
  });
  const {isGood, report} = references(dir);
  expect(isGood).toBe(false);
  expect(report).toContain(
    `docs/docs/jobs.md:5 code:${cron}#createCronServce: ${cron} has no symbol createCronServce.\n  Nearest: code:${cron}#createCronService`,
  );
  expect(report).toContain('1 reference does not resolve. Fix the link;');
  expect(existsSync(path.join(dir, MANIFEST_FILE))).toBe(false);
});

test('the manifest that is written passes the check, until the content changes', () => {
  const page = pageSource(`[x](code:${cron}#createCronService)`);
  const dir = writeFiles('site', {
    'docs/docs/jobs.md': page,
    [MANIFEST_FILE]: '{"version": "0", "files": {}}',
  });
  expect(references(dir).report).toBe(
    '1 references on 1 pages to 1 symbols in 1 files of Strapi 1.0.0: all resolve.',
  );
  const text = readFileSync(path.join(dir, MANIFEST_FILE), 'utf8');
  expect(readManifest(dir).files[cron]!.symbols).toHaveProperty('createCronService');
  expect(references(dir, true)).toMatchObject({isGood: true});
  writeFiles('site', {
    'docs/docs/jobs.md': `${page}\n[y](code:${cron}#createCronService.add)\n`,
  });
  const {isGood, report} = references(dir, true);
  expect(isGood).toBe(false);
  expect(report).toContain(`missing   ${cron}#createCronService.add`);
  expect(report).toContain('run "npm run references" and commit');
  expect(readFileSync(path.join(dir, MANIFEST_FILE), 'utf8')).toBe(text);
});

test('a manifest that does not parse is one sentence', () => {
  const dir = writeFiles('site', {[MANIFEST_FILE]: '{"version": '});
  expect(() => references(dir, true)).toThrow(
    /^data\/code-manifest\.json cannot be read \(.+\)\. Restore it with Git or write it again with "npm run references"\.$/,
  );
  expect(readFileSync(path.join(dir, MANIFEST_FILE), 'utf8')).toBe('{"version": ');
});
