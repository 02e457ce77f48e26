import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {missingPageAddress, reportAddress} from '../../../../src/lib/report-address';
import {STRAPI_VERSION} from '../../../../src/strapi';
import {projectDir} from '../../../paths';

test('the address of a report fills in fields that the form has', () => {
  const address = 'https://contributor.strapi.io/docs/intro#folders';
  const url = new URL(
    reportAddress('https://github.com/strapi/x', {
      title: 'Introduction',
      address,
    }),
  );
  expect(url.origin + url.pathname).toBe('https://github.com/strapi/x/issues/new');
  const {template, title, ...fields} = Object.fromEntries(url.searchParams);
  expect(title).toBe('Wrong: Introduction');
  expect(fields).toEqual({page: address, version: STRAPI_VERSION});
  const form = parse(
    readFileSync(path.join(projectDir, '.github', 'ISSUE_TEMPLATE', template!), 'utf8'),
  ) as {body: {id: string}[]};
  expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
});

test('the address of a wish for a page fills in fields that the form has', () => {
  const query = `TypeError: "rows" & ${'more '.repeat(60)}`;
  const url = new URL(missingPageAddress('https://github.com/strapi/x', query));
  expect(url.origin + url.pathname).toBe('https://github.com/strapi/x/issues/new');
  const {template, title, ...fields} = Object.fromEntries(url.searchParams);
  expect(title!.startsWith('Missing: TypeError: "rows" & more')).toBe(true);
  expect(title!.length).toBeLessThan(100);
  expect(fields).toEqual({searched: query});
  const form = parse(
    readFileSync(path.join(projectDir, '.github', 'ISSUE_TEMPLATE', template!), 'utf8'),
  ) as {body: {id: string}[]};
  expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
});
