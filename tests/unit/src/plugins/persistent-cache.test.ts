import {afterEach, expect, test, vi} from 'vitest';
import {cacheKeyedBy} from '../../../../src/plugins/persistent-cache';

type Arguments = Parameters<typeof cacheKeyedBy>;
type Utils = Arguments[1];

const bundler = (name: 'rspack' | 'webpack') => ({currentBundler: {name}}) as Utils;

/** What the framework configures; the types are webpack's. */
const configOf = (config: object) => config as Arguments[0];
const cache = {type: 'persistent', version: '1', buildDependencies: ['framework.js']};
const key = {files: ['manifest.json'], variant: 'hosted'};

afterEach(() => vi.unstubAllEnvs());

test('the cache of Rspack', () => {
  const config = configOf({cache: true, experiments: {cache}});
  expect(cacheKeyedBy(config, bundler('rspack'), key)).toEqual({
    experiments: {cache: {buildDependencies: ['manifest.json'], version: '1-hosted'}},
  });
});

test('the cache of webpack, which refuses the key of Rspack', () => {
  const config = configOf({cache: {...cache, type: 'filesystem', buildDependencies: {config: []}}});
  expect(cacheKeyedBy(config, bundler('webpack'), key)).toEqual({
    cache: {buildDependencies: {site: ['manifest.json']}, version: '1-hosted'},
  });
});

test('without a variant the version stays that of the framework', () => {
  const config = configOf({cache: true, experiments: {cache}});
  expect(cacheKeyedBy(config, bundler('rspack'), {files: ['a']})).toEqual({
    experiments: {cache: {buildDependencies: ['a']}},
  });
});

test('without a persistent cache there is nothing to say', () => {
  expect(cacheKeyedBy(configOf({experiments: {}}), bundler('rspack'), key)).toEqual({});
  expect(cacheKeyedBy(configOf({}), bundler('webpack'), key)).toEqual({});
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(cacheKeyedBy(configOf({cache: true}), bundler('rspack'), key)).toEqual({});
});

test('a persistent cache in another place stops the build instead of being out of date', () => {
  expect(() => cacheKeyedBy(configOf({cache}), bundler('rspack'), key)).toThrow(
    'The persistent cache of rspack is configured in another way than src/plugins/persistent-cache.ts knows.',
  );
});
