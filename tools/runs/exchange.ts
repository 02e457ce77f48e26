import type {Request, Response} from './host/http.mjs';

/** A request as it is on the page, and the text of the response below it. */
export type Exchange = {request: Request; response: string};

/** The lines of a message: the first one, the headers, the body. */
type Message = {first: string; headers: Record<string, string>; body: string};

function parseMessage(text: string): Message {
  const [head = '', ...body] = text.trim().split(/\n\s*\n/);
  const [first = '', ...lines] = head.split('\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return {first, headers: Object.fromEntries(headers), body: body.join('\n\n').trim()};
}

/** The parts of such a body are parsed by their line ends, which are CR and LF on the wire. */
function isMultipart(headers: Record<string, string>): boolean {
  return Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.startsWith('multipart/'),
  );
}

/**
 * Returns the request and the response of an `http run` fence.
 *
 * @returns a sentence when it has no request
 */
export function parseExchange(text: string): Exchange | string {
  const start = /^HTTP\/1\.1\b/m.exec(text)?.index ?? text.length;
  const {first, headers, body} = parseMessage(text.slice(0, start));
  const [, method, path] = /^([A-Z]+) (\/\S*)(?: HTTP\/1\.1)?$/.exec(first.trim()) ?? [];
  if (!method || !path) {
    return 'An http fence that runs begins with a request, such as "GET /api/articles HTTP/1.1", and has the response below it: "HTTP/1.1 200 OK".';
  }
  const sent = isMultipart(headers) ? `${body}\n`.replaceAll('\n', '\r\n') : body;
  return {request: {method, path, headers, body: sent}, response: text.slice(start).trim()};
}

function bodyOf({headers, body}: Pick<Response, 'headers' | 'body'>): string {
  return headers['content-type']?.includes('json') && body !== ''
    ? JSON.stringify(JSON.parse(body), null, 2)
    : body;
}

/**
 * Returns a response as a page shows it, with the headers that the page shows already.
 *
 * @param shown the response on the page
 */
export function showResponse(response: Response, shown: string): string {
  const {headers} = parseMessage(shown);
  const lines = Object.keys(headers).flatMap((name) => {
    const value = response.headers[name.toLowerCase()];
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  const head = [`HTTP/1.1 ${response.status} ${response.statusText}`, ...lines].join('\n');
  const body = bodyOf(response);
  return body === '' ? head : `${head}\n\n${body}`;
}

/** Returns the head and the body of a response that a page shows. */
export function splitResponse(text: string): {head: string; body: string} {
  const [head = '', ...body] = text.trim().split(/\n\s*\n/);
  return {head, body: body.join('\n\n')};
}
