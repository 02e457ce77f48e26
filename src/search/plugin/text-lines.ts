import type {CheerioAPI} from 'cheerio';
import {CELL_SEPARATOR, CODE_LINE} from '../shared/constants';

/** A node of a parsed page. */
export type HtmlNode = ReturnType<CheerioAPI['root']>[0]['children'][number];

/** An element of it. */
export type HtmlElement = Extract<HtmlNode, {attribs: unknown}>;

/** Elements that are not a part of the line that they stand in. */
const BLOCKS = new Set(
  `address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr li main nav ol p pre section summary table tr ul`.split(/\s+/u),
);

const CELLS = new Set(['td', 'th']);

/** Elements that end the row before them: in minified HTML, nothing else does. */
const ROW_ENDS = new Set(['tr', 'thead', 'tbody', 'tfoot', 'table']);

const condense = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * Writes the text of elements in lines: a paragraph, an item of a list, a row of a table, whose cells a separator parts, or
 * a line of code, which a tab begins.
 */
export class TextLines {
  readonly #lines: string[] = [];
  #text = '';
  /** Cells of the row that is being read. */
  #cells: string[] | undefined;
  #isCode = false;

  /** Adds text to the line. */
  addText(text: string): void {
    const [first, ...others] = this.#isCode ? text.split('\n') : [text];
    this.#text += first;
    for (const other of others) {
      this.#endLine();
      this.#text += other;
    }
  }

  /** Says that an element begins. */
  beginElement(name: string): void {
    this.#separate(name);
    if (name === 'tr') {
      this.#cells = [];
    }
    this.#isCode ||= name === 'pre';
  }

  /** Says that an element ends. */
  endElement(name: string): void {
    this.#separate(name);
    this.#isCode &&= name !== 'pre';
  }

  /** Returns all lines. */
  end(): string {
    this.#endLine();
    return this.#lines.join('\n');
  }

  /** Ends the line, the cell or the row where an element begins or ends. */
  #separate(name: string): void {
    if (this.#cells && (CELLS.has(name) || ROW_ENDS.has(name))) {
      this.#cells.push(condense(this.#text));
      this.#text = '';
      if (ROW_ENDS.has(name)) {
        this.#text = this.#cells.filter(Boolean).join(CELL_SEPARATOR);
        this.#cells = undefined;
        this.#endLine();
      }
    } else if (this.#cells && BLOCKS.has(name)) {
      // A list within a cell.
      this.#text += ' ';
    } else if (BLOCKS.has(name)) {
      this.#endLine();
    }
  }

  #endLine(): void {
    const line = condense(this.#text);
    this.#text = '';
    if (line) {
      this.#lines.push(this.#isCode ? CODE_LINE + line : line);
    }
  }
}
