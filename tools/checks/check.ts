import type {Node} from 'mdast';
import type {Page} from '../../src/markdown/pages';
import type {Tag} from '../../src/markdown/tags';
import type {SourceTree} from '../strapi/resolve';
import type {StrapiCli} from './strapi-cli';

/** A place in a file; both count from 1. */
export type Place = {line: number; column: number};

/** Something to fix. */
export type Problem = {
  /** File relative to the folder that holds the sections. */
  file: string;
  line: number;
  /** 1 where a check knows the line only. */
  column?: number;
  /** What is wrong and what to do, in one sentence for people. */
  message: string;
};

/** A problem with the name of the check that found it. */
export type Finding = Required<Problem> & {rule: string};

/** What the checks of one run share. What takes long to load is a function, which loads it once. */
export type Context = {
  /** The folder that holds the sections. */
  siteDir: string;
  /** All pages, for checks that compare them. */
  pages: readonly Page[];
  /** The pages whose findings are asked for: all of them, or those that the command line names. */
  selected: readonly Page[];
  /** Returns the tags of docs/tags.yml in its order. */
  tags(): readonly Tag[];
  /** Returns the published source at the pinned version. */
  source(): Promise<SourceTree>;
  /** Returns the `strapi` command line at the pinned version. */
  cli(): Promise<StrapiCli>;
  /** Prints what the check has looked at, in figures. */
  report(figures: string): void;
};

/** One check of the content; the rules for prose are checks, each in a file of its own name below rules/. */
export type Check = {
  name: string;
  check(context: Context): Problem[] | Promise<Problem[]>;
};

/** Returns the place at which a node of a page begins. */
export function placeOf({position}: Node): Place {
  return {line: position?.start.line ?? 1, column: position?.start.column ?? 1};
}

/** Makes the `check` of a check that looks at one page at a time. */
export function eachPage(
  check: (page: Page, context: Context) => Omit<Problem, 'file'>[],
): Check['check'] {
  return (context) =>
    context.selected.flatMap((page) =>
      check(page, context).map((problem) => ({file: page.file, ...problem})),
    );
}
