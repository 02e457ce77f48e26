import {expect, test} from 'vitest';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST_FILE, readManifest} from '../../../../src/code-references/manifest';
import {runReferences} from '../../../../tools/references/run';
import {SourceTree} from '../../../../tools/strapi/resolve';
import {pageSource, writeFiles} from '../../support/files';

const cron = 'packages/core/core/src/services/cron.ts';

/** Runs over a folder, with a source of one file. */
function references(dir: string) {
  const source = writeFiles('source', {
    [cron]: 'export const createCronService = () => ({\n  add(tasks: unknown) {},\n});\n',
  });
  return runReferences({dir, tree: new SourceTree(source), version: '1.0.0'});
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

test('the manifest is written with every symbol', () => {
  const dir = writeFiles('site', {
    'docs/docs/jobs.md': pageSource(`[x](code:${cron}#createCronService)`),
    [MANIFEST_FILE]: '{"version": ',
  });
  expect(references(dir)).toEqual({
    isGood: true,
    report: '1 references on 1 pages to 1 symbols in 1 files of Strapi 1.0.0: all resolve.',
  });
  expect(readManifest(dir).files[cron]!.symbols).toHaveProperty('createCronService');
});
