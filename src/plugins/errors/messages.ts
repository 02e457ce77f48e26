import type {CitingPage} from '../../code-references/pages-of-files';
import type {FileMessages} from '../../components/PackageErrorsPage';
import type {PageLink} from '../../components/ListPage/links';
import type {CodeIndex} from '../../search/shared/code/types';

/** True for a cited name that is a symbol, or a member that is called like it. */
const isSymbol = (cited: string, symbol: string) =>
  cited === symbol || cited.endsWith(`.${symbol}`);

/** Returns the page that explains a place of a file: one that cites the symbol, else the one that explains the file best. */
export function explanationOf(
  pages: readonly CitingPage[] = [],
  symbol: string | undefined,
): PageLink | undefined {
  const page =
    pages.find(({symbols}) => symbol && [...symbols].some((cited) => isSymbol(cited, symbol))) ??
    pages[0];
  return page && {title: page.title, route: page.route};
}

/**
 * Returns the messages of a package by file, in the order of paths and lines. A text that a symbol has several times is there
 * once, with its first line.
 */
export function messagesOf(
  directory: string,
  {files}: CodeIndex,
  pagesOfFiles: ReadonlyMap<string, readonly CitingPage[]>,
): FileMessages[] {
  return Object.entries(files).flatMap(([file, {messages = []}]): FileMessages[] => {
    if (!file.startsWith(`${directory}/`) || messages.length === 0) {
      return [];
    }
    const seen = new Set<string>();
    const distinct = messages.filter(([, text, symbol = '']) => {
      const key = `${symbol}\n${text}`;
      return !seen.has(key) && seen.add(key);
    });
    const pages = pagesOfFiles.get(file);
    const ofFile = explanationOf(pages, undefined);
    return [
      {
        path: file.slice(directory.length + 1),
        page: ofFile,
        messages: distinct.map(([line, text, symbol]) => {
          const page = explanationOf(pages, symbol);
          return {
            text,
            line,
            ...(symbol && {symbol}),
            ...(page && page.route !== ofFile?.route && {page}),
          };
        }),
      },
    ];
  });
}
