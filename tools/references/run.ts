import {MANIFEST_FILE} from '../../src/code-references/manifest';
import {readPages} from '../../src/markdown/pages';
import type {SourceTree} from '../strapi/resolve';
import {writeFiles} from '../write-files';
import {buildManifest, describeFinding, type Finding, formatManifest} from './build';

/** Where a run reads and writes. */
export type RunOptions = {
  /** Folder that holds the section folders and the manifest. */
  dir: string;
  tree: SourceTree;
  /** Version of the tree. */
  version: string;
};

function describe(findings: readonly Finding[]): string {
  const lines = findings.map(describeFinding);
  const [s, link] = findings.length === 1 ? [' does', 'the link'] : ['s do', 'the links'];
  return `${lines.join('\n')}\n\n${findings.length} reference${s} not resolve. Fix ${link}; "npm run source -- <path>" prints a file.`;
}

/** Resolves the references of the content and writes the manifest. With findings nothing is written. */
export function runReferences({dir, tree, version}: RunOptions): {
  isGood: boolean;
  report: string;
} {
  const pages = readPages(dir);
  const {manifest, findings, citations} = buildManifest(pages, tree, version);
  if (findings.length > 0) {
    return {isGood: false, report: describe(findings)};
  }
  writeFiles(dir, new Map([[MANIFEST_FILE, formatManifest(manifest)]]));
  const files = Object.values(manifest.files);
  const symbols = files.reduce((sum, file) => sum + Object.keys(file.symbols ?? {}).length, 0);
  return {
    isGood: true,
    report: `${citations} references on ${pages.length} pages to ${symbols} symbols in ${files.length} files of Strapi ${version}: all resolve.`,
  };
}
