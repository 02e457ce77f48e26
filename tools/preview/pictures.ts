import {createReadStream, existsSync, mkdirSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import type {Browser} from 'playwright-core';

/** CSS pixels of a phone and of a desktop. */
export const WIDTHS = [360, 1440];

const HEIGHT = 1200;

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a build at a free port of this machine. */
async function serve(buildDir: string): Promise<{server: Server; origin: string}> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url!, 'http://localhost');
    const name = pathname === '/' ? '/index.html' : decodeURI(pathname);
    const file = path.join(buildDir, path.extname(name) ? name : `${name}.html`);
    if (existsSync(file)) {
      response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, origin: `http://127.0.0.1:${(server.address() as {port: number}).port}`};
}

/** Returns the name of a picture's file. */
export const pictureOf = (route: string, width: number, build: 'after' | 'before') =>
  `${route.slice(1).replaceAll('/', '-') || 'home'}-${width}-${build}.png`;

/** Takes pictures of the beginning of pages as a build has them, in the widths above. */
export async function takePictures(
  browser: Browser,
  buildDir: string,
  build: 'after' | 'before',
  routes: readonly string[],
  outDir: string,
): Promise<void> {
  mkdirSync(outDir, {recursive: true});
  const {server, origin} = await serve(buildDir);
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({viewport: {width, height: HEIGHT}});
      for (const route of routes) {
        await page.goto(origin + route);
        await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
        await page.screenshot({path: path.join(outDir, pictureOf(route, width, build))});
      }
      await page.close();
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
