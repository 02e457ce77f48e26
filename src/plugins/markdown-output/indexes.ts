import {findEntry, type Manifest, permalink, type SymbolKind} from '../../code-references/manifest';
import type {CodeReference} from '../../code-references/reference';
import {packageRoles} from '../../strapi/package-roles';
import {strapiPackages} from '../../strapi/packages';
import type {CitingSection} from './citing-sections';
import type {ListFile} from './lists';
import type {OutputPage} from './pages';

/** Names of the indexes in the build. */
export const INDEX_NAMES = {pages: 'pages.json', symbols: 'symbols.json'} as const;

/** Version of the two formats; it is in the names of their schemas, `static/schemas/`, which describe each field. */
const VERSION = 1;

/** First and last line of a symbol at the pinned version, from 1. */
export type Lines = readonly [first: number, last: number];

/** What both indexes begin with. */
type Head = {
  /** Address of the JSON schema. */
  $schema: string;
  version: typeof VERSION;
  strapiVersion: string;
  /** Address of the home page. */
  site: string;
};

/** A file, folder or symbol that a page cites. */
type PageReference = CodeReference & {
  lines?: Lines;
  /** Anchors of the sections that cite it; absent when only the front matter or the text above the first heading does. */
  anchors?: string[];
};

/** A page of the site. Absent fields are those that it has nothing for. */
export type PageEntry = {
  /** With base path. */
  route: string;
  title: string;
  description: string;
  /** Where its Markdown is, with base path. */
  markdown: string;
  /** Id of its section; `tags` for the lists of tags, `site` for what is in none. */
  section: string;
  kind?: string;
  /** Its file in this repository. */
  source?: string;
  /** Day of its last change, as ISO date. */
  updated?: string;
  /** True while the code that it cites may have changed since somebody read it. */
  needsReview?: true;
  /** Headings of the sections that cite code, by anchor. */
  headings?: Record<string, string>;
  references?: PageReference[];
};

/** Content of `pages.json`. */
export type PagesFile = Head & {pages: PageEntry[]};

/** A symbol that pages cite. */
type CitedSymbol = {
  kind: SymbolKind;
  lines?: Lines;
  /** Routes of the sections that cite it, `/api/Cron#members`, or of the page where no section does. */
  citedOn: string[];
};

/** A file, or a folder, whose path ends with a slash. */
type CitedFile = {
  /** Where it is cited as a whole. */
  citedOn?: string[];
  symbols?: Record<string, CitedSymbol>;
};

/** Content of `symbols.json`. */
export type SymbolsFile = Head & {
  packages: {
    name: string;
    /** Its folder in the monorepo, with a slash at its end. */
    directory: string;
    /** Route of the page, or of the section, that explains what the package is for. */
    introduction?: string;
  }[];
  /** The pages that the other fields name, by route. */
  pages: Record<string, Pick<PageEntry, 'title' | 'headings'>>;
  /** By path in the monorepo, sorted. */
  files: Record<string, CitedFile>;
};

/** A page with what its indexes are made of. */
export type IndexedPage = {page: OutputPage; sections: readonly CitingSection[]};

/** Where the build is going to be served. */
export type Place = {
  /** Address of the home page. */
  site: string;
  baseUrl: string;
  /** Returns the route of a page's Markdown. */
  markdownOf: (route: string) => string;
};

function linesOf({first, last = first}: {first?: number; last?: number} = {}): Lines | undefined {
  return first === undefined ? undefined : [first, last!];
}

/** Returns what a page cites, by path, from top to bottom. */
function referencesOf({page, sections}: IndexedPage, manifest: Manifest): PageReference[] {
  const references = page.references.flatMap((reference): PageReference[] => {
    const entry = findEntry(manifest, reference);
    if (!entry) {
      return [];
    }
    const {path, symbol} = reference;
    const lines = linesOf(entry.symbol);
    const href = permalink(manifest, reference, entry.symbol);
    const anchors = sections.flatMap(({anchor, hrefs}) =>
      anchor !== undefined && hrefs.has(href) ? [anchor] : [],
    );
    return [
      {
        path,
        ...(symbol !== undefined && {symbol}),
        ...(lines && {lines}),
        ...(anchors.length > 0 && {anchors}),
      },
    ];
  });
  const key = ({path, symbol = ''}: PageReference): string => `${path}#${symbol}`;
  const distinct = new Map(references.map((reference) => [key(reference), reference]));
  return [...distinct.values()].toSorted((a, b) =>
    a.path === b.path
      ? (a.lines?.[0] ?? 0) - (b.lines?.[0] ?? 0) || (key(a) < key(b) ? -1 : 1)
      : a.path < b.path
        ? -1
        : 1,
  );
}

