import {collectCitations} from '../../src/code-references/collect';
import {type Page, parsePage} from '../../src/markdown/pages';
import {codeOf} from '../exports/descriptions';
import {readTexts} from '../exports/generate';
import type {Citer} from './reading-list';

/** Whether a page is made by "npm run exports": its texts are in tools/exports. */
export function isGenerated({file}: Pick<Page, 'file'>): boolean {
  return file.startsWith('exports/');
}

function citerOf(page: Page, file = page.file): Citer {
  const citations = collectCitations(page).map(({path, symbol, line}) => ({
    path,
    symbol,
    place: `on line ${line}`,
  }));
  return {file, citations};
}

/** The texts that generated pages are made of: their citations are what somebody has read to write them. */
function exportsCiters(): Citer[] {
  const {templates, descriptions} = readTexts();
  const byFile = new Map<string, Citer['citations'][number][]>();
  for (const [name, {file, code}] of descriptions) {
    const citation = {...codeOf({code}), place: `for ${name}`};
    byFile.set(file, [...(byFile.get(file) ?? []), citation]);
  }
  return [
    ...[...templates].map(([file, text]) =>
      citerOf(parsePage(`exports/${file}`, text), `tools/exports/text/${file}`),
    ),
    ...[...byFile].map(([file, citations]) => ({
      file: `tools/exports/descriptions/${file}`,
      citations,
    })),
  ];
}

/** Returns all files of ours that people write and that cite code. */
export function findCiters(pages: readonly Page[]): Citer[] {
  const written = pages.filter((page) => !isGenerated(page)).map((page) => citerOf(page));
  return [...written, ...exportsCiters()].filter(({citations}) => citations.length > 0);
}
