import {linesOf} from '../../src/code-references/group-by-file';
import {formatReference} from '../../src/code-references/reference';
import {plural} from '../plural';
import type {AboutAnswer} from './about';
import type {SearchAnswer} from './search';
import type {StaleAnswer} from './stale';

/** So many pages are written out; programs get all. */
const MAX_PAGES = 20;

/** So many citations of a page are written out. */
const MAX_CITATIONS = 12;

/** Returns texts as lines, the last one of which says how many were left out. */
function cut(lines: readonly string[], limit: number, noun: string): string[] {
  const left = lines.length - limit;
  return left > 0 ? [...lines.slice(0, limit), `… and ${plural(left, noun)} more`] : [...lines];
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Returns the results of a search in words. */
export function describeSearch({results, strapiVersion}: SearchAnswer): string {
  if (results.length === 0) {
    return 'No results found.\n';
  }
  return `${results
    .map((result) => {
      if (result.type === 'page') {
        const {title, heading, section, url, excerpt} = result;
        const head = [title, ...(heading ? [heading] : [])].join(' › ');
        return [`${head} (${section})`, ...indent([url, ...(excerpt ? [excerpt] : [])])];
      }
      const {text, kind, path, line, url, explainedIn} = result;
      return [
        `${text} (${kind} in the code of Strapi ${strapiVersion})`,
        ...indent([
          `${path}${line === undefined ? '' : `:${line}`}`,
          url,
          ...(explainedIn
            ? [`Its ${explainedIn.covers} is explained by ${explainedIn.title}: ${explainedIn.url}`]
            : []),
        ]),
      ];
    })
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function describeCitation(
  {path, symbol, lines, sections}: AboutAnswer['pages'][number]['citations'][number],
  subjectPath: string,
): string {
  const isInside = subjectPath.endsWith('/') && path.startsWith(subjectPath);
  const shown = isInside ? path.slice(subjectPath.length) : path;
  const name =
    path === subjectPath ? (symbol ?? 'as a whole') : formatReference({path: shown, symbol});
  const where = lines && linesOf({first: lines[0], last: lines[1]});
  const headings = sections.map(({heading}) => `“${heading}”`).join(', ');
  return [name, ...(where ? [`, ${where}`] : []), ...(headings ? [`: ${headings}`] : [])].join('');
}

/** Returns what the pages are about, when that is not the subject itself. */
function describeScope({about, subject, isPublished, near, strapiVersion}: AboutAnswer): string[] {
  const isSymbol = subject.includes('#');
  return [
    ...(isPublished
      ? []
      : [
          `The published source of Strapi ${strapiVersion} has no such file${near ? `; the nearest is ${near}` : ''}.`,
        ]),
    ...(about === 'nothing' ? ['No page cites it.'] : []),
    ...(isSymbol && about === 'file' ? ['No page cites the symbol; these cite its file.'] : []),
    ...(!subject.endsWith('/') && about === 'folder'
      ? ['No page cites it; these cite a folder that it is in.']
      : []),
  ];
}

/** Returns what is written about a file, a folder or a symbol in words. */
export function describeAbout(answer: AboutAnswer): string {
  const {subject, strapiVersion, pages, nearby, declaredIn = [], package: ofPackage} = answer;
  const [path = ''] = subject.split('#');
  const blocks = pages.map(({title, url, citations}) => {
    const lines = citations.map((citation) => describeCitation(citation, path));
    return [`${title}: ${url}`, ...indent(cut(lines, MAX_CITATIONS, 'citation'))].join('\n');
  });
  const introduction = ofPackage?.introduction;
  return `${[
    [`${subject} (Strapi ${strapiVersion})`, ...describeScope(answer)].join('\n'),
    ...(declaredIn.length > 0
      ? [
          `Declared in ${declaredIn
            .map(({path: file, line}) => (line === undefined ? file : `${file}:${line}`))
            .join(', ')}`,
        ]
      : []),
    ...cut(blocks, MAX_PAGES, 'page'),
    ...(nearby ? [`About code near it: ${nearby.title}: ${nearby.url}`] : []),
    ...(ofPackage
      ? [
          `Package ${ofPackage.name}: ${introduction ? `${introduction.title}: ${introduction.url}` : 'no page introduces it'}`,
        ]
      : []),
  ].join('\n\n')}\n`;
}

/** Returns the pages that another version concerns in words. */
export function describeStale({strapiVersion, against, counts, pages}: StaleAnswer): string {
  const toRead = pages.filter(({changed}) => changed.length > 0);
  const perhaps = pages.filter(({changed}) => changed.length === 0);
  return `${[
    `The pages are written from Strapi ${strapiVersion}. Of the files and symbols that they cite, ${against} has ${counts.unchanged} unchanged, ${counts.moved} on other lines and ${counts.changed} changed; ${counts.vanished} are not there.`,
    `Pages that cite a symbol that has changed: ${toRead.length || 'none'}`,
    ...toRead.map(({title, url, changed}) =>
      [
        `${title}: ${url}`,
        ...indent(
          changed.map(
            ({reference, kind, detail}) => `${reference} ${kind}${detail && ` (${detail})`}`,
          ),
        ),
      ].join('\n'),
    ),
    `Pages that cite a file or a folder as a whole in which something has changed: ${perhaps.length || 'none'}`,
    ...(perhaps.length > 0 ? [perhaps.map(({title, url}) => `${title}: ${url}`).join('\n')] : []),
  ].join('\n\n')}\n`;
}
