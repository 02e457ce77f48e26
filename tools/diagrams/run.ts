import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  collectDiagrams,
  diagramFileOf,
  readRenderedHashes,
  STAMP_FILE,
} from '../../src/diagrams/store';
import {readPages} from '../../src/markdown/pages';
import {plural} from '../plural';
import {writeFiles} from '../write-files';
import type {Rendering} from './render';
import {formatStamp, type Stamp} from './stamp';

/** Where a run reads and writes, and what it renders with. */
export type RunOptions = {
  /** Folder that holds the section folders and the rendered diagrams. */
  dir: string;
  /** Stamp of what is rendered now. */
  stamp: Stamp;
  /** Renders again what has not changed, too. */
  all?: boolean;
  /** Renders texts of Mermaid, in their order. */
  render: (texts: readonly string[]) => Promise<Rendering[]>;
};

/**
 * Renders the diagrams of the content that are new or have changed, all of them when the stamp has, and removes those that no
 * page has any more. With findings nothing is written.
 */
export async function runDiagrams({dir, stamp, all = false, render}: RunOptions): Promise<{
  isGood: boolean;
  report: string;
}> {
  const begin = performance.now();
  const pages = readPages(dir);
  const diagrams = pages.flatMap((page) =>
    collectDiagrams(page).map((diagram) => ({file: page.file, ...diagram})),
  );
  const stampFile = path.join(dir, STAMP_FILE);
  const stampText = formatStamp(stamp);
  const isSameStamp = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampText;
  const rendered = readRenderedHashes(dir);
  const wanted = new Map(diagrams.map((diagram) => [diagram.hash, diagram]));
  const toRender = [...wanted.values()].filter(
    ({hash}) => all || !isSameStamp || !rendered.has(hash),
  );
  const orphans = [...rendered].filter((hash) => !wanted.has(hash));
  const renderings = toRender.length > 0 ? await render(toRender.map(({text}) => text)) : [];

  const writes = new Map<string, string | undefined>();
  const findings: string[] = [];
  for (const [index, rendering] of renderings.entries()) {
    const {file, line, hash} = toRender[index]!;
    if ('problem' in rendering) {
      findings.push(`${file}:${line} ${rendering.problem}.`);
    } else {
      writes.set(diagramFileOf(hash), rendering.svg);
    }
  }
  if (findings.length > 0) {
    const count = plural(findings.length, 'diagram');
    return {
      isGood: false,
      report: `${findings.join('\n')}\n\n${count} cannot be rendered; nothing was written. Change the text of the diagram, or teach tools/diagrams what it needs.`,
    };
  }
  for (const hash of orphans) {
    writes.set(diagramFileOf(hash), undefined);
  }
  if (!isSameStamp) {
    writes.set(STAMP_FILE, stampText);
  }
  writeFiles(dir, writes);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  return {
    isGood: true,
    report: `${plural(wanted.size, 'diagram')}: ${toRender.length} rendered, ${orphans.length} removed, ${wanted.size - toRender.length} as they were, ${seconds} s.`,
  };
}
