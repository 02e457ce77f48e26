import {byCodeUnits} from '../lib/by-code-units';
import type {PageText} from '../markdown/pages';
import {sections} from '../sections';
import {referencesOf} from './collect';

/** A page that cites code of a file or folder. */
export type CitingPage = {
  title: string;
  /** Without base path. */
  route: string;
  /** Names of the symbols of the file that it cites; none when it cites the whole. */
  symbols: ReadonlySet<string>;
};

/** Sections whose pages explain; those of the others list or decide. */
const EXPLAINING: ReadonlySet<string> = new Set(['docs', 'guides', 'api']);

/** A page with what decides its place among the pages of a file. */
type Candidate = CitingPage & {symbols: Set<string>; rank: number; citations: number};

/** Pages that explain come first, then those that cite more of the file, then those that cite less else. */
const compare = (a: Candidate, b: Candidate): number =>
  a.rank - b.rank ||
  b.symbols.size - a.symbols.size ||
  a.citations - b.citations ||
  byCodeUnits(a.route, b.route);

/**
 * Returns for each file and folder of Strapi that a page cites (a folder ends with `/`) the pages that do, the one that
 * explains it best first. Pages that readers may not list are left out.
 */
export function collectPagesOfFiles(pages: readonly PageText[]): Map<string, CitingPage[]> {
  const candidates = new Map<string, Map<string, Candidate>>();
  for (const page of pages) {
    const {title, draft, unlisted} = page.frontMatter as Record<string, unknown>;
    if (draft === true || unlisted === true) {
      continue;
    }
    const references = referencesOf(page);
    const citations = new Set(references.map(({path}) => path)).size;
    const rank = EXPLAINING.has(page.section.id) ? 0 : sections.indexOf(page.section);
    for (const {path, symbol} of references) {
      const ofFile = candidates.get(path) ?? new Map<string, Candidate>();
      candidates.set(path, ofFile);
      const candidate = ofFile.get(page.route) ?? {
        title: String(title ?? page.route),
        route: page.route,
        symbols: new Set<string>(),
        rank,
        citations,
      };
      ofFile.set(page.route, candidate);
      if (symbol) {
        candidate.symbols.add(symbol);
      }
    }
  }
  return new Map(
    [...candidates].map(([path, ofFile]) => [
      path,
      [...ofFile.values()]
        .toSorted(compare)
        .map(({title, route, symbols}) => ({title, route, symbols})),
    ]),
  );
}
