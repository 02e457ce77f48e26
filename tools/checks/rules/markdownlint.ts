import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'markdownlint';
import {parse} from 'yaml';
import {projectDir} from '../../process.mjs';
import type {Check} from '../check';

const CONFIG_FILE = '.markdownlint.yaml';

/** The form of the Markdown, checked by markdownlint with the configuration that editors use. */
export const markdownlint: Check = {
  name: 'markdownlint',
  check: async ({selected}) => {
    const {lint} = await import('markdownlint/promise');
    const config: unknown = parse(readFileSync(path.join(projectDir, CONFIG_FILE), 'utf8'));
    const results = await lint({
      config: config as Configuration,
      strings: Object.fromEntries(selected.map(({file, source}) => [file, source])),
    });
    return Object.entries(results).flatMap(([file, errors]) =>
      errors.map(
        ({lineNumber, errorRange, ruleNames, ruleDescription, errorDetail, errorContext}) => {
          const detail = errorDetail ? ` (${errorDetail})` : '';
          const context = errorContext ? ` at "${errorContext}"` : '';
          return {
            file,
            line: lineNumber,
            column: errorRange?.[0] ?? 1,
            message: `${ruleNames.join('/')}: ${ruleDescription}${detail}${context}.`,
          };
        },
      ),
    );
  },
};
