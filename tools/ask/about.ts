import {permalink, type SymbolKind} from '../../src/code-references/manifest';
import {type CodeReference, formatReference} from '../../src/code-references/reference';
import type {Lines} from '../../src/plugins/markdown-output/indexes';
import {explanationOf} from '../../src/search/shared/code/load';
import {splitRoute} from '../../src/search/shared/routes';
import type {Build} from './build';
import {findSubject, lastOf, type Subject} from './subject';

/** A file, folder or symbol that a page cites. */
type Citation = CodeReference & {
  kind?: SymbolKind;
  lines?: Lines;
  /** On GitHub, at the pinned version. */
  code: string;
  /** The sections that cite it; none where only the front matter does, or the text above the first heading. */
  sections: {heading: string; url: string}[];
};

/** A page that says something about the subject. */
type AboutPage = {title: string; route: string; url: string; citations: Citation[]};

/** A page that a subject has without being cited there. */
type Introduction = {title: string; route: string; url: string};

/** What is written about a file, a folder or a symbol. */
export type AboutAnswer = {
  /** As it was understood: `path#symbol`. */
  subject: string;
  strapiVersion: string;
  /** Whether the published source has the path. */
  isPublished: boolean;
  /** What a path that is not published may have been meant to be. */
  near?: string;
  /** Where a symbol is declared, as far as the index of the code knows it; at most eight places. */
  declaredIn?: {path: string; line?: number; code: string}[];
  /** What the pages are about: when none cites the symbol, its file, and when none cites that, a folder above it. */
  about: 'symbol' | 'file' | 'folder' | 'nothing';
  /** Those that cite most of it first, generated pages, RFCs and the glossary last; of a file also those about a folder above it. */
  pages: AboutPage[];
  /** When no page cites the subject: the page about code near it. */
  nearby?: Introduction;
  /** The package that it belongs to. */
  package?: {name: string; directory: string; introduction?: Introduction};
};

/** Sections of the site that explain code, the better first; pages of others, and the glossary, only name it. */
const EXPLAINING = [['docs', 'api', 'guides'], ['exports']];

/** True when a cited symbol is the wanted one, a member of it, or what it is a member of. */
function isAboutSymbol(cited: string, wanted: string): boolean {
  return (
    cited === wanted ||
    lastOf(cited) === wanted ||
    cited.startsWith(`${wanted}.`) ||
    wanted.startsWith(`${cited}.`)
  );
}

/** True when one path is the other, or a folder above it. */
const isWithin = (path: string, folder: string): boolean =>
  path === folder || (folder.endsWith('/') && path.startsWith(folder));

type Test = (citation: CodeReference) => boolean;

/** Returns the tests of what a page may be about, the narrowest first. */
function testsOf({path, symbol}: Subject): {about: AboutAnswer['about']; has: Test}[] {
  const isOfSymbol: Test = (citation) =>
    citation.symbol !== undefined &&
    (path === undefined || citation.path === path) &&
    isAboutSymbol(citation.symbol, symbol!);
  const isOfPath: Test = (citation) => isWithin(citation.path, path!);
  const isAbove: Test = (citation) => isWithin(path!, citation.path);
  const ofPath = [
    {
      about: path?.endsWith('/') ? ('folder' as const) : ('file' as const),
      has: isOfPath,
    },
    {about: 'folder' as const, has: isAbove},
  ];
  return [
    ...(symbol === undefined ? [] : [{about: 'symbol' as const, has: isOfSymbol}]),
    ...(path === undefined ? [] : ofPath),
  ];
}

/** A file, folder or symbol, and the routes of the places that cite it. */
type Cited = Pick<Citation, 'path' | 'symbol' | 'kind' | 'lines'> & {citedOn: readonly string[]};

/** Returns all that pages cite. */
function citedIn({symbols}: Build): Cited[] {
  return Object.entries(symbols.files).flatMap(([path, {citedOn, symbols: ofFile = {}}]) => [
    ...(citedOn ? [{path, citedOn}] : []),
    ...Object.entries(ofFile).map(([symbol, cited]) => ({path, symbol, ...cited})),
  ]);
}

/** Returns the citations by page. */
function groupByPage(build: Build, cited: readonly Cited[]): AboutPage[] {
  const {pages: titles} = build.symbols;
  const pages = new Map<string, AboutPage>();
  for (const {citedOn, ...reference} of cited) {
    const {path, symbol, lines} = reference;
    const position = lines && {first: lines[0], last: lines[1]};
    const code = permalink({version: build.symbols.strapiVersion}, {path, symbol}, position);
    for (const place of citedOn) {
      const {pathname: route, anchor} = splitRoute(place);
      const {title = route, headings = {}} = titles[route] ?? {};
      const page = pages.get(route) ?? {title, route, url: build.addressOf(route), citations: []};
      pages.set(route, page);
      const last = page.citations.at(-1);
      const citation =
        last && last.path === path && last.symbol === symbol
          ? last
          : {...reference, code, sections: []};
      if (citation !== last) {
        page.citations.push(citation);
      }
      if (anchor) {
        const heading = headings[anchor.slice(1)] ?? anchor;
        citation.sections.push({heading, url: build.addressOf(place)});
      }
    }
  }
  return [...pages.values()];
}

