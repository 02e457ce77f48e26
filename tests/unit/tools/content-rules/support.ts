import {type Page, parsePage} from '../../../../src/markdown/pages';
import type {Rule} from '../../../../tools/content-rules/types';

export {projectDir} from '../../../paths';

/** Makes a page of the Docs section, or of the one whose folder the file names. */
export function page(source: string, file = 'docs/docs/page.md'): Page {
  return parsePage(file, source);
}

/** Front matter that breaks no rule, with other values for some of its lines. */
export function frontMatter(overrides: Record<string, string> = {}): string {
  const fields: Record<string, string> = {
    title: 'Locks',
    description:
      'How the lock of a document is taken, who waits for it, and what happens when it is lost.',
    kind: 'design',
    tags: '[database]',
    ...overrides,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** Runs one rule and gives what it finds as `file:line message`. */
export async function check(
  rule: Rule,
  pages: Page | Page[],
  tags: string[] = ['database', 'content-manager'],
): Promise<string[]> {
  const context = {tags: tags.map((key, index) => ({key, line: index + 1}))};
  const violations = await rule.check([pages].flat(), context);
  return violations.map(({file, line, message}) => `${file}:${line} ${message}`);
}
