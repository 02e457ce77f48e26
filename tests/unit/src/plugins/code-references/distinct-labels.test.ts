import {expect, test} from 'vitest';
import {makeDistinct} from '../../../../../src/plugins/code-references/distinct-labels';

const labelled = (path: string, value = path.split('/').at(-1)!) => ({
  label: {type: 'inlineCode' as const, value},
  path,
});

test('names of different files get the folders that tell them apart', () => {
  const labels = [
    labelled('server/src/services/relations.ts'),
    labelled('server/src/controllers/relations.ts'),
    labelled('admin/src/services/relations.ts'),
    labelled('server/src/services/relations.ts'),
  ];
  makeDistinct(labels);
  expect(labels.map(({label}) => label.value)).toEqual([
    'server/src/services/relations.ts',
    'server/src/controllers/relations.ts',
    'admin/src/services/relations.ts',
    'server/src/services/relations.ts',
  ]);
});

test('other names stay', () => {
  const labels = [
    labelled('a/cron.ts'),
    labelled('a/cron.ts'),
    labelled('b/cron.ts', 'createCron'),
    labelled('a/index.ts', 'the other index.ts'),
  ];
  makeDistinct(labels);
  expect(labels.map(({label}) => label.value)).toEqual([
    'cron.ts',
    'cron.ts',
    'createCron',
    'the other index.ts',
  ]);
});
