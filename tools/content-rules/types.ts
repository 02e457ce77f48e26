import type {Page} from '../../src/content/pages';
import type {Tag} from '../../src/tags';

/** What rules need besides the pages. */
export type Context = {
  /** The tags of docs/tags.yml in its order. */
  tags: readonly Tag[];
};

/** Something to mend. */
export type Violation = {
  /** File relative to the project's folder. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** What is wrong and what to do, in one sentence for people. */
  message: string;
};

/** One check of the content; each lives in a file of its own name below rules/. */
export type Rule = {
  name: string;
  check(pages: readonly Page[], context: Context): Violation[] | Promise<Violation[]>;
};

/** A violation with the rule that found it. */
export type Finding = Violation & {rule: string};

/** Makes the `check` of a rule that looks at one page at a time. */
export function eachPage(
  check: (page: Page, context: Context) => Omit<Violation, 'file'>[],
): Rule['check'] {
  return (pages, context) =>
    pages.flatMap((page) =>
      check(page, context).map((violation) => ({file: page.file, ...violation})),
    );
}
