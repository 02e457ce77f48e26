import {isCodeFirst, isForCode, isHeld} from '../../../shared/code/answered';
import {classifyQuery} from '../../../shared/code/classify';
import {STALL_THRESHOLD_MS} from '../../../shared/constants';
import type {SearchHit} from '../../../shared/types';
import type {CodeSearch} from '../../code';
import {type CodeRow, codeRowsOf} from '../code-rows';
import type {ResultRow} from '../row';

/**
 * How long results wait for the index of the code, in milliseconds: until the reader would be told of the wait when the
 * query is only words, of which few are in the code; longer for what has the look of code.
 */
const LONGEST_WAIT_MS = {words: STALL_THRESHOLD_MS, others: 1500} as const;

const isWords = (query: string): boolean => classifyQuery(query)?.kind === 'words';

const hitsOf = (rows: readonly ResultRow[]): SearchHit[] => rows.map(({hit}) => hit);

/** What the panel finds in the code of Strapi. The code that searches it, and its index, come when they are needed. */
export class CodeSource {
  #code: CodeSearch | undefined;

  /** Fetches what is needed. Never rejects. */
  async load(baseUrl: string): Promise<void> {
    try {
      const {loadCodeSearch} = await import('../../code');
      this.#code ??= await loadCodeSearch(baseUrl);
    } catch {
      // Without it the pages are searched alone; the next query asks again.
    }
  }

  /**
   * Waits until a query can be looked up in the code, if it is to be. Nothing in the panel may move when the index comes
   * late: where a section of the pages has all of the query they do not wait, and the code is put below them. Else the
   * code may belong above them, and they wait for a while.
   *
   * @param rows of the pages; undefined when a service is still to be asked for them, which is not kept waiting
   */
  async wait(
    query: string,
    rows: readonly ResultRow[] | undefined,
    baseUrl: string,
  ): Promise<void> {
    if (this.#code || !isForCode(query, rows && hitsOf(rows))) {
      return;
    }
    const loading = this.load(baseUrl);
    if (rows && !isHeld(query, hitsOf(rows))) {
      const time = new Promise((resolve) => {
        setTimeout(resolve, isWords(query) ? LONGEST_WAIT_MS.words : LONGEST_WAIT_MS.others);
      });
      await Promise.race([loading, time]);
    }
  }

  /** True when a query is to be looked up in the code, and cannot be yet. */
  isMissing(query: string, rows: readonly ResultRow[]): boolean {
    return !this.#code && isForCode(query, hitsOf(rows));
  }

  /** Returns the rows of what a query finds in the code; none while its index is not there. */
  find(query: string, rows: readonly ResultRow[]): CodeRow[] {
    return this.#code && isForCode(query, hitsOf(rows)) ? codeRowsOf(this.#code, query) : [];
  }

  /** Returns the rows of the pages and of the code in their order. */
  merge(query: string, rows: readonly ResultRow[]): (ResultRow | CodeRow)[] {
    const ofCode = this.find(query, rows);
    if (!isCodeFirst(query, hitsOf(rows), ofCode[0]?.code)) {
      return [...rows, ...ofCode];
    }
    return [
      ...ofCode,
      ...rows.map((row, place) => ({...row, group: 'Pages', isFirst: place === 0})),
    ];
  }
}
