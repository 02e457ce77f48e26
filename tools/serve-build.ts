import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

const compress = promisify(brotliCompress);

type Answer = {body: Buffer; headers: Record<string, string>};

async function read(directory: string, route: string): Promise<Answer | undefined> {
  const candidates = path.posix.extname(route)
    ? [route]
    : [`${route}.html`, path.posix.join(route, 'index.html')];
  for (const candidate of candidates) {
    const file = path.join(directory, path.posix.normalize(candidate));
    const raw = await readFile(file).catch(() => undefined);
    if (!raw) {
      continue;
    }
    const extension = path.extname(file);
    const type = types[extension];
    return {
      body: type ? await compress(raw) : raw,
      headers: {
        'content-type': type ?? 'application/octet-stream',
        ...(type && {'content-encoding': 'br'}),
        // Names of assets have a hash; a page is asked for again when it is old.
        'cache-control':
          extension === '.html' ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
      },
    };
  }
  return undefined;
}

/**
 * Serves a built site as a good host would: clean addresses, brotli in its best quality (each file once, kept in memory),
 * assets cached for ever. Returns its address and what stops it.
 */
export async function serve(directory: string): Promise<{origin: string; close: () => void}> {
  const answers = new Map<string, Promise<Answer | undefined>>();
  const server: Server = createServer(async (request, response) => {
    const route = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname);
    if (!answers.has(route)) {
      answers.set(route, read(directory, route));
    }
    const answer = await answers.get(route);
    if (answer) {
      response.writeHead(200, answer.headers).end(answer.body);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {origin: `http://localhost:${port}`, close};
}
