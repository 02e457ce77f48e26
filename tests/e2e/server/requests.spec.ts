import {request as httpRequest} from 'node:http';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect} from '@playwright/test';
import {redirects} from '../../../src/redirects';
import {buildDir} from '../../paths';
import {readHtml, readRoutes} from '../support/site';
import {type Server, test} from './nginx';
import {missing} from '../../../tools/host/run-nginx';

type Answer = {status: number; headers: Record<string, string | undefined>; body: Buffer};

test.skip(missing !== undefined, missing);

/** Asks without following redirects and without decoding. */
function ask(
  {origin}: Server,
  route: string,
  {method = 'GET', ...headers}: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}${route}`, {method, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('error', reject).end();
  });
}

test('each page has its clean address', async ({server}) => {
  for (const route of readRoutes()) {
    const {status, headers} = await ask(server, route, {method: 'HEAD'});
    expect([route, status, headers['content-type']]).toEqual([
      route,
      200,
      'text/html; charset=utf-8',
    ]);
  }
});

for (const [address, target] of [
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro/?q=1', '/docs/intro?q=1'],
  ['/Docs/INTRO', '/docs/intro'],
  ['/Docs/Intro.html', '/docs/intro'],
  ['/Docs/Intro.HTML', '/docs/intro'],
  ['/api/strapi', '/api/Strapi'],
  ['/index.html', '/'],
  ['/docs/core/database/intro', '/database'],
  ['/Docs/core/database/intro/', '/database'],
  ['/docs', '/docs/intro'],
] as const) {
  test(`${address} is redirected once`, async ({server}) => {
    const {status, headers} = await ask(server, address);
    expect([status, headers.location]).toEqual([301, target]);
    expect((await ask(server, target)).status).toBe(200);
  });
}

test('each old address leads to its page at once', async ({server}) => {
  for (const {from, to} of redirects) {
    const {status, headers} = await ask(server, from);
    expect([from, status, headers.location]).toEqual([from, 301, to]);
    expect((await ask(server, to, {method: 'HEAD'})).status).toBe(200);
  }
});

for (const address of [
  '/nothing-here',
  '/nothing-here/',
  '/.well-known/security.txt',
  '/docs/intro.html.br',
  '/docs/intro.html.gz',
  // Decoded, they are addresses of another host, or a header of the answer.
  '/%5Cevil.example/',
  '/%5Cevil.example/index.html',
  '/%5Cevil.example.html',
  '/%09/evil.example/',
  '/x%0d%0aSet-Cookie:%20a=b/',
  '/assets/',
  '/assets/js/nothing.js',
  '/.secret',
  '/.git/config',
  '/_headers',
  '/404',
]) {
  test(`${address} is not found, and the site's page says so`, async ({server}) => {
    const {status, headers, body} = await ask(server, address);
    expect([status, headers.location, headers['set-cookie']]).toEqual([404, undefined, undefined]);
    expect(body.toString()).toContain('No page has this address');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
}

test('nothing outside of the site is served', async ({server}) => {
  for (const address of [
    '/docs/..%2f..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/%2e%2e/site.conf',
  ]) {
    const {status, body} = await ask(server, address);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/root:|map \$uri/u);
  }
});

test('texts come compressed, as the reader can read them', async ({server}) => {
  const plain = readHtml('/docs/intro');
  const brotli = await ask(server, '/docs/intro', {'accept-encoding': 'gzip, br'});
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
  const gzip = await ask(server, '/docs/intro', {'accept-encoding': 'gzip'});
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(plain);
  const byProxy = await ask(server, '/docs/intro', {'accept-encoding': 'gzip', via: '1.0 proxy'});
  expect(byProxy.headers['content-encoding']).toBe('gzip');
  const none = await ask(server, '/docs/intro');
  expect(none.headers['content-encoding']).toBeUndefined();
  for (const {headers} of [brotli, gzip, none]) {
    expect(headers.vary?.split(', ').toSorted()).toEqual(['Accept', 'Accept-Encoding']);
  }
});

test('a page is Markdown at its address with .md, and for programs that ask for it', async ({
  server,
}) => {
  const markdown = readFileSync(path.join(buildDir, 'docs', 'intro.md'), 'utf8');
  const own = await ask(server, '/docs/intro.md');
  expect([own.status, own.headers['content-type'], own.body.toString()]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    markdown,
  ]);
  for (const accept of [
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/plain, TEXT/Markdown;q=0.9',
  ]) {
    const {status, headers, body} = await ask(server, '/docs/intro', {accept});
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      markdown,
    ]);
  }
  const home = await ask(server, '/', {accept: 'text/markdown'});
  expect(home.headers['content-type']).toBe('text/markdown; charset=utf-8');
  for (const accept of [
    'text/html,application/xhtml+xml,*/*;q=0.8',
    '*/*',
    'text/html, text/markdown;q=0.5',
  ]) {
    const {headers} = await ask(server, '/docs/intro', {accept});
    expect([accept, headers['content-type']]).toEqual([accept, 'text/html; charset=utf-8']);
  }
  // What is no page has no Markdown, and nothing is instead of it.
  const script = await ask(server, `/assets/js/${hashed}`, {accept: 'text/markdown'});
  expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect((await ask(server, '/nothing', {accept: 'text/markdown'})).status).toBe(404);
});

/** A file whose name has the hash of its content. */
const hashed = readdirSync(path.join(buildDir, 'assets', 'js')).find((file) =>
  file.endsWith('.js'),
);

test('files with a hash in their name are kept, others are asked about', async ({server}) => {
  const script = await ask(server, `/assets/js/${hashed}`, {method: 'HEAD'});
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const route of ['/', '/docs/intro', '/search-index-docs-default-current.json']) {
    const first = await ask(server, route);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await ask(server, route, {'if-none-match': first.headers.etag!});
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
});

test('HEAD has the headers of GET and no body, and ranges are answered', async ({server}) => {
  const route = `/assets/js/${hashed}`;
  const {size} = statSync(path.join(buildDir, route));
  const head = await ask(server, route, {method: 'HEAD'});
  expect([head.headers['content-length'], head.body.length]).toEqual([String(size), 0]);
  const part = await ask(server, route, {range: 'bytes=0-9'});
  expect([part.status, part.body.length, part.headers['content-range']]).toEqual([
    206,
    10,
    `bytes 0-9/${size}`,
  ]);
});

test('every answer has the headers of the table', async ({server}) => {
  for (const route of [
    '/',
    `/assets/js/${hashed}`,
    '/nothing',
    '/docs/intro.html',
    '/robots.txt',
  ]) {
    const {headers} = await ask(server, route);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers.server).toBe('nginx');
  }
});
