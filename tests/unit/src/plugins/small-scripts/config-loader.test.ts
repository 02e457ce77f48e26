import {expect, test} from 'vitest';
import configLoader from '../../../../../src/plugins/small-scripts/config-loader.mjs';

test('what only the build reads is left out of the configuration, and nothing else', () => {
  const config = {title: 'Doc', plugins: [['a', {b: '}'}]], presets: [], themeConfig: {navbar: {}}};
  expect(
    configLoader(`/* Generated */\nexport default ${JSON.stringify(config, null, 2)};\n`),
  ).toBe('/* Generated */\nexport default {"title":"Doc","themeConfig":{"navbar":{}}};\n');
});
