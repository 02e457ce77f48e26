import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Page} from '../markdown/pages';

/** Folder of the rendered diagrams, relative to the project's. `npm run diagrams` writes it. */
export const DIAGRAMS_DIR = 'data/diagrams';

/** What the rendered diagrams were made with. */
export const STAMP_FILE = `${DIAGRAMS_DIR}/stamp.json`;

/** A Mermaid fence of a page. */
export type Diagram = {
  /** Its text, without the fence. */
  text: string;
  /** Name of its rendering. */
  hash: string;
  /** Where the fence begins, both from 1. */
  line: number;
  column: number;
};

/** Returns the name under which a diagram is kept: it depends on nothing but the text of its fence. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}

/** Returns the file of a rendered diagram, relative to the project's folder. */
export function diagramFileOf(hash: string): string {
  return `${DIAGRAMS_DIR}/${hash}.svg`;
}

/** Returns the diagrams of a page in their order. */
export function collectDiagrams(page: Page): Diagram[] {
  // Parsing takes long, and most pages have no diagram.
  if (!page.source.includes('mermaid')) {
    return [];
  }
  const diagrams: Diagram[] = [];
  visit(page.tree, 'code', ({lang, value, position}) => {
    if (lang === 'mermaid') {
      const {line = 1, column = 1} = position?.start ?? {};
      diagrams.push({text: value, hash: hashOf(value), line, column});
    }
  });
  return diagrams;
}

/** The beginning of a Mermaid fence, wherever it is; and a whole fence that begins a line. */
const [openingPattern, fencePattern] = [
  /(?:`{3,}|~{3,})[ \t]*mermaid/gu,
  /^```mermaid\r?\n([\s\S]*?)\r?\n```$/gmu,
];

/** Tells whether all diagrams of a page are surely rendered, without the 20 ms that it takes to parse the page. */
function hasOnlyRendered({source}: Page, rendered: ReadonlySet<string>): boolean {
  const fences = [...source.matchAll(fencePattern)];
  return (
    fences.length === [...source.matchAll(openingPattern)].length &&
    fences.every(([, text]) => rendered.has(hashOf(text!)))
  );
}

/** Returns the names of all rendered diagrams. */
export function readRenderedHashes(siteDir: string): Set<string> {
  const dir = path.join(siteDir, DIAGRAMS_DIR);
  const files = existsSync(dir) ? readdirSync(dir) : [];
  return new Set(
    files.filter((file) => file.endsWith('.svg')).map((file) => path.basename(file, '.svg')),
  );
}

/** Returns the rendering of a diagram as its file has it; undefined when there is none. */
export function readRendering(siteDir: string, hash: string): string | undefined {
  const file = path.join(siteDir, diagramFileOf(hash));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Returns the diagrams of the content that are not rendered, each with its file.
 *
 * @param pages all pages below `siteDir`
 */
export function findUnrendered(
  siteDir: string,
  pages: readonly Page[],
): (Diagram & {file: string})[] {
  const rendered = readRenderedHashes(siteDir);
  return pages
    .filter((page) => !hasOnlyRendered(page, rendered))
    .flatMap((page) =>
      collectDiagrams(page)
        .filter(({hash}) => !rendered.has(hash))
        .map((diagram) => ({file: page.file, ...diagram})),
    );
}
