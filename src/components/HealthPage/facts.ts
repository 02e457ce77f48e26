/** What the build knows of a page. */
export type HealthPageFacts = {
  title: string;
  route: string;
  /** Label of its section. */
  section: string;
  /** Label of its kind. */
  kind?: string;
  /** Status as the front matter has it. */
  status?: string;
  reviewNotes: string[];
  /** Different code references. */
  references: number;
  /** Other pages that its article links to, and other pages whose articles link to it. */
  linksOut: number;
  linksIn: number;
  /** Day of the last commit that touched it; absent without Git's history. */
  lastChange?: string;
};

/** What the build knows of a package of Strapi. */
export type HealthPackageFacts = {
  name: string;
  /** Folder inside the monorepo. */
  directory: string;
  /** Pages that cite code of it. */
  pages: number;
};

/** How much of a package is described, now and at earlier days. */
type CoverageFacts = {
  /** Name of the package; `All` for all of them. */
  name: string;
  /** Last part of the address of its map; absent for all packages. */
  slug?: string;
  /** Files of the published source, and those that a page cites. */
  files: number;
  described: number;
  /** The share of files with a page at each of the days, 0 to 1; null when the package was not documented. */
  earlier: (number | null)[];
};

/** What the build knows of the coverage of Strapi's source. */
export type CoverageHistory = {
  /** Earlier days that were measured, the oldest first. */
  days: string[];
  /** The sum first, then the packages. */
  rows: CoverageFacts[];
  /** The longest files without a page. */
  largest: {path: string; lines: number}[];
};

/** How far a page is proved, worst first. */
export const pageStates = ['Needs review', 'No references', 'Checked'] as const;

/** One of `pageStates`. */
export type PageState = (typeof pageStates)[number];

/** Tells how far a page is proved; the foot of the page says the same in its own words (src/components/CheckedAgainst). */
export function stateOf({status, references}: HealthPageFacts): PageState {
  if (status !== undefined) {
    return 'Needs review';
  }
  return references > 0 ? 'Checked' : 'No references';
}

/** Groups pages by section, in their order. */
export function groupBySection(pages: readonly HealthPageFacts[]): [string, HealthPageFacts[]][] {
  const labels = [...new Set(pages.map(({section}) => section))];
  return labels.map((label) => [label, pages.filter(({section}) => section === label)]);
}

/** Pages that no other page's article links to. */
export const orphansOf = (pages: readonly HealthPageFacts[]) =>
  pages.filter(({linksIn}) => linksIn === 0);

/** Pages whose article links to no other page. */
export const deadEndsOf = (pages: readonly HealthPageFacts[]) =>
  pages.filter(({linksOut}) => linksOut === 0);