/** Returns the content of `pages.json` without its head: every page, in the order of `llms.txt`. */
function pageEntries(
  pages: readonly IndexedPage[],
  manifest: Manifest,
  {markdownOf}: Place,
): PageEntry[] {
  return pages.map(({page, sections}) => {
    const {route, title, description, list, kind, source, updated, needsReview} = page;
    const references = referencesOf({page, sections}, manifest);
    const anchors = new Set(references.flatMap((reference) => reference.anchors ?? []));
    const headings = sections.flatMap(({anchor, heading}) =>
      anchor !== undefined && anchors.has(anchor) ? [[anchor, heading] as const] : [],
    );
    return {
      route,
      title,
      description,
      markdown: markdownOf(route),
      section: list,
      ...(kind && {kind}),
      ...(source && {source}),
      ...(updated && {updated}),
      ...(needsReview && {needsReview}),
      ...(headings.length > 0 && {headings: Object.fromEntries(headings)}),
      ...(references.length > 0 && {references}),
    };
  });
}

/** Returns where a page cites something: its sections, or else the page. */
const placesOf = (route: string, {anchors = []}: PageReference): string[] =>
  anchors.length > 0 ? anchors.map((anchor) => `${route}#${anchor}`) : [route];

/** Returns the files that pages cite, with where they do. */
function citedFiles(pages: readonly PageEntry[], manifest: Manifest): Record<string, CitedFile> {
  const files: Record<string, CitedFile> = {};
  for (const path of Object.keys(manifest.files).toSorted()) {
    files[path] = {};
  }
  for (const {route, references = []} of pages) {
    for (const reference of references) {
      const {path, symbol, lines} = reference;
      const places = placesOf(route, reference);
      const file = files[path]!;
      if (symbol === undefined) {
        (file.citedOn ??= []).push(...places);
        continue;
      }
      const {kind} = manifest.files[path]!.symbols![symbol]!;
      const cited = ((file.symbols ??= {})[symbol] ??= {
        kind,
        ...(lines && {lines}),
        citedOn: [],
      });
      cited.citedOn.push(...places);
    }
  }
  for (const file of Object.values(files)) {
    if (file.symbols) {
      file.symbols = Object.fromEntries(
        Object.entries(file.symbols).toSorted(
          ([a, {lines: [ofA] = [0]}], [b, {lines: [ofB] = [0]}]) => ofA - ofB || (a < b ? -1 : 1),
        ),
      );
    }
  }
  return Object.fromEntries(
    Object.entries(files).filter(([, {citedOn, symbols}]) => citedOn || symbols),
  );
}

/** Returns the packages of Strapi by their folders, with those of the pages that introduce them. */
function packagesOf(pages: readonly PageEntry[], {baseUrl}: Place): SymbolsFile['packages'] {
  const routes = new Set(pages.map(({route}) => route));
  return strapiPackages
    .map(({name, directory}) => {
      const to = packageRoles[name].page?.to;
      const introduction = to && baseUrl + to.slice(1);
      return {
        name,
        directory: `${directory}/`,
        ...(introduction && routes.has(introduction.split('#')[0]!) && {introduction}),
      };
    })
    .toSorted((a, b) => (a.directory < b.directory ? -1 : 1));
}

/**
 * Returns the two indexes of what the pages say about the code of Strapi: by page, and by file and symbol. They are the same
 * for the same build.
 */
export function indexFiles(
  pages: readonly IndexedPage[],
  manifest: Manifest,
  place: Place,
): ListFile[] {
  const headOf = (name: keyof typeof INDEX_NAMES): Head => ({
    $schema: `${place.site}schemas/${name}.v${VERSION}.json`,
    version: VERSION,
    strapiVersion: manifest.version,
    site: place.site,
  });
  const entries = pageEntries(pages, manifest, place);
  const packages = packagesOf(entries, place);
  const introductions = new Set(packages.map(({introduction}) => introduction?.split('#')[0]));
  const named = entries.filter(({route, references}) => references || introductions.has(route));
  const ofPages: PagesFile = {...headOf('pages'), pages: entries};
  const ofSymbols: SymbolsFile = {
    ...headOf('symbols'),
    packages,
    pages: Object.fromEntries(
      named.map(({route, title, headings}) => [route, {title, ...(headings && {headings})}]),
    ),
    files: citedFiles(entries, manifest),
  };
  return [
    {name: INDEX_NAMES.pages, content: `${JSON.stringify(ofPages)}\n`},
    {name: INDEX_NAMES.symbols, content: `${JSON.stringify(ofSymbols)}\n`},
  ];
}
