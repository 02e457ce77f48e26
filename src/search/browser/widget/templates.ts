import type {HTMLTemplate, VNode} from '@algolia/autocomplete-js';
import type {CodeHit} from '../../shared/code/types';
import {markTerms} from '../marks';
import type {CodeRow} from './code-rows';
import type {ResultRow} from './row';
import type {WayOn} from './ways-on';

/** What a row has to know of the panel. */
export type Option = {
  id: string;
  isActive: boolean;
  open: () => void;
};

/** Text with its terms in `mark` elements; as nodes, so that nothing in it is ever read as HTML. */
function renderMarked(text: string, terms: string[], html: HTMLTemplate): (string | VNode)[] {
  return markTerms(text, terms).map((piece) =>
    piece.isMatch ? (html`<mark>${piece.text}</mark>` as VNode) : piece.text,
  );
}

/** Returns a handler that opens a row here, unless the browser is to open it elsewhere. */
function onPlainClick(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
      event.preventDefault();
      open();
    }
  };
}

/** What the first row of a group has above it. A list of options has no headings: each option says what it is. */
function renderHeading(
  {group, isFirst}: {group?: string; isFirst?: boolean},
  html: HTMLTemplate,
): VNode | '' {
  return isFirst
    ? (html`<span class="search__group" aria-hidden="true">${group}</span>` as VNode)
    : '';
}

/** Where a section is: the section of the site, the group in its sidebar, and the page when the title is not its own. */
function placeOf({sectionLabel, hit: {document, facts}}: ResultRow): string {
  const {pageTitle, sectionTitle} = document;
  return [
    sectionLabel,
    facts.group === pageTitle ? '' : facts.group,
    sectionTitle === pageTitle ? '' : pageTitle,
  ]
    .filter(Boolean)
    .join(' › ');
}

/**
 * A row of the result panel: an ordinary link, so that it can be opened in a new tab. A further section of a page stands
 * below that page's row and does not repeat where it is, except to screen readers.
 */
export function renderRow(row: ResultRow, html: HTMLTemplate, {id, isActive, open}: Option): VNode {
  const {hit, isNested, marks} = row;
  const {sectionTitle, sectionRoute, pageTitle} = hit.document;
  return html`${renderHeading(row, html)}<a
      class=${`search__result${isNested ? ' search__result--nested' : ''}`}
      href=${sectionRoute}
      id=${id}
      role="option"
      aria-description=${isNested ? `in ${pageTitle}` : undefined}
      aria-selected=${isActive}
      onClick=${onPlainClick(open)}
      tabindex="-1"
    >
      <span class="search__result-title">${renderMarked(sectionTitle, marks, html)}</span>
      ${
        isNested
          ? ''
          : html`<span class="search__result-kind">${hit.facts.kind}</span>
              <span class="search__result-place">${placeOf(row)}</span>`
      }
      <span class="search__result-excerpt">${renderMarked(row.excerpt, marks, html)}</span>
    </a>` as unknown as VNode;
}

/** What a place in the code is, in words. */
function kindOf({kind, file}: CodeHit): string {
  if (kind === 'file') {
    return file.endsWith('/') ? 'Folder' : 'File';
  }
  return kind === 'message' ? 'Message' : 'Name';
}

/** A path that a line may end in after each slash. */
function breakAtSlashes(path: string, html: HTMLTemplate): (string | VNode)[] {
  return path
    .split(/(?<=\/)/u)
    .flatMap((part, place) => (place === 0 ? [part] : [html`<wbr />` as VNode, part]));
}

/** The line behind a path. */
const lineOf = ({line}: CodeHit): string => (line === undefined ? '' : `:${line}`);

/** What is said before the page that explains the file of a place, or what is around it. */
const EXPLAINS = {
  file: 'Explained in',
  folder: 'About its folder',
  package: 'About its package',
} as const;

/** A row of the code: a line on GitHub, or the page that explains the file of the line above. */
export function renderCodeRow(
  row: CodeRow,
  html: HTMLTemplate,
  {id, isActive, open}: Option,
): VNode {
  const {code, explainedIn, url, marks} = row;
  const content = code
    ? html`<code class="search__result-title">${renderMarked(code.text, marks, html)}</code>
        <span class="search__result-kind">${kindOf(code)}</span>
        <span class="search__result-place">
          ${breakAtSlashes(code.file, html)}${lineOf(code)} on GitHub
        </span>`
    : html`<span class="search__result-place"
        >${EXPLAINS[explainedIn!.covers]}: <b>${explainedIn!.title}</b></span
      >`;
  return html`${renderHeading(row, html)}
    <a
      class=${`search__result search__code${explainedIn ? ' search__result--nested' : ''}`}
      href=${url}
      id=${id}
      role="option"
      aria-description=${row.group}
      aria-selected=${isActive}
      onClick=${onPlainClick(open)}
      tabindex="-1"
      >${content}</a
    >` as unknown as VNode;
}

/** A row that leads on where there are no results. Without an address it is no link. */
export function renderWayOn(way: WayOn, html: HTMLTemplate, {id, isActive, open}: Option): VNode {
  const {label, hint, route, url, group} = way;
  const text = html`<span class="search__result-title">${label}</span>
    <span class="search__result-place">${hint}</span>`;
  // A list of options has no headings: each option says what it is.
  const name = group && [label, hint, group].filter(Boolean).join(', ');
  const address = url ?? route;
  const option = address
    ? html`<a
        class="search__result search__way"
        href=${address}
        id=${id}
        role="option"
        aria-label=${name}
        aria-selected=${isActive}
        onClick=${onPlainClick(open)}
        tabindex="-1"
        >${text}</a
      >`
    : html`<div
        class="search__result search__way"
        id=${id}
        role="option"
        aria-label=${name}
        aria-selected=${isActive}
        onClick=${open}
      >
        ${text}
      </div>`;
  return html`${renderHeading(way, html)}${option}` as unknown as VNode;
}

/** The panel: the sections to search in, the rows, and a line that names the keys. */
export function renderPanel(
  {filters, rows, hasTabStops}: {filters: VNode; rows: VNode; hasTabStops: boolean},
  html: HTMLTemplate,
): VNode {
  return html`${filters}${rows}
    <div class="search__keys">
      <span><kbd>↑</kbd> <kbd>↓</kbd> choose</span>
      <span><kbd>Enter</kbd> open</span>
      <span><kbd>Esc</kbd> close</span>
      <span><kbd>in:</kbd> section</span>
      <span><kbd>tag:</kbd> subject</span>
      <button type="button" tabindex=${hasTabStops ? 0 : -1} data-key-help>All keys</button>
    </div>` as unknown as VNode;
}
