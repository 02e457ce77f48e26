import type {HTMLTemplate, VNode} from '@algolia/autocomplete-js';
import {markTerms} from '../marks';
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

/** A row of the result panel: an ordinary link, so that it can be opened in a new tab. */
export function renderRow(row: ResultRow, html: HTMLTemplate, {id, isActive, open}: Option): VNode {
  const {pageTitle, sectionTitle, sectionRoute} = row.hit.document;
  return html`<a
    class="search__result"
    href=${sectionRoute}
    id=${id}
    role="option"
    aria-selected=${isActive}
    onClick=${onPlainClick(open)}
    tabindex="-1"
  >
    <span class="search__result-title">${renderMarked(sectionTitle, row.marks, html)}</span>
    <span class="search__result-place">
      ${row.sectionLabel}${sectionTitle === pageTitle ? '' : ` › ${pageTitle}`}
    </span>
    <span class="search__result-excerpt">${renderMarked(row.excerpt, row.marks, html)}</span>
  </a>` as VNode;
}

/** A row that leads on where there are no results. Without a route it is no link: the list itself asks again. */
export function renderWayOn(
  {label, hint, route}: WayOn,
  html: HTMLTemplate,
  {id, isActive, open}: Option,
): VNode {
  const text = html`<span class="search__result-title">${label}</span>
    <span class="search__result-place">${hint}</span>`;
  return (
    route
      ? html`<a
          class="search__result search__way"
          href=${route}
          id=${id}
          role="option"
          aria-selected=${isActive}
          onClick=${onPlainClick(open)}
          tabindex="-1"
          >${text}</a
        >`
      : html`<div
          class="search__result search__way"
          id=${id}
          role="option"
          aria-selected=${isActive}
        >
          ${text}
        </div>`
  ) as VNode;
}

/** The panel with a line below its rows that names the keys. */
export function renderPanel(rows: VNode, html: HTMLTemplate): VNode {
  return html`${rows}
    <div class="search__keys">
      <span><kbd>↑</kbd> <kbd>↓</kbd> choose</span>
      <span><kbd>Enter</kbd> open</span>
      <span><kbd>Esc</kbd> close</span>
      <button type="button" data-key-help>All keys</button>
    </div>` as unknown as VNode;
}
