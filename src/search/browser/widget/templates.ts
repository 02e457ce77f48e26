import type {HTMLTemplate, VNode} from '@algolia/autocomplete-js';
import {markTerms} from '../marks';
import type {ResultRow} from './row';

/** Text with its terms in `mark` elements; as nodes, so that nothing in it is ever read as HTML. */
function renderMarked(text: string, terms: string[], html: HTMLTemplate): (string | VNode)[] {
  return markTerms(text, terms).map((piece) =>
    piece.isMatch ? (html`<mark>${piece.text}</mark>` as VNode) : piece.text,
  );
}

/** A row of the result panel: an ordinary link, so that it can be opened in a new tab. */
export function renderRow(
  row: ResultRow,
  html: HTMLTemplate,
  goTo: (row: ResultRow) => void,
): VNode {
  const {pageTitle, sectionTitle, sectionRoute} = row.hit.document;

  function onClick(event: MouseEvent): void {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
      event.preventDefault();
      goTo(row);
    }
  }

  return html`<a class="search__result" href=${sectionRoute} onClick=${onClick} tabindex="-1">
    <span class="search__result-title">${renderMarked(sectionTitle, row.marks, html)}</span>
    <span class="search__result-place">
      ${row.sectionLabel}${sectionTitle === pageTitle ? '' : ` › ${pageTitle}`}
    </span>
    <span class="search__result-excerpt">${renderMarked(row.excerpt, row.marks, html)}</span>
  </a>` as VNode;
}
