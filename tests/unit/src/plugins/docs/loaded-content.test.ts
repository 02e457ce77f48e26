import {expect, test} from 'vitest';
import {loadedSections} from '../../../../../src/plugins/docs/loaded-content';
import {sections} from '../../../../../src/sections';

const instances = Object.fromEntries(
  sections.map(({pluginId}) => [pluginId, {loadedVersions: [{label: pluginId}]}]),
);

test('the content of each section is that of its docs instance', () => {
  const loaded = loadedSections({'docusaurus-plugin-content-docs': instances});
  expect(loaded.map(({section}) => section)).toEqual(sections);
  expect(loaded.map(({loadedVersions}) => loadedVersions[0]?.label)).toEqual(
    sections.map(({pluginId}) => pluginId),
  );
});

test('a section without a docs instance is named', () => {
  const {rfcs, ...others} = instances;
  expect(rfcs).toBeDefined();
  const message =
    'The section "RFCs" has no docs instance: add one with the id "rfcs" to "plugins" in docusaurus.config.ts';
  expect(() => loadedSections({'docusaurus-plugin-content-docs': others})).toThrow(message);
  expect(() => loadedSections({})).toThrow('The section "Guides" has no docs instance');
});
