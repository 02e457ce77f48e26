import {MAX_RESULTS} from '../../shared/constants';
import {pageOf} from '../../shared/routes';
import {type CodeRow, isCodeRow} from './code-rows';
import {parseFilter} from './filter';
import type {Item, Panel, State} from './panel';
import type {ResultRow} from './row';

/** Returns what is looked up in the code: nothing while the reader wants one section of the site only. */
export function codeQueryOf(query: string): string {
  const {text, section} = parseFilter(query);
  return section ? '' : text;
}

/** The rows of a query, with what arrives for them after they are shown: texts, better rows, places in the code. */
export class Arrivals {
  readonly #panel: Panel;
  /** Rows that have come for a query before those that they are better than were shown. */
  #better: {query: string; rows: readonly ResultRow[]} | undefined;

  constructor(panel: Panel) {
    this.#panel = panel;
  }

  /** True while better rows have come, or may still come. */
  isUnfinished(): boolean {
    return this.#better !== undefined || this.#panel.source.isUnfinished?.() === true;
  }

  /** Returns the rows to show for a query: those of the pages, and those of the code as far as its index is there. */
  rowsOf(query: string, ofPages: readonly ResultRow[]): (ResultRow | CodeRow)[] {
    return this.#withCode(codeQueryOf(query), this.#takeBetter(query) ?? ofPages);
  }

  /**
   * Shows the rows of a query with what has arrived for them, or better ones. A reader who is among the rows keeps them, and
   * gets those of other pages below, as far as there is room. A refresh would take the active result back to the first.
   */
  show(query: string, better: readonly ResultRow[] | undefined): void {
    const {api, source, state} = this.#panel;
    if (!state || state.query !== query) {
      return;
    }
    if (better && state.status !== 'idle') {
      // Those that they are better than are not shown yet: they take their place when they are, or just after.
      this.#better = {query, rows: better};
      setTimeout(() => {
        if (this.#better?.rows === better && this.#panel.state?.status === 'idle') {
          this.show(query, this.#takeBetter(query));
        }
      });
      return;
    }
    api.setCollections(
      state.collections.map((collection) => {
        const isOfResults = collection.source.sourceId === source.sourceId;
        const rows =
          better && isOfResults
            ? this.#renew(query, collection.items as (ResultRow | CodeRow)[], better)
            : collection.items;
        return {...collection, items: rows.map((item) => this.#update(item))};
      }),
    );
  }

  /** Returns the better rows that have come for a query before any were shown, once. */
  #takeBetter(query: string): readonly ResultRow[] | undefined {
    const better = this.#better;
    this.#better = undefined;
    return better?.query === query ? better.rows : undefined;
  }

  /** Returns an item with what has arrived for it. */
  #update(item: Item): Item {
    return 'hit' in item ? {...item, ...this.#panel.source.update?.(item as ResultRow)} : item;
  }

  /** True when the reader has chosen among the rows, or is about to: what they look at must stay where it is. */
  #isInList(): boolean {
    return (
      Boolean(this.#panel.state?.activeItemId) ||
      document.querySelector('.aa-Panel:is(:hover, :focus-within)') !== null
    );
  }

  /** Returns better rows in the place of those that are shown, or below them when the reader is among these. */
  #renew(
    query: string,
    shown: readonly (ResultRow | CodeRow)[],
    better: readonly ResultRow[],
  ): readonly (ResultRow | CodeRow)[] {
    if (!this.#isInList()) {
      return this.#withCode(codeQueryOf(query), better);
    }
    const ofPages = shown.filter((row): row is ResultRow => !isCodeRow(row));
    const pages = new Set(ofPages.map(({hit}) => pageOf(hit.document)));
    const others = better
      .filter(({hit, isNested}) => !isNested && !pages.has(pageOf(hit.document)))
      .slice(0, Math.max(0, MAX_RESULTS - pages.size));
    const isBelowCode = ofPages.length < shown.length;
    return [
      ...shown,
      ...others.map((row, place) =>
        isBelowCode ? {...row, group: 'Pages', isFirst: place === 0} : row,
      ),
    ];
  }

  /** @param query what is looked up in the code */
  #withCode(query: string, rows: readonly ResultRow[]): (ResultRow | CodeRow)[] {
    const {code} = this.#panel;
    if (code.isMissing(query, rows)) {
      void this.#addCode(query, rows);
    }
    // While they waited, something may have arrived for them.
    return code.merge(
      query,
      rows.map((row) => this.#update(row) as ResultRow),
    );
  }

  /** Adds what was found in the code after the results were shown: below them, so that no row moves. */
  async #addCode(query: string, rows: readonly ResultRow[]): Promise<void> {
    const {api, code, getContext} = this.#panel;
    await code.load(getContext().baseUrl);
    const ofCode = code.find(query, rows);
    // The library has to show the others first.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const {query: shown, collections = []} = this.#panel.state ?? {};
    const last = collections.at(-1);
    if (last && shown === query && !last.items.some(isCodeRow)) {
      const items = [...last.items, ...ofCode] as State['collections'][number]['items'];
      api.setCollections([...collections.slice(0, -1), {...last, items}]);
    }
  }
}
