import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {diagramFileOf, hashOf, STAMP_FILE} from '../../../../src/diagrams/store';
import type {Rendering} from '../../../../tools/diagrams/render';
import {runDiagrams} from '../../../../tools/diagrams/run';
import {formatStamp} from '../../../../tools/diagrams/stamp';
import {writeFiles} from '../../support/files';

const stamp = {mermaid: '11.0.0', svgo: '3.0.0', script: 'a'};
const [first, second] = ['flowchart TD\n  a --> b', 'flowchart TD\n  b --> c'] as const;
const page = (...texts: string[]) =>
  `---\ntitle: A\n---\n\n${texts.map((text) => `\`\`\`mermaid\n${text}\n\`\`\`\n`).join('\n')}`;

const render = () =>
  vi.fn(async (texts: readonly string[]): Promise<Rendering[]> =>
    texts.map((text) => ({svg: `<svg>${text.length}</svg>`})),
  );

function site(files: Record<string, string>): {
  dir: string;
  read(file: string): string | undefined;
} {
  const dir = writeFiles('site', files);
  return {
    dir,
    read(file) {
      const absolute = path.join(dir, file);
      return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
    },
  };
}

test('renders what is new, keeps what is there, removes what no page has', async () => {
  const {dir, read} = site({
    'docs/a.md': page(first, second),
    [diagramFileOf(hashOf(first))]: 'as it was',
    [diagramFileOf('0123456789abcdef')]: 'orphan',
    [STAMP_FILE]: formatStamp(stamp),
  });
  const draw = render();
  const {isGood, report} = await runDiagrams({dir, stamp, render: draw});
  expect(isGood).toBe(true);
  expect(report).toMatch(/^2 diagrams: 1 rendered, 1 removed, 1 as they were, \d+\.\d s\.$/u);
  expect(draw.mock.calls).toEqual([[[second]]]);
  expect(read(diagramFileOf(hashOf(first)))).toBe('as it was');
  expect(read(diagramFileOf(hashOf(second)))).toContain('<svg>');
  expect(read(diagramFileOf('0123456789abcdef'))).toBeUndefined();
});

test('with another stamp all are rendered, and nothing is asked of the browser when nothing is', async () => {
  const {dir, read} = site({
    'docs/a.md': page(first),
    [diagramFileOf(hashOf(first))]: 'as it was',
    [STAMP_FILE]: formatStamp({...stamp, mermaid: '10.0.0'}),
  });
  const draw = render();
  await runDiagrams({dir, stamp, render: draw});
  expect(read(diagramFileOf(hashOf(first)))).toContain('<svg>');
  expect(read(STAMP_FILE)).toBe(formatStamp(stamp));
  await runDiagrams({dir, stamp, render: draw});
  expect(draw).toHaveBeenCalledTimes(1);
  await runDiagrams({dir, stamp, all: true, render: draw});
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a diagram that cannot be rendered is named with its place, and nothing is written', async () => {
  const {dir, read} = site({'docs/a.md': page(first, second)});
  const {isGood, report} = await runDiagrams({
    dir,
    stamp,
    render: async () => [{svg: '<svg/>'}, {problem: '<text> has an italic text'}],
  });
  expect(isGood).toBe(false);
  expect(report).toContain(
    'docs/a.md:10 <text> has an italic text.\n\n1 diagram cannot be rendered',
  );
  expect(read(diagramFileOf(hashOf(first)))).toBeUndefined();
  expect(read(STAMP_FILE)).toBeUndefined();
});
