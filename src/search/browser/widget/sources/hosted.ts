import {getAlgoliaResults, type AutocompletePlugin} from '@algolia/autocomplete-js';
import {
  type AlgoliaInsightsHit,
  type AutocompleteInsightsApi,
  createAlgoliaInsightsPlugin,
} from '@algolia/autocomplete-plugin-algolia-insights';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {MAX_RESULTS, MAX_SECTIONS_OF_PAGE} from '../../../shared/constants';
import {tagsAsWords} from '../../../shared/ranking/tags';
import type {HostedSearch, SearchRecord} from '../../../shared/types';
import {nestRows, type ResultRow} from '../row';
import {pageOf} from '../../../shared/routes';
import {sectionLabelOf} from '../section-label';
import type {SearchContext, SearchSource} from './types';

/** Time on the page of a chosen result after which it counts as read, the conversion of this site, in milliseconds. */
const READ_AFTER_MS = 10_000;

function createClient({appId, searchKey, host}: HostedSearch): LiteClient {
  if (!host) {
    return liteClient(appId, searchKey);
  }
  const {protocol, host: url} = new URL(host);
  return liteClient(appId, searchKey, {
    hosts: [{url, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'}],
  });
}

/**
 * A service that does not answer gives no results, and no noise, as an index file that cannot be had. `onAnswer` is told
 * whether it has answered.
 */
function silence(client: LiteClient, onAnswer: (hasAnswered: boolean) => void): LiteClient {
  return {
    ...client,
    async search<Content>(...[request, options]: Parameters<LiteClient['search']>) {
      try {
        const answer = await client.search<Content>(request, options);
        onAnswer(true);
        return answer;
      } catch {
        onAnswer(false);
        const {length} = Array.isArray(request) ? request : request.requests;
        return {results: Array.from({length}, () => ({hits: [], query: '', params: ''}))};
      }
    },
  };
}

/** A record as the service gives it, with its matches between the marks of `getAlgoliaResults`. */
type Hit = SearchRecord &
  AlgoliaInsightsHit & {
    _highlightResult?: Record<string, {value: string} | undefined>;
    _snippetResult?: {content?: {value: string}};
  };

const MATCH = /__aa-highlight__(?<text>.*?)__\/aa-highlight__/gsu;

function toRow(hit: Hit, position: number): ResultRow & {objectID: string} {
  const {_highlightResult: titles, _snippetResult: snippets, tag, facts, ...rest} = hit;
  const {pageTitle, sectionTitle, sectionRoute, type} = rest;
  const snippet = snippets?.content?.value ?? '';
  const texts = [titles?.sectionTitle?.value ?? '', titles?.pageTitle?.value ?? '', snippet];
  const matches = texts.flatMap((text) => [...text.matchAll(MATCH)]);
  const terms = [...new Set(matches.map(({groups}) => groups!.text!.toLowerCase()))];
  return {
    // With the identifiers that the events name: objectID, __autocomplete_indexName and __autocomplete_queryID.
    ...rest,
    hit: {
      document: {id: position, pageTitle, sectionTitle, sectionRoute, type},
      tag,
      facts: facts ?? {kind: '', group: ''},
      // The service tells the order only.
      score: 0,
      terms,
    },
    sectionLabel: sectionLabelOf(tag),
    marks: terms,
    excerpt: snippet.replaceAll(MATCH, '$<text>'),
    isNested: false,
  };
}

/** Returns the rows by page, the page first whose row comes first: each with its best sections. */
function groupByPage<Row extends ResultRow>(rows: readonly Row[]): Row[] {
  const pages = new Map<string, Row[]>();
  for (const row of rows) {
    const page = pageOf(row.hit.document);
    pages.set(page, [...(pages.get(page) ?? []), row]);
  }
  return nestRows([...pages.values()].flatMap((ofPage) => ofPage.slice(0, MAX_SECTIONS_OF_PAGE)));
}

/** Sends the converted event: the reader chose a result and is still on its page some time later. */
const readEvents: AutocompletePlugin<ResultRow, unknown> = {
  name: 'read-events',
  subscribe({onSelect}) {
    onSelect(({item, state}) => {
      if (!('hit' in item)) {
        return;
      }
      const {insights} = state.context.algoliaInsightsPlugin as {insights: AutocompleteInsightsApi};
      const hit = item as unknown as Hit;
      const {__autocomplete_indexName: indexName, __autocomplete_queryID: queryID} = hit;
      const {pathname} = new URL(hit.sectionRoute, window.location.href);
      setTimeout(() => {
        if (window.location.pathname === pathname) {
          insights.convertedObjectIDsAfterSearch({
            eventName: 'Item Read',
            index: indexName,
            items: [hit],
            queryID,
          });
        }
      }, READ_AFTER_MS);
    });
  },
};

/** What every request asks for. */
function paramsOf(query: string, {tags, onlyTags = tags, currentTag}: SearchContext) {
  return {
    query: tagsAsWords(query),
    hitsPerPage: MAX_RESULTS,
    facetFilters: [onlyTags.map((tag) => `tag:${tag}`)],
    ...(currentTag && {optionalFilters: [`tag:${currentTag}`]}),
    attributesToRetrieve: ['pageTitle', 'sectionTitle', 'sectionRoute', 'tag', 'type', 'facts'],
  };
}

/** Returns the test whether a record is of this site: a service may have those of others. */
function isOfSite({baseUrl}: SearchContext): (hit: Hit) => boolean {
  return ({sectionRoute}) => sectionRoute?.startsWith(baseUrl);
}

/** Returns what makes sources that ask this service, and tell it which results were viewed, clicked and read. */
export function hostedSource(service: HostedSearch): () => SearchSource {
  let hasAnswered = true;
  const searchClient = silence(createClient(service), (value) => (hasAnswered = value));
  const {index: indexName, host} = service;
  return () => ({
    sourceId: 'hosted',
    failure: () =>
      hasAnswered
        ? undefined
        : `${navigator.onLine ? '' : 'You are offline. '}The search service does not answer.`,
    // Made when the widget asks: the first of them loads the script of the analytics.
    get plugins() {
      return [
        createAlgoliaInsightsPlugin(host ? {insightsInitParams: {host}} : {}) as AutocompletePlugin<
          ResultRow,
          unknown
        >,
        readEvents,
      ];
    },
    async find(query, context) {
      const request = {indexName, ...paramsOf(query, context)};
      const {results} = await searchClient.search<Hit>({requests: [request]});
      const hits = results.flatMap((result) => ('hits' in result ? result.hits : []));
      return hasAnswered
        ? hits.filter(isOfSite(context)).map((hit, position) => toRow(hit, position).hit)
        : undefined;
    },
    search: (query, context) =>
      getAlgoliaResults<ResultRow>({
        searchClient,
        queries: [
          {
            indexName,
            params: {
              ...paramsOf(query, context),
              attributesToHighlight: ['pageTitle', 'sectionTitle'],
              attributesToSnippet: ['content:25'],
              snippetEllipsisText: '…',
            },
          },
        ],
        transformResponse: ({hits}) =>
          groupByPage((hits.flat() as unknown as Hit[]).filter(isOfSite(context)).map(toRow)),
      }),
  });
}
