import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {CONFIG_DIR} from '../config-dir';
import type {SpellingIssue, SpellingTask} from '../spell-checker.mjs';
import type {Rule} from '../types';

/** Words of the project, one per line, sorted. */
export const PROJECT_WORDS = 'tools/content-rules/project-words.txt';

async function findIssues(task: SpellingTask): Promise<SpellingIssue[][]> {
  const worker = new Worker(path.join(__dirname, '..', 'spell-checker.mjs'), {
    // The loaders of the parent would have their say otherwise.
    execArgv: [],
    workerData: task,
  });
  const [issues] = (await once(worker, 'message')) as [SpellingIssue[][]];
  return issues;
}

/** British spelling, checked by cspell with the configuration that editors use. */
export const spelling: Rule = {
  name: 'spelling',
  check: async (pages) => {
    const issues = await findIssues({
      configFile: path.join(CONFIG_DIR, 'cspell.json'),
      documents: pages.map(({file, source}) => ({
        path: path.join(CONFIG_DIR, file),
        text: source,
      })),
    });
    return pages.flatMap(({file}, index) =>
      issues[index]!.map(({word, line, suggestions}) => {
        const hint = suggestions.length > 0 ? ` (nearest: ${suggestions.join(', ')})` : '';
        return {
          file,
          line,
          message: `Unknown word "${word}"${hint}: correct it, set it in code font if it is code, or add it to ${PROJECT_WORDS}.`,
        };
      }),
    );
  },
};
