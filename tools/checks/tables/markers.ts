import type {Html, RootContent, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../../../src/markdown/pages';
import {type Place, placeOf, type Problem} from '../check';

/** What a table is compared with. */
const comparisons = ['members', 'strings', 'defaults', 'options', 'commands'] as const;

type Comparison = (typeof comparisons)[number];

/** A row of a compared table: the names in its first cell, and the text of its cell under "Default". */
export type Row = Place & {names: string[]; default?: string};

/** A table with the comment above it, whose place is given, and which says what it has to agree with. */
export type ComparedTable = Place & {
  file: string;
  comparison: Comparison;
  /** `path#symbol` for what stands in the source, words of a command for the command line. */
  subject: string;
  /** The table may leave names out; none that it has may be unknown. */
  partial: boolean;
  rows: Row[];
};

const markerPattern = /^<!--\s*compare:\s*(?<words>.*?)\s*-->$/s;

/** Texts in code font in a cell, inside links too. */
function codeIn(cell: TableCell | undefined): string[] {
  const texts: string[] = [];
  if (cell) {
    visit(cell, 'inlineCode', (node) => {
      texts.push(node.value);
    });
  }
  return texts;
}

function rowsOf(table: Table): Row[] {
  const [head, ...body] = table.children;
  const headings = head?.children.map((cell) => toString(cell).toLowerCase()) ?? [];
  const defaults = headings.indexOf('default');
  return body.map((row) => ({
    ...placeOf(row),
    names: codeIn(row.children[0]),
    ...(defaults >= 0 && {default: codeIn(row.children[defaults])[0] ?? ''}),
  }));
}

function readMarker(
  words: string,
): Pick<ComparedTable, 'comparison' | 'subject' | 'partial'> | string {
  const [first, ...rest] = words.split(/\s+/);
  const comparison = comparisons.find((name) => name === first);
  if (!comparison) {
    return `"${first}" is no comparison: write one of ${comparisons.join(', ')}.`;
  }
  const partial = rest.at(-1) === 'partial';
  const subject = (partial ? rest.slice(0, -1) : rest).join(' ').replace(/^code:/, '');
  if (subject === '' && comparison !== 'commands' && comparison !== 'options') {
    return `A comparison of ${comparison} names what it compares with: path#symbol.`;
  }
  return {comparison, subject, partial};
}

/** Finds the compared tables of a page, and comments that do not say what they should. */
export function collectTables({file, tree}: Page): {
  tables: ComparedTable[];
  problems: Problem[];
} {
  const tables: ComparedTable[] = [];
  const problems: Problem[] = [];
  visit(tree, 'html', (node: Html, index, parent) => {
    const words = markerPattern.exec(node.value)?.groups?.words;
    if (words === undefined || index === undefined || !parent) {
      return;
    }
    const place = placeOf(node);
    const marker = readMarker(words);
    const next = parent.children[index + 1] as RootContent | undefined;
    if (typeof marker === 'string') {
      problems.push({file, ...place, message: marker});
    } else if (next?.type === 'table') {
      tables.push({file, ...place, ...marker, rows: rowsOf(next)});
    } else {
      problems.push({
        file,
        ...place,
        message: 'No table follows this comparison: put it right above one.',
      });
    }
    return SKIP;
  });
  return {tables, problems};
}
