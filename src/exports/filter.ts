/** Tells whether a text has every word of a query, in whatever order. */
function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Returns what the field says of its hits; nothing while it is empty. */
function describeHits(query: string, hits: number, all: number): string {
  if (query === '') {
    return '';
  }
  return hits === 0 ? `No name matches “${query}”.` : `${hits} of ${all} names match.`;
}

/** Shows the rows of the page's tables that have all words of a query, and says how many they are. */
export function filterNames(field: HTMLInputElement): void {
  const query = field.value.trim();
  const words = query.toLowerCase().split(/\s+/u);
  const article = field.closest('article')!;
  const rows = [...article.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  for (const row of rows) {
    row.hidden = !hasWords(row.textContent!.toLowerCase(), words);
  }
  for (const box of article.querySelectorAll<HTMLElement>('[data-scroll-box]')) {
    box.hidden = box.querySelector('tbody tr:not([hidden])') === null;
  }
  const hits = rows.filter(({hidden}) => !hidden).length;
  field.parentElement!.querySelector('output')!.textContent = describeHits(
    query,
    hits,
    rows.length,
  );
}
