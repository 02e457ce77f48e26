import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import {parse} from 'yaml';
import {CONFIG_DIR} from '../config-dir';
import type {Rule} from '../types';

const CONFIG_FILE = '.markdownlint.yaml';

/** The form of the Markdown, checked by markdownlint with the configuration that editors use. */
export const markdownlint: Rule = {
  name: 'markdownlint',
  check: async (pages) => {
    const config: unknown = parse(readFileSync(path.join(CONFIG_DIR, CONFIG_FILE), 'utf8'));
    const results = await lint({
      config: config as Configuration,
      strings: Object.fromEntries(pages.map(({file, source}) => [file, source])),
    });
    return Object.entries(results).flatMap(([file, errors]) =>
      errors.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorContext}) => {
        const detail = errorDetail ? ` (${errorDetail})` : '';
        const context = errorContext ? ` at "${errorContext}"` : '';
        return {
          file,
          line: lineNumber,
          message: `${ruleNames.join('/')}: ${ruleDescription}${detail}${context}.`,
        };
      }),
    );
  },
};
