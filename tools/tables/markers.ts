import type {Html, RootContent, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../../src/markdown/pages';

/** What a table is compared with. */
export const comparisons = ['members', 'strings', 'defaults', 'options', 'commands'] as const;

export type Comparison = (typeof comparisons)[number];

/** A row of a compared table: the names in its first cell, and the text of its cell under "Default". */
export type Row = {line: number; names: string[]; default?: string};

/** A table with the comment above it that says what it has to agree with. */
export type ComparedTable = {
  file: string;
  /** Line of the comment. */
  line: number;
  comparison: Comparison;
  /** `path#symbol` for what stands in the source, words of a command for the command line. */
  subject: string;
  /** The table may leave names out; none that it has may be unknown. */
  partial: boolean;
  rows: Row[];
};

/** Something that has to be mended, at a line of a page. */
export type Finding = {file: string; line: number; message: string};

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
  const defaults = head.children.findIndex((cell) => toString(cell).toLowerCase() === 'default');
  return body.map((row) => ({
    line: row.position!.start.line,
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
export function collectTables({file, tree}: Page): {tables: ComparedTable[]; findings: Finding[]} {
  const tables: ComparedTable[] = [];
  const findings: Finding[] = [];
  visit(tree, 'html', (node: Html, index, parent) => {
    const words = markerPattern.exec(node.value)?.groups?.words;
    if (words === undefined || index === undefined || !parent) {
      return;
    }
    const line = node.position!.start.line;
    const marker = readMarker(words);
    const next = parent.children[index + 1] as RootContent | undefined;
    if (typeof marker === 'string') {
      findings.push({file, line, message: marker});
    } else if (next?.type === 'table') {
      tables.push({file, line, ...marker, rows: rowsOf(next)});
    } else {
      findings.push({
        file,
        line,
        message: 'No table follows this comparison: put it right above one.',
      });
    }
    return SKIP;
  });
  return {tables, findings};
}
