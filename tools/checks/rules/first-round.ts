import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {plural} from '../../plural';
import type {Check, Context, Problem} from '../check';

/** Pages of the first round, a path a line, relative to the folder that holds the sections. */
export const FIRST_ROUND_FILE = 'tools/checks/first-round.txt';

/** Returns the listed pages with their lines, from 1; none without a list. */
function readFirstRound(siteDir: string): Map<string, number> {
  const file = path.join(siteDir, FIRST_ROUND_FILE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((text, index) => (text.trim() ? [[text.trim(), index + 1] as const] : [])),
  );
}

/** Makes a check silent on the pages of the first round. Only checks of single pages can be: they look at what is selected. */
export function exceptFirstRound({name, check}: Check): Check {
  return {
    name,
    check: (context) => {
      const listed = readFirstRound(context.siteDir);
      const selected = context.selected.filter(({file}) => !listed.has(file));
      return check({...context, selected});
    },
  };
}

/**
 * Makes the check of the list of pages that are not yet rewritten: each exists, and has something left to rewrite.
 *
 * @param style what a rewritten page fulfils
 */
export function firstRoundCheck(style: readonly Check[]): Check {
  return {
    name: 'first-round',
    check: async (context: Context) => {
      const listed = readFirstRound(context.siteDir);
      const pages = context.pages.filter(({file}) => listed.has(file));
      const found = await Promise.all(style.map(({check}) => check({...context, selected: pages})));
      const unfinished = new Set(found.flat().map(({file}) => file));
      const problems: Problem[] = [];
      for (const [file, line] of listed) {
        const page = pages.find((each) => each.file === file);
        if (!page || !unfinished.has(file)) {
          const reason = page ? 'fulfils the rules of rewritten pages' : 'is no page';
          problems.push({
            file: FIRST_ROUND_FILE,
            line,
            message: `${file} ${reason}: delete the line.`,
          });
        }
      }
      if (listed.size > 0) {
        context.report(`${plural(listed.size, 'page')} still to be rewritten`);
      }
      return problems;
    },
  };
}
