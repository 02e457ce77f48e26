import {expect, test} from 'vitest';
import {strapiPackages} from '../../../../src/strapi/packages';
import {makeBlocks} from '../../../../tools/package-map/blocks';
import {edgesOf, readGraph, withoutDetours} from '../../../../tools/package-map/graph';
import {writeFiles} from '../../support/files';

type PackageJson = {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  strapi?: {kind: string};
};

/** A source in which every package has a package.json: an empty one, unless another is given. */
function graph(packageJsons: Record<string, PackageJson>) {
  return readGraph(
    writeFiles(
      'source',
      Object.fromEntries(
        strapiPackages.map(({name, directory}) => [
          `${directory}/package.json`,
          JSON.stringify(packageJsons[name] ?? {}),
        ]),
      ),
    ),
  );
}

const exact = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`@strapi/${name}`, '5.0.0']));

test('an arrow is left out where a longer path of dependencies leads, not where only a peer does', () => {
  const nodes = graph({
    '@strapi/strapi': {dependencies: exact('core', 'utils', 'logger')},
    '@strapi/core': {dependencies: exact('utils'), peerDependencies: exact('logger')},
  });
  const arrows = withoutDetours(edgesOf(nodes)).map(
    ({from, to, isPeer}) => `${from} ${isPeer ? '..' : '--'} ${to}`,
  );
  expect(arrows.toSorted()).toEqual([
    '@strapi/core -- @strapi/utils',
    '@strapi/core .. @strapi/logger',
    '@strapi/strapi -- @strapi/core',
    '@strapi/strapi -- @strapi/logger',
  ]);
});

const plugin = {strapi: {kind: 'plugin'}};

test('diagrams link to pages, or to the folder of what has none; what all plugins need is said once', () => {
  const blocks = makeBlocks(
    graph({
      '@strapi/strapi': {dependencies: exact('core', 'email', 'upload')},
      '@strapi/core': {dependencies: exact('utils', 'database')},
      '@strapi/email': {...plugin, dependencies: exact('utils', 'logger')},
      '@strapi/upload': {
        ...plugin,
        dependencies: {...exact('utils'), koa: '1'},
        peerDependencies: exact('email'),
      },
    }),
  );
  expect(blocks.framework).toContain('  core --> database\n');
  expect(blocks.framework).toContain('  click core href "/api/Strapi"\n');
  expect(blocks.framework).not.toContain('email');
  expect(blocks['plugins-common']).toContain('depends on `utils`');
  expect(blocks.plugins).toContain('  upload -. "peer" .-> email\n');
  expect(blocks.plugins).toContain('accDescr: upload has email as a peer. email needs logger.');
  expect(blocks.plugins).toContain('  click email href "/packages/core/email"\n');
  expect(blocks.plugins).not.toContain('--> utils');
  expect(blocks['plugins-table']).toContain('| `utils`; peer: `email` | [Upload](/upload) |');
});

test('what no package of an application depends on is what a project installs', () => {
  const blocks = makeBlocks(
    graph({
      '@strapi/strapi': {dependencies: exact('core', 'email')},
      '@strapi/email': {...plugin, dependencies: exact('provider-email-sendmail')},
      '@strapi/plugin-graphql': {
        ...plugin,
        dependencies: exact('utils'),
        peerDependencies: exact('strapi'),
      },
      '@strapi/plugin-sentry': {...plugin, peerDependencies: exact('strapi')},
    }),
  );
  expect(blocks['plugins-table']).toContain('| `provider-email-sendmail` |');
  expect(blocks['plugins-table']).not.toContain('graphql');
  expect(blocks['installed-table']).toContain('| `provider-email-nodemailer` |');
  expect(blocks['installed-table']).not.toContain('sendmail');
  expect(blocks['installed-common']).toBe(
    'Each of these plugins has `strapi` as a peer; those arrows are left out.',
  );
  expect(blocks.installed).toContain('  plugin_graphql --> utils\n');
  // Without arrows, too.
  expect(blocks.installed).toContain('  plugin_sentry["plugin-sentry"]\n');
  expect(blocks.installed).not.toContain('  strapi["strapi"]');
});
