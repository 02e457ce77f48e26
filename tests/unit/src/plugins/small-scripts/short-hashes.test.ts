import {expect, test} from 'vitest';
import {
  readShortHashes,
  shortenRoutes,
  shortenTable,
} from '../../../../../src/plugins/small-scripts/short-hashes.mjs';
import {writeFiles} from '../../../support/files';

const routes = `export default [
  {path: '/', component: ComponentCreator('/', 'a01'), routes: [
    {path: '/', component: ComponentCreator('/', 'b02'), exact: true},
    {path: '/docs/a', component: ComponentCreator('/docs/a', 'c03'), exact: true},
  ]},
  {path: '*', component: ComponentCreator('*')},
];`;

const short = () => readShortHashes(writeFiles('generated', {'routes.js': routes}));

test('each route keeps a key of its own, the same in the list and in the table', () => {
  expect(shortenRoutes(routes, short())).toBe(
    routes.replace("'a01'", "'0'").replace("'b02'", "'1'").replace("'c03'", "'0'"),
  );
  const table = {'/-a01': {c: 'x'}, '/-b02': {c: 'y'}, '/docs/a-c03': {c: 'z'}};
  expect(JSON.parse(shortenTable(JSON.stringify(table), short()))).toEqual({
    '/-0': {c: 'x'},
    '/-1': {c: 'y'},
    '/docs/a-0': {c: 'z'},
  });
});

test('a list of routes of another form stops the build', () => {
  expect(() =>
    readShortHashes(writeFiles('generated', {'routes.js': 'export default [];'})),
  ).toThrow(/^No routes found in .*routes\.js: .* Adapt it\.$/u);
});
