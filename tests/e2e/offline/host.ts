import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import serveHandler from 'serve-handler';
import type {OfflineCopy, PackedFile} from '../../../src/offline/copy';
import {readHostTable} from '../../../tools/host/files';

/** A host of the site that publishes other builds, fails, and goes away. */
export type Host = {
  origin: string;
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** What is sent in the place of files of the build, by path; a number is a status; a promise is waited for first. */
  others: Map<string, string | number | Promise<unknown>>;
  stop: () => Promise<void>;
};

/**
 * Starts a host for a build.
 *
 * @param base base path of the site
 */
export async function startHost(buildDir: string, base = '/'): Promise<Host> {
  const {headers} = readHostTable(buildDir);
  const asked: string[] = [];
  const others: Host['others'] = new Map();
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url!, 'http://localhost');
    asked.push(pathname);
    for (const [name, value] of headers) {
      response.setHeader(name, value);
    }
    const serve = () => {
      request.url = `/${pathname.slice(base.length)}${search}`;
      void serveHandler(request, response, {
        cleanUrls: true,
        directoryListing: false,
        public: buildDir,
        trailingSlash: false,
      });
    };
    const other = others.get(pathname);
    if (typeof other === 'string') {
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
      response.writeHead(200, {'Content-Type': type}).end(other);
    } else if (typeof other === 'number') {
      response.writeHead(other).end();
    } else if (other) {
      void other.then(serve);
    } else {
      serve();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    others,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the service worker of a build, and what it keeps. */
export function readWorker(buildDir: string): {script: string; copy: OfflineCopy} {
  const script = readFileSync(path.join(buildDir, 'service-worker.js'), 'utf8');
  const [, json] = /^startWorker\((.*), self\);$/mu.exec(script)!;
  return {script, copy: JSON.parse(json!) as OfflineCopy};
}

export const readPack = (buildDir: string, pack: string): PackedFile[] =>
  JSON.parse(readFileSync(path.join(buildDir, pack), 'utf8')) as PackedFile[];

/** Where the changed pack of the next build is. */
export const NEXT_PACK = '/offline/next.json';

/**
 * Returns the next build: that which is there, in which a text of one page is another.
 *
 * @returns its service worker, and the pack that has changed, which is at {@link NEXT_PACK}
 */
export function makeNextBuild(
  buildDir: string,
  {page, from, to}: {page: string; from: string; to: string},
): {worker: string; pack: string} {
  const {script, copy} = readWorker(buildDir);
  const changed = copy.packs.find((pack) =>
    readPack(buildDir, pack).some(([name]) => name === page),
  )!;
  const pack = readPack(buildDir, changed).map(([name, content, ...rest]) => [
    name,
    name === page ? content.replaceAll(from, to) : content,
    ...rest,
  ]);
  return {
    worker: script.replace(changed, NEXT_PACK.slice(1)).replaceAll(copy.version, 'next-version'),
    pack: JSON.stringify(pack),
  };
}
