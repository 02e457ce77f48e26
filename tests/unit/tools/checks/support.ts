import {type Page, parsePage} from '../../../../src/markdown/pages';
import type {Check, Context} from '../../../../tools/checks/check';
import {projectDir} from '../../../paths';

export {projectDir};

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
    kind: 'concept',
    tags: '[database]',
    ...overrides,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

function fail(): never {
  throw new Error('This check asks for the published packages.');
}

/** What a check gets that needs none of the published packages; tests replace what theirs asks for. */
export function makeContext(pages: Page[], overrides: Partial<Context> = {}): Context {
  return {
    siteDir: projectDir,
    pages,
    selected: pages,
    tags: () => ['database', 'content-manager'].map((key, index) => ({key, line: index + 1})),
    source: fail,
    cli: fail,
    report: () => {},
    ...overrides,
  };
}

/** Runs one check and returns what it finds as `file:line message`. */
export async function check(
  rule: Check,
  pages: Page | Page[],
  tags: string[] = ['database', 'content-manager'],
): Promise<string[]> {
  const list = tags.map((key, index) => ({key, line: index + 1}));
  const problems = await rule.check(makeContext([pages].flat(), {tags: () => list}));
  return problems.map(({file, line, message}) => `${file}:${line} ${message}`);
}
