import type {Code, Html, Node, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../src/markdown/pages';
import {readFenceParts} from '../../src/remark/fence-settings';
import {placeOf, type Place, type Problem} from '../checks/check';
import {collectFences, type Fence} from '../checks/samples/fences';
import {nameFiles} from '../checks/samples/files';
import {parseExchange} from './exchange';
import type {Action} from './host/main.mjs';

/** What a page says that a step does. */
export type Expectation = Place & {
  file: string;
  /** Last line of the block on the page. */
  end: number;
} & (
    | {kind: 'result' | 'error'; language: string; partial: boolean; text: string}
    /** On the opening line of the sample. */
    | {kind: 'throws'; text: string}
    | {kind: 'response'; partial: boolean; text: string}
    | {kind: 'rows'; cells: string[][]; columns: string[]}
  );

/** Something that is executed, with what the page says about it. `rows` read the database after the step before. */
export type Step = Place & {
  file: string;
  action: Action;
  expectations: Expectation[];
};

/** What is executed of a page. */
export type PageRun = {
  file: string;
  steps: Step[];
  /** The samples by the names of their modules: every `ts` fence, because one that runs may import the others. */
  modules: Map<string, Fence>;
  /** The files of the project, which Strapi loads when it starts, by the names of their modules. */
  projectFiles: Map<string, string>;
};

/** Titles of the files that Strapi loads by itself. */
const projectFile =
  /^(?:src\/(?:index\.ts|(?:api|components|extensions|middlewares|policies)\/.+)|config\/.+|database\/migrations\/.+)$/;

const rowsPattern = /^<!--\s*rows:\s*(?<words>.*?)\s*-->$/s;

const rowsHelp =
  'Write "<!-- rows: table column column … -->", with a condition at the end if need be: where locale = \'en\'.';

function readRowsComment(words: string): Action | string {
  const [head = '', where] = words.split(/\s+where\s+/, 2);
  const [table, ...columns] = head.split(/\s+/);
  return table && columns.length > 0
    ? {kind: 'rows', table, columns, where}
    : `This comment names no table and columns. ${rowsHelp}`;
}

function endOf({position}: Node): number {
  return position?.end.line ?? 1;
}

/** Reads the steps of one page, one node after the other. */
class Reader {
  readonly steps: Step[] = [];

  readonly problems: Problem[] = [];

  /** The comment above the next table. */
  private comment: (Place & {action: Action}) | undefined;

  constructor(
    private readonly file: string,
    /** Names of the modules by the lines of their fences. */
    private readonly names: ReadonlyMap<number, string>,
    private readonly projectFiles: ReadonlySet<string>,
  ) {}

  private report(place: Place, message: string): void {
    this.problems.push({file: this.file, ...place, message});
  }

  /** The last step that was executed; what the page says about none is a problem. */
  private last(place: Place, what: string): Step | undefined {
    const step = this.steps.findLast(({action}) => action.kind !== 'rows');
    if (!step) {
      this.report(place, `This ${what} has no "run" fence above it. Add "run" to its sample.`);
    }
    return step;
  }

  private readHttp(node: Code, partial: boolean): void {
    const place = placeOf(node);
    const exchange = parseExchange(node.value);
    if (typeof exchange === 'string') {
      this.report(place, exchange);
      return;
    }
    const base = {file: this.file, ...place};
    const {request, response: text} = exchange;
    this.steps.push({
      ...base,
      action: {kind: 'http', request},
      expectations: [{...base, end: endOf(node), kind: 'response', partial, text}],
    });
  }

  private readModule(node: Code, throws: string | undefined): void {
    const place = placeOf(node);
    const base = {file: this.file, ...place};
    const name = this.names.get(place.line);
    if (name) {
      this.steps.push({
        ...base,
        action: this.projectFiles.has(name) ? {kind: 'start'} : {kind: 'module', name},
        expectations:
          throws === undefined ? [] : [{...base, end: endOf(node), kind: 'throws', text: throws}],
      });
    }
  }

  readCode(node: Code): void {
    const values = new Map(readFenceParts(node.meta ?? '').map(({name, value}) => [name, value]));
    const place = placeOf(node);
    const partial = values.has('partial');
    if (values.has('run')) {
      if (node.lang === 'http') {
        this.readHttp(node, partial);
      } else {
        this.readModule(node, values.get('throws'));
      }
      return;
    }
    const isData = node.lang === 'text' || node.lang === 'json';
    const kind = (['result', 'error'] as const).find((word) => values.has(word));
    if (isData && kind) {
      this.last(place, kind)?.expectations.push({
        file: this.file,
        ...place,
        end: endOf(node),
        kind,
        language: node.lang ?? '',
        partial,
        text: node.value,
      });
    }
  }

  readComment(node: Html): void {
    const words = rowsPattern.exec(node.value)?.groups?.words;
    if (words === undefined) {
      return;
    }
    const place = placeOf(node);
    const action = readRowsComment(words);
    if (typeof action === 'string') {
      this.report(place, action);
    } else if (this.last(place, 'table of rows')) {
      this.comment = {...place, action};
    }
  }

  readTable(node: Table): void {
    const comment = this.comment;
    this.comment = undefined;
    if (comment?.action.kind !== 'rows') {
      return;
    }
    const cells = node.children.slice(1).map((row) => row.children.map((cell) => toString(cell)));
    const base = {file: this.file, ...placeOf(node)};
    const {columns} = comment.action;
    this.steps.push({
      ...base,
      action: comment.action,
      expectations: [{...base, end: endOf(node), kind: 'rows', cells, columns}],
    });
  }

  finish(): void {
    if (this.comment) {
      this.report(this.comment, `No table follows this comment. ${rowsHelp}`);
    }
  }
}

/**
 * Reads what is executed of a page.
 *
 * @returns its steps in their order, and what is wrong with the blocks that describe them
 */
export function readSteps({file, tree}: Pick<Page, 'file' | 'tree'>): {
  run: PageRun;
  problems: Problem[];
} {
  const fences = collectFences([{file, tree}]).fences.filter(({language}) => language === 'ts');
  const modules = nameFiles(fences.filter(({fragment}) => fragment === undefined));
  const names = new Map([...modules].map(([name, {line}]) => [line, name]));
  const projectFiles = new Map(
    [...modules].flatMap(([name, {isRun, title}]) =>
      isRun && title && projectFile.test(title) ? [[name, title]] : [],
    ),
  );
  const reader = new Reader(file, names, new Set(projectFiles.keys()));
  visit(tree, (node) => {
    if (node.type === 'code') {
      reader.readCode(node);
    } else if (node.type === 'html') {
      reader.readComment(node);
    } else if (node.type === 'table') {
      reader.readTable(node);
    }
  });
  reader.finish();
  return {run: {file, steps: reader.steps, modules, projectFiles}, problems: reader.problems};
}
