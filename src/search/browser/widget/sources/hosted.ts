import {getAlgoliaResults, type AutocompletePlugin} from '@algolia/autocomplete-js';
import {
  type AlgoliaInsightsHit,
  type AutocompleteInsightsApi,
  createAlgoliaInsightsPlugin,
} from '@algolia/autocomplete-plugin-algolia-insights';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {MAX_RESULTS} from '../../../shared/constants';
import type {HostedSearch, SearchRecord} from '../../../shared/types';
import type {ResultRow} from '../row';
import {sectionLabelOf} from '../section-label';
import type {SearchSource} from './types';

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
const readEvents: AutocompletePlugin<ResultRow, unknown> = {
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
    plugins: [
      createAlgoliaInsightsPlugin(host ? {insightsInitParams: {host}} : {}) as AutocompletePlugin<
        ResultRow,
        unknown
      >,
      readEvents,
    ],
    search: (query, {baseUrl, tags, currentTag}) =>
      getAlgoliaResults<ResultRow>({
        searchClient,
        queries: [
          {
            indexName,
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
            .map(toRow),
      }),
  });
}
