import {expect, test} from 'vitest';
import {generate} from '../../../../tools/exports/generate';
import {entryPoints, readModel} from '../../../../tools/exports/read';
import {SourceTree} from '../../../../tools/strapi/resolve';
import {writeFiles} from '../../support/files';
import {packagesWith} from './packages';

const source = 'export enum Level { low = 1, high = 2 }\n';

test('a kind that TypeDoc knows and we do not is rendered as TypeDoc renders it', async () => {
  const packagesDir = packagesWith('export declare enum Level { low = 1, high = 2 }\n');
  const sourceDir = writeFiles('source', {'packages/core/strapi/index.ts': source});
  const first = entryPoints.slice(0, 1);
  const {files} = await generate({
    model: await readModel(first, packagesDir),
    tree: new SourceTree(sourceDir),
    sourceDir,
    descriptions: new Map([
      [
        'Level',
        {
          file: 'app.yaml',
          code: 'packages/core/strapi/index.ts#Level',
          text: 'How much the panel says in its log, from the little to the much, of which one is chosen when it starts.',
          group: 'App and plugins',
          members: {low: 'Little.', high: 'Much.'},
          params: {},
          defaults: {},
        },
      ],
    ]),
    explainedIn: {},
    pages: [],
    templates: new Map(),
    version: '5.54.0',
  });
  const page = files.get('other/Level.md')!;
  expect(page).toContain("import { Level } from '@strapi/strapi/admin';");
  expect(page).toContain('## Enumeration Members');
  expect(page).toMatch(/`low` \| `1` \| Little\./u);
});