/** Returns how many of the citations are no folders. */
const countFiles = ({citations}: AboutPage): number =>
  citations.filter(({path}) => !path.endsWith('/')).length;

/** Orders pages: those that explain code first, then those that cite more; others as the site has them. */
function sortPages(build: Build, pages: readonly AboutPage[]): AboutPage[] {
  const places = new Map(build.pages.pages.map(({route}, place) => [route, place]));
  const rankOf = ({route}: AboutPage): number => {
    const {section, kind} = build.pages.pages[places.get(route)!]!;
    const rank = EXPLAINING.findIndex((ofRank) => ofRank.includes(section));
    return rank < 0 || kind === 'glossary' ? EXPLAINING.length : rank;
  };
  return pages.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      countFiles(b) - countFiles(a) ||
      places.get(a.route)! - places.get(b.route)!,
  );
}

function introductionOf(build: Build, route: string): Introduction {
  const {pathname, anchor} = splitRoute(route);
  const title = build.symbols.pages[pathname]?.title ?? pathname;
  return {title, route: pathname + anchor, url: build.addressOf(route)};
}

/** Returns the page that explains the folder of a file, as the search knows it; the glossary only names what is there. */
function nearbyOf(build: Build, path: string): Introduction | undefined {
  const explanation = explanationOf(build.code, path);
  const page = build.pages.pages.find(({route}) => route === explanation?.route);
  return explanation?.covers === 'folder' && page?.kind !== 'glossary'
    ? introductionOf(build, explanation.route)
    : undefined;
}

/** Returns the package that a path belongs to. */
function packageOf(build: Build, path: string | undefined): AboutAnswer['package'] {
  const found = build.symbols.packages.find(({directory}) => path?.startsWith(directory));
  if (!found) {
    return undefined;
  }
  const {name, directory, introduction} = found;
  return {
    name,
    directory,
    ...(introduction && {introduction: introductionOf(build, introduction)}),
  };
}

/** So many places of a name are told. */
const MAX_PLACES = 8;

/** Returns where a symbol is declared, in one file or in all. */
function declarationsOf({code}: Build, {path, symbol}: Subject): AboutAnswer['declaredIn'] {
  // The index of the code has no members.
  const [owner] = symbol!.split('.');
  return code.symbols
    .filter(({text, file}) => text === owner && (path === undefined || file === path))
    .slice(0, MAX_PLACES)
    .map(({file, line}) => ({
      path: file,
      ...(line > 0 && {line}),
      code: permalink(code, {path: file}, line > 0 ? {first: line} : undefined),
    }));
}

/** Returns the only file of these. */
function onlyFileOf(places: readonly {path: string}[]): string | undefined {
  const [first, ...others] = new Set(places.map(({path}) => path));
  return others.length === 0 ? first : undefined;
}

/** Returns what pages cite of a subject; of a file also the folders above it, because a page about these is about it. */
function findCited(subject: Subject, all: readonly Cited[]) {
  const tests = testsOf(subject);
  const found = tests.find(({has}) => all.some((each) => has(each)));
  const wanted =
    found && found.about !== 'symbol' ? tests.filter((test) => test.about !== 'symbol') : [found];
  return {
    about: found?.about ?? ('nothing' as const),
    cited: all.filter((each) => wanted.some((test) => test?.has(each))),
  };
}

/**
 * Returns what is written about a file, a folder or a symbol of Strapi.
 *
 * @param written see `findSubject`
 * @throws {UserError} when there is no such thing
 */
export function findAbout(build: Build, written: string): AboutAnswer {
  const all = citedIn(build);
  const asked = findSubject(build, written);
  const {symbol, isPublished, near} = asked;
  const declaredIn = symbol === undefined ? [] : declarationsOf(build, asked)!;
  const {cited: ofSymbol} = findCited(asked, all);
  // A symbol that one file has is asked for with its file.
  const path = asked.path ?? onlyFileOf(ofSymbol.length > 0 ? ofSymbol : declaredIn);
  const subject: Subject = {isPublished, ...(path && {path}), ...(symbol && {symbol})};
  const found = findCited(subject, all);
  const nearby =
    path !== undefined && found.about === 'nothing' ? nearbyOf(build, path) : undefined;
  const ofPackage = packageOf(build, path);
  return {
    subject: path === undefined ? `#${symbol}` : formatReference({path, symbol}),
    strapiVersion: build.symbols.strapiVersion,
    isPublished,
    ...(near && {near}),
    ...(declaredIn.length > 0 && {declaredIn}),
    about: found.about,
    pages: sortPages(build, groupByPage(build, found.cited)),
    ...(nearby && {nearby}),
    ...(ofPackage && {package: ofPackage}),
  };
}
