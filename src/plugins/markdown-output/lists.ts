import {sections} from '../../sections';
import {INDEX_NAMES} from './indexes';
import type {OutputPage} from './pages';

/** Name of the list of pages for programs (llmstxt.org). */
export const LIST_NAME = 'llms.txt';

/** A file that lists pages for programs, or has them all. */
export type ListFile = {
  /** Name in the build. */
  name: string;
  content: string;
};

/** Programs cut off what is longer, in characters (AFDocs 0.5.0, `llms-txt-size`). */
const MAX_LENGTH = 50_000;

const summaries: ReadonlyMap<string, readonly [label: string, summary: string]> = new Map([
  ...sections.map(({id, label, summary}) => [id, [label, summary]] as const),
  ['site', ['The site itself', 'The home page and the state of the documentation.']],
  [
    'code',
    ['Source and messages', 'Files and messages of Strapi, with the pages that describe them.'],
  ],
  ['tags', ['Tags', 'What is about one subject, over all sections.']],
]);

type Options = {
  title: string;
  summary: string;
  /** Returns the address of a page's Markdown. */
  addressOf: (page: OutputPage) => string;
  /** Returns the address of a file in the build. */
  addressOfFile: (name: string) => string;
};

const lineOf = (page: OutputPage, {addressOf}: Options): string =>
  `- [${page.title}](${addressOf(page)})${page.description ? `: ${page.description}` : ''}`;

const nestedNameOf = (id: string): string => `llms-${id}.txt`;
const fullNameOf = (id: string): string => `llms-full-${id}.txt`;

/**
 * Returns `llms.txt`, in the form of llmstxt.org: a list for each section, each page in one of them with its sentence. As
 * long as the file is too long, its longest list becomes a file of its own, which the file links.
 */
export function listFiles(pages: readonly OutputPage[], options: Options): ListFile[] {
  const {title, summary, addressOfFile} = options;
  const lists = [...summaries].map(([id, [label, ofList]]) => ({
    id,
    label,
    summary: ofList,
    lines: pages.filter(({list}) => list === id).map((page) => lineOf(page, options)),
    isNested: false,
  }));
  const write = () =>
    [
      `# ${title}`,
      `> ${summary}`,
      ...lists.map(({id, label, summary: ofList, lines, isNested}) =>
        [
          `## ${label}`,
          ofList,
          (isNested ? [`- [Pages of “${label}”](${addressOfFile(nestedNameOf(id))})`] : lines).join(
            '\n',
          ),
        ].join('\n\n'),
      ),
      `## Whole sections\n\n${sections
        .map(
          ({id, label}) =>
            `- [All pages of “${label}” in one file](${addressOfFile(fullNameOf(id))})`,
        )
        .join('\n')}`,
      // No links: what this file links is taken for pages.
      `## Indexes\n\nWhat the pages say about the code of Strapi, as JSON:\n\n${[
        `- \`${addressOfFile(INDEX_NAMES.symbols)}\`, by file and symbol: where each is cited, at which lines`,
        `- \`${addressOfFile(INDEX_NAMES.pages)}\`, by page: the code that each cites`,
      ].join('\n')}`,
    ].join('\n\n') + '\n';
  const files: ListFile[] = [];
  while (write().length > MAX_LENGTH) {
    const longest = lists
      .filter(({isNested}) => !isNested)
      .toSorted((a, b) => b.lines.join().length - a.lines.join().length)[0]!;
    longest.isNested = true;
    const {id, label, lines, summary: ofList} = longest;
    files.push({
      name: nestedNameOf(id),
      content: `# ${title}: ${label}\n\n> ${ofList}\n\n## Pages\n\n${lines.join('\n')}\n`,
    });
  }
  return [{name: LIST_NAME, content: write()}, ...files];
}

/** Returns for each section the file with all of its pages, one after the other. */
export function fullFiles(pages: readonly {page: OutputPage; markdown: string}[]): ListFile[] {
  return sections.map(({id}) => ({
    name: fullNameOf(id),
    content: pages
      .filter(({page}) => page.list === id)
      .map(({markdown}) => markdown)
      .join('\n'),
  }));
}
