import type {HTMLTemplate, VNode} from '@algolia/autocomplete-js';
import {markTerms} from '@site/src/search/marks';
import type {Result} from './results';

/** Text with its terms in `mark` elements; as nodes, so that nothing in it is ever read as HTML. */
function renderMarked(text: string, terms: string[], html: HTMLTemplate): (string | VNode)[] {
  return markTerms(text, terms).map((piece) =>
    piece.isMatch ? (html`<mark>${piece.text}</mark>` as VNode) : piece.text,
  );
}

/** A row of the result panel: an ordinary link, so that it can be opened in a new tab. */
export function renderResult(
  result: Result,
  html: HTMLTemplate,
  goTo: (result: Result) => void,
): VNode {
  const {pageTitle, sectionTitle, sectionRoute} = result.hit.document;

  function onClick(event: MouseEvent): void {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
      event.preventDefault();
      goTo(result);
    }
  }

  return html`<a class="search__result" href=${sectionRoute} onClick=${onClick} tabindex="-1">
    <span class="search__result-title">${renderMarked(sectionTitle, result.marks, html)}</span>
    <span class="search__result-place">
      ${result.sectionLabel}${sectionTitle === pageTitle ? '' : ` › ${pageTitle}`}
    </span>
    <span class="search__result-excerpt">${renderMarked(result.excerpt, result.marks, html)}</span>
  </a>` as VNode;
}
