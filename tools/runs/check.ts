import type {Check} from '../checks/check';
import {plural} from '../plural';
import {runPages} from './run-pages';

/** Samples that say `run` do what their pages say, in a real Strapi. */
export const runs: Check = {
  name: 'runs',
  check: async ({selected, report}) => {
    const {problems, counts} = await runPages(selected);
    // The compiler's library takes a second.
    const {countFates} = await import('./figures');
    const {executed, panel, declarations, compiled} = countFates(selected);
    const total = executed + panel + declarations + compiled;
    report(
      `${executed} of ${plural(total, 'sample')} executed (the others: ${panel} of the panel, ${declarations} of types alone, ${compiled} of the server), ${plural(counts.requests, 'request')} sent on ${plural(counts.pages, 'page')}, ${plural(counts.comparisons, 'result')} compared`,
    );
    return problems;
  },
};
