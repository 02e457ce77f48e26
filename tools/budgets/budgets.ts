/** What a page may cost. Sizes are bytes; those of files are compressed by Brotli, as readers download them. */
export type Budget = {
  limit: number;
  unit: 'KB' | 'elements' | 'shift';
  /** Why there is a limit, and why this one. */
  reason: string;
  /** What to do when a page is over it. */
  advice: string;
};

/** Limits for every route. Those of `html`, `css`, `scripts` and `elements` are read from the build, the others in a browser. */
export const budgets = {
  html: {
    limit: 300_000,
    unit: 'KB',
    reason:
      'The browser parses all of it before the reader can scroll; the search and crawlers read it whole.',
    advice: 'Split the page, or move what is generated into pages of its own.',
  },
  elements: {
    limit: 3000,
    unit: 'elements',
    reason: 'Every element costs memory, style and layout, on a phone some 0.1 ms each.',
    advice: 'Split the page, or make its lists and tables shorter.',
  },
  css: {
    limit: 20_200,
    unit: 'KB',
    reason: 'Nothing is painted before it has come: 20 KB take 100 ms at 1.6 Mbit/s.',
    advice: 'Look in the style sheets of the build for rules that no page needs.',
  },
  scripts: {
    limit: 120_000,
    unit: 'KB',
    reason:
      'What the HTML asks for at once; each 10 KB take 50 ms to arrive at 1.6 Mbit/s, and more to run. The framework lists all pages in it, some 15 bytes each: 498 today.',
    advice:
      'Find what has come into the scripts of every page, and load it when it is used: import() or a lighter package.',
  },
  prefetched: {
    limit: 60_000,
    unit: 'KB',
    reason: 'What a reader downloads for pages that are perhaps never opened, before any action.',
    advice: 'Prefetch fewer links, later, or make what pages need smaller.',
  },
  layoutShift: {
    limit: 0.01,
    unit: 'shift',
    reason: 'Nothing moves while it is read: 0.1 is called good, 0.01 is what nobody sees.',
    advice: 'Give what arrives late its width and height before it is there.',
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** A page that is over a budget for a known reason: its limit is what it has today. */
export type Exception = {
  route: string;
  budget: BudgetName;
  limit: number;
  reason: string;
};

function exceptionsOf(
  route: string,
  reason: string,
  limits: Partial<Record<BudgetName, number>>,
): Exception[] {
  return Object.entries(limits).map(([budget, limit]) => ({
    route,
    budget: budget as BudgetName,
    limit,
    reason,
  }));
}

/** Pages that are over a budget for now. One that no longer needs its exception is a finding, too. */
export const exceptions: readonly Exception[] = [
  ...exceptionsOf('/health', 'One table of all pages; it is about the site, and in no menu.', {
    elements: 5_500,
  }),
  ...exceptionsOf(
    '/guides/debugging',
    'Ten recipes with their outputs: one page to come back to.',
    {
      elements: 3_200,
    },
  ),
  ...exceptionsOf('/glossary', 'One page of all words, each with its anchor.', {
    elements: 4_100,
  }),
];
