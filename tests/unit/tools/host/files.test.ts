import {createHash} from 'node:crypto';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {WORKER_NAME} from '../../../../src/offline/copy';
import {hostFiles} from '../../../../tools/host/files';
import {hashInlineScripts, policyOf} from '../../../../tools/host/policy';
import {hostTable} from '../../../../tools/host/table';

const table = hostTable({
  basePath: '/',
  policy: policyOf(["'sha256-x'"]),
  redirects: [{from: '/old/intro', to: '/API'}],
  routes: ['/', '/API'],
});

test('each host has each header, the two ways of caching and each redirect of the table', () => {
  const files = [...hostFiles(table)];
  const about = (word: string) =>
    files.filter(([, text]) => text.includes(word)).map(([name]) => name);
  const configurations = ['nginx/site.conf', 'netlify/_headers', 'vercel/vercel.json'];
  for (const [name, value] of table.headers) {
    expect(about(name)).toEqual(configurations);
    expect(about(value)).toEqual(configurations);
  }
  expect(about(table.caching.hashed)).toEqual(configurations);
  expect(about(table.caching.others)).toEqual(configurations);
  expect(about('/old/intro')).toEqual([
    'nginx/site.conf',
    'netlify/_redirects',
    'vercel/vercel.json',
  ]);
});

test('addresses below a base path have it in front', () => {
  const {redirects, caching} = hostTable({
    basePath: '/below/',
    policy: '',
    redirects: [{from: '/old', to: '/API'}],
    routes: [],
  });
  expect(redirects).toEqual([{from: '/below/old', to: '/below/API'}]);
  expect(caching.hashedPath).toBe('/below/assets/');
});

/** Writes a page into a folder of its own. */
function page(html: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'policy-'));
  writeFileSync(path.join(dir, 'index.html'), html);
  return dir;
}

test('the policy names the scripts that are in pages, and neither those with an address nor data', () => {
  const code = 'let a = "<div style=x>"';
  const dir = page(
    `<script>${code}</script><script src=/a.js defer></script><script type=application/json>{}</script>`,
  );
  const hash = createHash('sha256').update(code).digest('base64');
  expect(hashInlineScripts(dir, ['index.html'])).toEqual([`'sha256-${hash}'`]);
});

test.each(['<p style="color:red">', '<a onclick=x()>', '<style>p{}</style>'])(
  'a page with %s is named',
  (html) => {
    expect(() => hashInlineScripts(page(html), ['index.html'])).toThrow('index.html: <');
  },
);

test('a hosted search may be asked, and nothing else outside', () => {
  expect(policyOf([], 'https://search.example.org')).toContain(
    "connect-src 'self' https://search.example.org;",
  );
  expect(policyOf([])).not.toMatch(/unsafe|https:|\*/u);
});

test('the service worker may run, and browsers ask each time whether there is a newer one', () => {
  expect(policyOf([]).split('; ')).toContain("worker-src 'self'");
  expect(table.caching.others).toBe('no-cache');
  expect(`${table.basePath}${WORKER_NAME}`.startsWith(table.caching.hashedPath)).toBe(false);
});
