import {type Citation, collectCitations} from '../../src/code-references/collect';
import {
  findEntry,
  type Manifest,
  MANIFEST_FILE,
  readManifest,
} from '../../src/code-references/manifest';
import {formatReference} from '../../src/code-references/reference';
import {explain} from '../process.mjs';
import {pinnedVersion} from '../strapi/install';
import type {SourceTree} from '../strapi/resolve';
import type {Check, Problem} from './check';
import {plural} from '../plural';

const writeAgain = `run "npm run references" and commit ${MANIFEST_FILE}.`;

/** What is wrong with a code reference, if anything. */
function judge(citation: Citation, tree: SourceTree, committed: Manifest): string | undefined {
  const name = `code:${formatReference(citation)}`;
  const resolution = tree.resolve(citation);
  if ('problem' in resolution) {
    const near = resolution.nearest.map((reference) => `code:${reference}`).join(', ');
    return `${name}: ${resolution.problem}.${near && ` Nearest: ${near}.`}`;
  }
  const entry = findEntry(committed, citation);
  if (!entry) {
    return `${name} is not in the manifest: ${writeAgain}`;
  }
  const isSame =
    entry.file.hash === resolution.file.hash &&
    JSON.stringify(entry.symbol) === JSON.stringify(resolution.symbol);
  return isSame ? undefined : `${name} is out of date in the manifest: ${writeAgain}`;
}

/** The entries of the manifest that no page cites any more. */
function findUncited(committed: Manifest, cited: ReadonlySet<string>): string[] {
  const paths = new Set([...cited].map((name) => name.split('#')[0]));
  return Object.entries(committed.files).flatMap(([path, {symbols = {}}]) =>
    paths.has(path)
      ? Object.keys(symbols)
          .map((symbol) => formatReference({path, symbol}))
          .filter((name) => !cited.has(name))
      : [path],
  );
}

function atManifest(message: string): Problem {
  return {file: MANIFEST_FILE, line: 1, message};
}

/** Every code reference leads somewhere in the published source, and the manifest says exactly where. */
export const references: Check = {
  name: 'references',
  check: async ({siteDir, pages, selected, source, report}) => {
    const committed = explain(() => readManifest(siteDir));
    const version = pinnedVersion();
    if (committed.version !== version) {
      return [
        atManifest(
          `The manifest is of Strapi ${committed.version}, the pinned version is ${version}: ${writeAgain}`,
        ),
      ];
    }
    const cited = new Set(pages.flatMap((page) => collectCitations(page).map(formatReference)));
    const problems = findUncited(committed, cited).map((name) =>
      atManifest(`No page cites code:${name}: ${writeAgain}`),
    );
    const tree = await source();
    let count = 0;
    for (const page of selected) {
      for (const citation of collectCitations(page)) {
        count += 1;
        const message = judge(citation, tree, committed);
        if (message) {
          const {line, column} = citation;
          problems.push({file: page.file, line, column, message});
        }
      }
    }
    const files = Object.keys(committed.files).length;
    report(`${plural(count, 'reference')} to Strapi ${version}, ${plural(files, 'cited file')}`);
    return problems;
  },
};
