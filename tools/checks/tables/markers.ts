import type {Html, RootContent, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../../../src/markdown/pages';
import {type Place, placeOf, type Problem} from '../check';
import {comparisons} from './comparisons';
import type {Comparison} from './expectation';

/** A row of a compared table: the names in its first cell, or in that of the comparison's column, and the text of its cell under "Default". */
export type Row = Place & {names: string[]; default?: string};

const extents = ['partial', 'part'] as const;

type Extent = 'whole' | (typeof extents)[number];

/** A table with the comment above it, whose place is given, and which says what it has to agree with. */
export type ComparedTable = Place & {
  file: string;
  /** The first word of the comment. */
  name: string;
  comparison: Comparison;
  /** The words after it: `path#symbol` or paths for what is in the source, words of a command for the command line. */
  subject: string;
  /** The table may leave names out (`partial`), or all tables of the page that say `part` are whole together. None has unknown names. */
  extent: Extent;
  rows: Row[];
};

const markerPattern = /^<!--\s*compare:\s*(?<words>.*?)\s*-->$/s;

/** Tells whether a node is a comment that says what the table below it has to agree with: the code, or the rows of a run. */
export function isComparison(node: RootContent | undefined): boolean {
  return node?.type === 'html' && /^<!--\s*(?:compare|rows):/.test(node.value);
}

/** A row for what the others do not name: "Anything else". */
const THE_REST = /^(?:any|every|none|others?)/i;

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

function rowsOf(table: Table, {column}: Comparison): Row[] {
  const [head, ...body] = table.children;
  const headings = head?.children.map((cell) => toString(cell).toLowerCase()) ?? [];
  const defaults = headings.indexOf('default');
  const named = column === undefined ? 0 : Math.max(0, headings.indexOf(column));
  return body
    .map((row) => ({
      ...placeOf(row),
      names: codeIn(row.children[named]),
      ...(defaults >= 0 && {default: codeIn(row.children[defaults])[0] ?? ''}),
    }))
    .filter(({names}, index) => {
      const text = toString(body[index]?.children[named]);
      return names.length > 0 || (column === undefined && !THE_REST.test(text));
    });
}

function readMarker(
  text: string,
): Pick<ComparedTable, 'name' | 'comparison' | 'subject' | 'extent'> | string {
  const [name = '', ...words] = text.split(/\s+/);
  const comparison = comparisons.get(name);
  if (!comparison) {
    return `"${name}" is no comparison: write one of ${[...comparisons.keys()].join(', ')}.`;
  }
  const extent = extents.find((word) => word === words.at(-1)) ?? 'whole';
  const subject = (extent === 'whole' ? words : words.slice(0, -1))
    .map((word) => word.replace(/^code:/, ''))
    .join(' ');
  if (subject === '' && comparison.subject !== undefined) {
    return `A comparison of ${name} names what it compares with: ${comparison.subject}.`;
  }
  return {name, comparison, subject, extent};
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
      tables.push({file, ...place, ...marker, rows: rowsOf(next, marker.comparison)});
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
