import {marksOf, quote} from '../../src/search/browser/quote';
import {MAX_HITS} from '../../src/search/browser/widget/code-rows';
import {sectionLabelOf} from '../../src/search/browser/widget/section-label';
import {searchCode} from '../../src/search/shared/code';
import {isCodeFirst, isForCode} from '../../src/search/shared/code/answered';
import {condense} from '../../src/search/shared/code/condense';
import {MAX_QUERY_LENGTH} from '../../src/search/shared/constants';
import {searchIndexes} from '../../src/search/shared/ranking';
import {splitRoute} from '../../src/search/shared/routes';
import type {CodeHit} from '../../src/search/shared/code/types';
import type {SearchHit} from '../../src/search/shared/types';
import {UserError} from '../process.mjs';
import type {Build} from './build';

/** A section of a page that a query finds. */
type PageResult = {
  type: 'page';
  title: string;
  /** Heading of the section; absent for the beginning of the page. */
  heading?: string;
  /** With anchor. */
  route: string;
  url: string;
  /** Label of the section of the site. */
  section: string;
  /** What of its text shows the words of the query best. */
  excerpt: string;
};

/** A place in the code of Strapi that a query finds. */
type CodeResult = {
  type: 'code';
  kind: 'message' | 'symbol' | 'file';
  text: string;
  path: string;
  line?: number;
  /** On GitHub, at the pinned version. */
  url: string;
  /** The page that explains the file, or its folder or package. */
  explainedIn?: {title: string; route: string; url: string; covers: 'file' | 'folder' | 'package'};
};

/** What a query finds, the best first. */
export type SearchAnswer = {
  query: string;
  strapiVersion: string;
  results: (PageResult | CodeResult)[];
};

function toPageResult(build: Build, query: string, hit: SearchHit): PageResult {
  const {pageTitle, sectionTitle, sectionRoute} = hit.document;
  const {pathname, anchor} = splitRoute(sectionRoute);
  return {
    type: 'page',
    title: pageTitle,
    ...(anchor && {heading: sectionTitle}),
    route: sectionRoute,
    url: build.addressOf(sectionRoute),
    section: sectionLabelOf(hit.tag),
    excerpt: quote(build.textsOf(pathname)[anchor] ?? '', marksOf(query, hit)),
  };
}

function toCodeResult(build: Build, hit: CodeHit): CodeResult {
  const {kind, text, file, line, url, explanation} = hit;
  return {
    type: 'code',
    kind,
    text,
    path: file,
    ...(line !== undefined && {line}),
    url,
    ...(explanation && {explainedIn: {...explanation, url: build.addressOf(explanation.route)}}),
  };
}

/**
 * Returns what the search field of the site would show for a query, in its order: pages, and places in the code when the
 * query looks like code or the pages do not answer it. A text that is longer than the field takes is cut down as when it is
 * pasted there.
 *
 * @throws {UserError} when there is nothing to search for
 */
export function search(build: Build, written: string): SearchAnswer {
  const query = condense(written, MAX_QUERY_LENGTH);
  if (query === '') {
    throw new UserError('Say what to search for: words, a name, a path or an error message.');
  }
  const hits = searchIndexes(build.indexes, query);
  const places = isForCode(query, hits) ? searchCode(build.code, query).slice(0, MAX_HITS) : [];
  const ofPages = hits.map((hit) => toPageResult(build, query, hit));
  const ofCode = places.map((place) => toCodeResult(build, place));
  return {
    query,
    strapiVersion: build.pages.strapiVersion,
    results: isCodeFirst(query, hits, places[0])
      ? [...ofCode, ...ofPages]
      : [...ofPages, ...ofCode],
  };
}
