import {getAlgoliaResults, type AutocompletePlugin} from '@algolia/autocomplete-js';
import {
  type AlgoliaInsightsHit,
  type AutocompleteInsightsApi,
  createAlgoliaInsightsPlugin,
} from '@algolia/autocomplete-plugin-algolia-insights';
import globalData from '@generated/globalData';
import {MAX_RESULTS} from '@site/src/search/constants';
import type {HostedSearch, SearchRecord} from '@site/src/search/types';
import {liteClient} from 'algoliasearch/lite';
import type {Result} from '../results';
import {sectionLabelOf} from '../section-label';
import type {SearchSource} from './types';

/** Time on the page of a chosen result after which it counts as read, the conversion of this site, in milliseconds. */
const READ_AFTER_MS = 10_000;

const {appId, searchKey, index, host} = globalData['site-search']!.default as HostedSearch;

function createClient(): ReturnType<typeof liteClient> {
  if (!host) {
    return liteClient(appId, searchKey);
  }
  const {protocol, host: url} = new URL(host);
  return liteClient(appId, searchKey, {
    hosts: [{url, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'}],
  });
}

const client = createClient();

/** A service that does not answer gives no results, and no noise, as an index file that cannot be had. */
const search: typeof client.search = async (request, options) => {
  try {
    return await client.search(request, options);
  } catch {
    const {length} = Array.isArray(request) ? request : request.requests;
    return {results: Array.from({length}, () => ({hits: []}))} as never;
  }
};

const searchClient = {...client, search};

/** A record as the service gives it, with its matches between the marks of `getAlgoliaResults`. */
type Hit = SearchRecord &
  AlgoliaInsightsHit & {
    _highlightResult?: Record<string, {value: string} | undefined>;
    _snippetResult?: {content?: {value: string}};
  };

const MATCH = /__aa-highlight__(?<text>.*?)__\/aa-highlight__/gsu;

function toResult(hit: Hit, position: number): Result & {objectID: string} {
  const {_highlightResult: titles, _snippetResult: snippets, tag, ...rest} = hit;
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
      // The service tells the order only.
      score: 0,
      terms,
    },
    sectionLabel: sectionLabelOf(tag),
    marks: terms,
    excerpt: snippet.replaceAll(MATCH, '$<text>'),
  };
}

/** Sends the converted event: the reader chose a result and is still on its page some time later. */
const readEvents: AutocompletePlugin<Result, unknown> = {
  name: 'read-events',
  subscribe({onSelect}) {
    onSelect(({item, state}) => {
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

/** Asks the hosted search service, and tells it which results were viewed, clicked and read. */
export function createSource(): SearchSource {
  return {
    sourceId: 'hosted',
    plugins: [
      createAlgoliaInsightsPlugin(host ? {insightsInitParams: {host}} : {}) as AutocompletePlugin<
        Result,
        unknown
      >,
      readEvents,
    ],
    search: (query, {baseUrl, tags, currentTag}) =>
      getAlgoliaResults<Result>({
        searchClient,
        queries: [
          {
            indexName: index,
            params: {
              query,
              hitsPerPage: MAX_RESULTS,
              facetFilters: [tags.map((tag) => `tag:${tag}`)],
              ...(currentTag && {optionalFilters: [`tag:${currentTag}`]}),
              attributesToRetrieve: ['pageTitle', 'sectionTitle', 'sectionRoute', 'tag', 'type'],
              attributesToHighlight: ['pageTitle', 'sectionTitle'],
              attributesToSnippet: ['content:25'],
              snippetEllipsisText: '…',
            },
          },
        ],
        transformResponse: ({hits}) =>
          (hits.flat() as unknown as Hit[])
            .filter(({sectionRoute}) => sectionRoute?.startsWith(baseUrl))
            .map(toResult),
      }),
  };
}
