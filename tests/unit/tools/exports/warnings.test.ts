import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runExports} from '../../../../tools/exports/run';
import {writeFiles} from '../../support/files';
import {places} from './input';
import {packagesWith} from './packages';

test('a warning of TypeDoc stops the run and leaves the files untouched', async () => {
  const dir = writeFiles('site', {'exports/modules.md': 'committed'});
  const packagesDir = packagesWith(
    '/** See {@link Nowhere}. */\nexport declare const a: string;\n',
  );
  const run = runExports({...places, dir, packagesDir, check: false});
  await expect(run).rejects.toThrow('without complaint');
  expect(readFileSync(path.join(dir, 'exports/modules.md'), 'utf8')).toBe('committed');
});
