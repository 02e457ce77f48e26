import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Link, LinkReference, Node, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {checkedReferencesOf} from '../../code-references/checked';
import {groupByFile, linesOf} from '../../code-references/group-by-file';
import {
  findEntry,
  type Manifest,
  type ManifestEntry,
  permalink,
} from '../../code-references/manifest';
import {type CodeReference, formatReference, parseReference} from '../../code-references/reference';
import {parsePage} from '../../markdown/pages';
import {assertKnownReferences} from './check';
import {currentManifest} from './current-manifest';
import {type FileLabel, makeDistinct} from './distinct-labels';

/** Marks a link, for src/css/code-references.css to draw it, and says where it leads for screen readers. */
function markLink(link: Link | LinkReference, {path: file}: CodeReference, entry: ManifestEntry) {
  const lines = linesOf(entry.symbol);
  link.data = {
    ...link.data,
    hProperties: {
      className: ['code-reference'],
      'aria-description': lines ? `${file}, ${lines}` : file,
    },
  };
  const [label] = link.children;
  // A name is code, whether its author wrote backticks or not; a label of several words stays text.
  if (link.children.length === 1 && label?.type === 'text' && !/\s/.test(label.value)) {
    link.children = [{type: 'inlineCode', value: label.value}];
  }
}

/** Returns the labels of the links to code that tables have, which list files by name. */
function labelsInTables(tree: Root, files: ReadonlyMap<Link, string>): FileLabel[] {
  const labels: FileLabel[] = [];
  visit(tree, 'table', (table) => {
    visit(table, 'link', (link) => {
      const file = files.get(link);
      const [label] = link.children;
      if (file && label?.type === 'inlineCode') {
        labels.push({label, path: file});
      }
    });
  });
  return labels;
}

/** Turns the code references of a page into permalinks, and returns them in the order of the text, behind those of `checked`. */
function resolveReferences(
  tree: Root,
  manifest: Manifest,
  checked: readonly CodeReference[],
): {references: CodeReference[]; unknown: CodeReference[]} {
  const references = checked.filter((reference) => findEntry(manifest, reference));
  const unknown = checked.filter((reference) => !findEntry(manifest, reference));
  const files = new Map<Link, string>();
  const definitions = new Map<string, {reference: CodeReference; entry: ManifestEntry}>();
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') {
      return;
    }
    const reference = parseReference(node.url);
    if (!reference) {
      return;
    }
    const entry = findEntry(manifest, reference);
    if (!entry) {
      unknown.push(reference);
      return;
    }
    references.push(reference);
    node.url = permalink(manifest, reference, entry.symbol);
    if (node.type === 'link') {
      files.set(node, reference.path);
      markLink(node, reference, entry);
    } else {
      definitions.set(node.identifier, {reference, entry});
    }
  });
  visit(tree, 'linkReference', (node) => {
    const definition = definitions.get(node.identifier);
    if (definition) {
      markLink(node, definition.reference, definition.entry);
    }
  });
  makeDistinct(labelsInTables(tree, files));
  return {references, unknown};
}

/**
 * Returns a remark plugin that turns `[label](code:path#symbol)` into a permalink at the pinned version with the exact lines,
 * and closes the page with what it cites (src/components/CheckedAgainst). It throws when a page cites what the manifest does
 * not know.
 *
 * @param siteDir the project's folder. It is no option of the plugin: readers get the options of all plugins
 */
const remarkCodeReferences =
  (siteDir: string): Plugin<[], Root> =>
  () =>
  (tree, file) => {
    const manifest = currentManifest(siteDir);
    const frontMatter = file.data.frontMatter ?? {};
    const {references, unknown} = resolveReferences(
      tree,
      manifest,
      checkedReferencesOf({frontMatter}),
    );
    if (unknown.length > 0) {
      // This tree has no front matter, hence other lines than the file: the page is read again to name them.
      const pageFile = path.relative(siteDir, file.path).split(path.sep).join('/');
      assertKnownReferences([parsePage(pageFile, readFileSync(file.path, 'utf8'))], manifest);
      throw new Error(
        `${pageFile} cites what is not in the manifest: ${unknown.map(formatReference).join(', ')}. Run "npm run references".`,
      );
    }
    const files = groupByFile(references, manifest);
    const foot: Node = {
      type: 'checkedAgainst',
      // Passes through HTML on its way to React: one lower-case word, and a text as value.
      data: {hName: 'checkedagainst', hProperties: {files: JSON.stringify(files)}},
    };
    tree.children.push(foot as Root['children'][number]);
  };

export default remarkCodeReferences;
