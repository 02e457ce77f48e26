import type {HTMLTemplate, VNode} from '@algolia/autocomplete-js';
import {type Section, sections} from '../../../sections';

type FilterButtons = {
  /** The only section that is searched. */
  section: Section | undefined;
  /** Whether Tab reaches them. Where it closes the panel, the keyboard has `in:`. */
  hasTabStops: boolean;
  choose: (section: Section | undefined) => void;
};

/** The sections that can be searched alone, and all of them; one is pressed. */
export function renderFilterButtons(
  {section, hasTabStops, choose}: FilterButtons,
  html: HTMLTemplate,
): VNode {
  return html`<div class="search__filters" role="group" aria-label="Search in">
    ${[undefined, ...sections].map(
      (choice) =>
        html`<button
          type="button"
          aria-pressed=${choice === section}
          tabindex=${hasTabStops ? 0 : -1}
          onClick=${() => choose(choice)}
        >
          ${choice?.label ?? 'All'}
        </button>`,
    )}
  </div>` as VNode;
}
