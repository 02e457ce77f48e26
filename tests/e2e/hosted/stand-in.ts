import {readFileSync} from 'node:fs';
import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {SearchRecord} from '../../../src/search/shared/types';
import {hostedSearchUrl} from '../support/site';
import {otherBuildsDir} from '../../paths';

/** A query of a `POST /1/indexes/*\/queries`, as far as the stand-in reads it. */
type Query = {
  indexName: string;
  query: string;
  hitsPerPage: number;
  clickAnalytics?: boolean;
  facetFilters: string[][];
  highlightPreTag: string;
  highlightPostTag: string;
};

/** An event of a `POST /1/events`. */
type InsightsEvent = {
  eventType: 'view' | 'click' | 'conversion';
  eventName: string;
  index: string;
  objectIDs: string[];
  positions?: number[];
  queryID?: string;
  userToken: string;
};

/** Who asks, by the parameters that both the search client and the analytics library put into the address. */
type Credentials = {appId: string | null; apiKey: string | null};

export type StandIn = {
  queries: (Query & Credentials)[];
  events: (InsightsEvent & Credentials)[];
  /** How many hits an answer has, instead of what was asked for. */
  hitCount: number | undefined;
  /** Answers queries with status 500. */
  isBroken: boolean;
  stop: () => Promise<void>;
};

const recordsFile = path.join(otherBuildsDir, 'contributor', 'search-records.json');

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

function readCredentials({searchParams}: URL): Credentials {
  const parameters = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  return {
    appId: parameters.get('x-algolia-application-id') ?? null,
    apiKey: parameters.get('x-algolia-api-key') ?? null,
  };
}

function toHit(record: SearchRecord, {query, highlightPreTag, highlightPostTag}: Query) {
  const mark = (text: string) => ({
    value: text.replaceAll(
      new RegExp(query.replaceAll(/[^\w ]/gu, String.raw`\$&`), 'giu'),
      `${highlightPreTag}$&${highlightPostTag}`,
    ),
  });
  const {objectID, tag, type, facts, pageTitle, sectionTitle, sectionRoute, content} = record;
  const begin = Math.max(0, content.toLowerCase().indexOf(query.toLowerCase()) - 20);
  return {
    objectID,
    tag,
    type,
    facts,
    pageTitle,
    sectionTitle,
    sectionRoute,
    _highlightResult: {pageTitle: mark(pageTitle), sectionTitle: mark(sectionTitle)},
    _snippetResult: {content: mark(content.slice(begin, begin + 120))},
  };
}

/** A service can be told to give so many records of a page at most; ours is. */
const MAX_OF_PAGE = 3;

function limitPages(records: readonly SearchRecord[]): SearchRecord[] {
  const counts = new Map<string, number>();
  return records.filter(({sectionRoute}) => {
    const page = sectionRoute.split('#')[0]!;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MAX_OF_PAGE;
  });
}

function answer(records: SearchRecord[], query: Query, hitCount: number | undefined) {
  const found = records.filter(({tag, sectionTitle, content}) => {
    const isWanted = query.facetFilters.flat().includes(`tag:${tag}`);
    return (
      isWanted && `${sectionTitle} ${content}`.toLowerCase().includes(query.query.toLowerCase())
    );
  });
  return {
    hits: limitPages(found)
      .slice(0, hitCount ?? query.hitsPerPage)
      .map((record) => toHit(record, query)),
    index: query.indexName,
    query: query.query,
    ...(query.clickAnalytics && {queryID: `query-id-of-${query.query}`}),
  };
}

/** Takes the port that the build knows, once another worker's test has given it free. */
async function listen(server: Server): Promise<void> {
  for (;;) {
    server.listen(Number(hostedSearchUrl.port));
    try {
      await once(server, 'listening');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
        throw error;
      }
      await setTimeout(100);
    }
  }
}

/** Starts a server that speaks like the hosted search service, over the records of the build that asks it. */
export async function startStandIn(): Promise<StandIn> {
  const records = JSON.parse(readFileSync(recordsFile, 'utf8')) as SearchRecord[];
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    const url = new URL(request.url!, hostedSearchUrl);
    const credentials = readCredentials(url);
    const body = await readBody(request);
    const call = `${request.method} ${url.pathname}`;
    if (call === 'POST /1/indexes/*/queries' && !standIn.isBroken) {
      const {requests} = JSON.parse(body) as {requests: Query[]};
      standIn.queries.push(...requests.map((query) => ({...query, ...credentials})));
      const results = requests.map((query) => answer(records, query, standIn.hitCount));
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({results}));
    } else if (call === 'POST /1/events') {
      const {events} = JSON.parse(body) as {events: InsightsEvent[]};
      standIn.events.push(...events.map((event) => ({...event, ...credentials})));
      response.end('{}');
    } else {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 500).end();
    }
  });
  const standIn: StandIn = {
    queries: [],
    events: [],
    hitCount: undefined,
    isBroken: false,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await listen(server);
  return standIn;
}
