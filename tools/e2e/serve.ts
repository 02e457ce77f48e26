import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import serveHandler from 'serve-handler';
import {listen, projectDir, runMain} from '../process.mjs';
import {AXE_PATH} from '../../tests/e2e/support/axe-path';
import {readHostTable} from '../host/files';
import {firstPort, otherBuildsDir} from './sites';

/** Path at which this server answers, and no other: a run takes over only a server of its own checkout. */
const identityPath = process.env.E2E_IDENTITY;

const axe = readFile(path.join(projectDir, 'node_modules', 'axe-core', 'axe.min.js'));

/** As hosts are asked to do it, see "Deploy" in README.md. */
const options = {cleanUrls: true, trailingSlash: false, directoryListing: false};

const buildDir = path.join(projectDir, 'build');

/** Headers of the production build, and when that was made. */
let known: {time: number; headers: readonly (readonly [string, string])[]} | undefined;

/** Returns the headers that hosts send with the production build, so that all tests run under its policy. */
async function readHeaders(): Promise<readonly (readonly [string, string])[]> {
  const {mtimeMs: time} = await stat(path.join(buildDir, 'sitemap.xml'));
  if (known?.time !== time) {
    known = {time, headers: readHostTable(buildDir).headers};
  }
  return known.headers;
}

async function serve(
  directory: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {pathname} = new URL(request.url!, 'http://localhost');
  if (pathname === identityPath) {
    response.end();
    return;
  }
  if (pathname === AXE_PATH) {
    // The browser keeps it, and what it has compiled of it.
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Cache-Control', 'max-age=3600');
    response.end(await axe);
    return;
  }
  const [, name] = /^\/([^/]+)\/$/.exec(pathname) ?? [];
  if (name) {
    // The start of a site under a base path, which has a slash at its end.
    request.url = '/';
    await serveHandler(request, response, {...options, public: path.join(directory, name)});
    return;
  }
  if (directory === buildDir) {
    const headers = await readHeaders();
    const writeHead = response.writeHead.bind(response);
    // What this server itself says of an error is no page of the site.
    response.writeHead = (status: number, ...rest: never[]) => {
      for (const [header, value] of status < 400 || status === 404 ? headers : []) {
        response.setHeader(header, value);
      }
      return writeHead(status, ...rest);
    };
  }
  await serveHandler(request, response, {...options, public: directory});
}

/** Serves the production build on the first port, all other sites on the next, each below its name. */
void runMain(async () => {
  const directories = [buildDir, otherBuildsDir];
  for (const [index, directory] of directories.entries()) {
    const server = createServer((request, response) => void serve(directory, request, response));
    await listen(server, firstPort + index, `E2E_PORT=${firstPort + 100} npm run e2e`);
  }
  return 0;
});
