import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import serveHandler from 'serve-handler';
import {listen, projectDir, runMain} from '../process.mjs';
import {firstPort, otherBuildsDir} from './sites';

/** Path at which this server answers, and no other: a run takes over only a server of its own checkout. */
const identityPath = process.env.E2E_IDENTITY;

/** As hosts are asked to do it, see "Deploy" in README.md. */
const options = {cleanUrls: true, trailingSlash: false, directoryListing: false};

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
  const [, name] = /^\/([^/]+)\/$/.exec(pathname) ?? [];
  if (name) {
    // The start of a site under a base path, which has a slash at its end.
    request.url = '/';
    await serveHandler(request, response, {...options, public: path.join(directory, name)});
    return;
  }
  await serveHandler(request, response, {...options, public: directory});
}

/** Serves the production build on the first port, all other sites on the next, each below its name. */
void runMain(async () => {
  const directories = [path.join(projectDir, 'build'), otherBuildsDir];
  for (const [index, directory] of directories.entries()) {
    const server = createServer((request, response) => void serve(directory, request, response));
    await listen(server, firstPort + index, `E2E_PORT=${firstPort + 100} npm run e2e`);
  }
  return 0;
});
