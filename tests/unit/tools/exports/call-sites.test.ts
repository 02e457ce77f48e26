import {expect, test} from 'vitest';
import {findCallSites} from '../../../../tools/exports/call-sites';
import type {Entry} from '../../../../tools/exports/entries';
import {SourceTree} from '../../../../tools/strapi/resolve';
import {writeFiles} from '../../support/files';

const admin = 'packages/core/admin/admin/src';
const upload = 'packages/core/upload/admin/src';

const entry = {
  name: 'useThing',
  module: '@strapi/strapi/admin',
  alsoIn: [],
  source: {path: `${admin}/useThing.ts`, symbol: 'useThing'},
} as unknown as Entry;

const alias = "import { useThing as use } from '@strapi/admin/strapi-admin';\n";

test('call sites are found by module and by path: other packages first, calls before types, no tests', () => {
  const sourceDir = writeFiles('source', {
    [`${admin}/useThing.ts`]: 'export const useThing = () => useThing();\n',
    [`${admin}/pages/Page.tsx`]:
      "import { useThing } from '../useThing';\n\nexport const Page = () => useThing();\n",
    [`${admin}/other.ts`]:
      "import { useThing } from './elsewhere';\n\nexport const a = useThing();\n",
    [`${upload}/Types.ts`]: `${alias}\nexport type Thing = ReturnType<typeof use>;\n`,
    [`${upload}/Upload.tsx`]: `${alias}\nexport const Upload = () => use();\n`,
    [`${upload}/Unused.tsx`]: `${alias}\nexport const object = { a: { use: 1 } }.a;\n`,
    [`${upload}/tests/Upload.test.tsx`]: `${alias}\nexport const Tested = () => use();\n`,
  });
  const sites = findCallSites([entry], sourceDir, new SourceTree(sourceDir)).get(entry)!;
  expect(sites.map(({reference}) => `${reference.path}#${reference.symbol}`)).toEqual([
    `${upload}/Upload.tsx#Upload`,
    `${admin}/pages/Page.tsx#Page`,
    `${upload}/Types.ts#Thing`,
  ]);
  expect(sites[0]!.packageName).toBe('@strapi/upload');
});
