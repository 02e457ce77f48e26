import type {Check} from '../checks/check';
import {plural} from '../plural';
import {runPages} from './run-pages';

/** Samples that say `run` do what their pages say, in a real Strapi. */
export const runs: Check = {
  name: 'runs',
  check: async ({selected, report}) => {
    const {problems, counts} = await runPages(selected);
    const {pages, samples, requests, comparisons} = counts;
    report(
      `${plural(samples, 'sample')} executed and ${plural(requests, 'request')} sent on ${plural(pages, 'page')}, ${plural(comparisons, 'result')} compared`,
    );
    return problems;
  },
};
