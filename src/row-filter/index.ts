import {decodeUrlPart} from '../lib/decode-url';

/** Rows below a heading, or in a box. */
type Group = {
  /** What is hidden when all rows are. */
  head: HTMLElement[];
  /** Each row is what is shown and hidden together. */
  rows: HTMLElement[][];
};

/** What a field filters. */
type Kind = {
  /** What its rows are, for one and for several. */
  nouns: [one: string, several: string];
  /** Whether what is typed is in the address, so that a filtered page can be shared. */
  isInAddress: boolean;
  /** Returns the rows of the page of a field in their order. */
  groupsOf(filter: HTMLElement): Group[];
  /** Which link of a row Enter leads to, as a place for `at`. */
  link: number;
};

/** Names in tables: src/components/RowFilter says which field is of which kind. */
const names: Kind = {
  nouns: ['name', 'names'],
  isInAddress: false,
  groupsOf: (filter) =>
    [...filter.closest('article')!.querySelectorAll<HTMLElement>('[data-scroll-box]')].map(
      (box) => ({
        head: [box],
        rows: [...box.querySelectorAll<HTMLElement>('tbody tr')].map((row) => [row]),
      }),
    ),
  link: 0,
};

/** Reports that are headings with paragraphs below them. */
const symptoms: Kind = {
  nouns: ['symptom', 'symptoms'],
  isInAddress: true,
  groupsOf(filter) {
    const groups: Group[] = [];
    for (let next = filter.nextElementSibling; next; next = next.nextElementSibling) {
      const element = next as HTMLElement;
      if (element.matches('h2')) {
        groups.push({head: [element], rows: []});
      } else if (element.matches('h3')) {
        groups.at(-1)?.rows.push([element]);
      } else if (element.matches('p, [data-scroll-box]')) {
        const group = groups.at(-1);
        (group?.rows.at(-1) ?? group?.head)?.push(element);
      }
    }
    return groups;
  },
  link: -1,
};

const kinds: Record<string, Kind> = {names, symptoms};

/** Tells whether a text has every word of a query, in whatever order. */
function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Returns what the field says of its hits; nothing while it is empty. */
function describeHits(query: string, hits: number, all: number, [one, several]: Kind['nouns']) {
  if (query === '') {
    return '';
  }
  return hits === 0
    ? `No ${one} matches “${query}”.`
    : `${hits} of ${all} ${several} ${hits === 1 ? 'matches' : 'match'}.`;
}

/** Shows the rows that have all words of the field, and says how many they are. */
function filterRows(field: HTMLInputElement, groups: readonly Group[], {nouns}: Kind): void {
  const query = field.value.trim();
  const words = query.toLowerCase().split(/\s+/u);
  let hits = 0;
  for (const {head, rows} of groups) {
    let isEmpty = true;
    for (const row of rows) {
      const isHit = hasWords(
        row
          .map(({textContent}) => textContent)
          .join(' ')
          .toLowerCase(),
        words,
      );
      row.forEach((element) => (element.hidden = !isHit));
      hits += Number(isHit);
      isEmpty &&= !isHit;
    }
    head.forEach((element) => (element.hidden = isEmpty && query !== ''));
  }
  const all = groups.reduce((sum, {rows}) => sum + rows.length, 0);
  field.parentElement!.querySelector('output')!.textContent = describeHits(query, hits, all, nouns);
}

const PARAMETER = 'q';

/** Writes what is typed into the address. */
function writeAddress(query: string): void {
  const url = new URL(window.location.href);
  if (query === '') {
    url.searchParams.delete(PARAMETER);
  } else {
    url.searchParams.set(PARAMETER, query);
    // Its row may be hidden now.
    url.hash = '';
  }
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari refuses more than a hundred changes in half a minute.
  }
}

/** What the rows were filtered by last, for each field that has been started. */
const applied = new WeakMap<HTMLInputElement, string>();

/**
 * Makes a field filter the rows of its page. Called again whenever the reader comes to the page or to an anchor of it: the
 * article is kept as it is when the reader leaves, and what the address says counts.
 */
export function startFilter(field: HTMLInputElement): void {
  const filter = field.closest<HTMLElement>('[data-row-filter]')!;
  const kind = kinds[filter.dataset.rowFilter!]!;
  const groups = kind.groupsOf(filter);
  const apply = (query: string) => {
    if (field.value !== query) {
      field.value = query;
    }
    filterRows(field, groups, kind);
    applied.set(field, query);
  };
  const change = (query: string) => {
    apply(query);
    if (kind.isInAddress) {
      writeAddress(query.trim());
    }
  };

  const isFirst = !applied.has(field);
  const asked = kind.isInAddress
    ? new URLSearchParams(window.location.search).get(PARAMETER)
    : null;
  // What was typed before this script has come stays.
  const query = asked ?? (isFirst ? field.value : '');
  const isOther = query !== (applied.get(field) ?? '');
  apply(query);
  const target = document.getElementById(decodeUrlPart(window.location.hash.slice(1)));
  const isHidden = target?.hidden;
  if (isHidden) {
    change('');
  }
  if (isOther || isHidden) {
    target?.scrollIntoView();
  }

  if (isFirst) {
    field.addEventListener('input', () => change(field.value));
    field.addEventListener('keydown', ({key}) => {
      if (key === 'Escape') {
        change('');
      } else if (key === 'Enter') {
        groups
          .flatMap(({rows}) => rows)
          .find(([first]) => !first!.hidden)
          ?.flatMap((element) => [...element.querySelectorAll('a')])
          .at(kind.link)
          ?.focus();
      }
    });
  }
}
