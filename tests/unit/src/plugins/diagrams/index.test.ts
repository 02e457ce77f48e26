import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {diagramFileOf, hashOf} from '../../../../../src/diagrams/store';
import diagramsPlugin from '../../../../../src/plugins/diagrams';
import {writeFiles} from '../../../support/files';

const text = 'flowchart TD\n  a --> b';
const page = {'docs/a.md': `---\ntitle: A\n---\n\n\`\`\`mermaid\n${text}\n\`\`\`\n`};

/** What the plugin prints, and the client modules that it adds. */
async function run(files: Record<string, string>) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const plugin = diagramsPlugin({siteDir: writeFiles('site', files)} as LoadContext);
  await plugin.loadContent?.();
  return {warnings: warn.mock.calls.flat().join('\n'), modules: plugin.getClientModules?.()};
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a build names what is not rendered, and draws it in the browser', async () => {
  const {warnings, modules} = await run(page);
  expect(warnings).toContain('docs/a.md:5');
  expect(warnings).toContain('npm run diagrams');
  expect(modules).toEqual([expect.stringMatching(/draw\.ts$/u)]);
});

test('a build with all diagrams has nothing of it', async () => {
  const {warnings, modules} = await run({...page, [diagramFileOf(hashOf(text))]: '<svg/>'});
  expect(warnings).toBe('');
  expect(modules).toEqual([]);
});

test('while writing, the framework draws them', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {warnings, modules} = await run(page);
  expect(warnings).toBe('');
  expect(modules).toEqual([]);
});
