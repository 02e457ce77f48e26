import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {nginxSite} from '../../../tools/host/nginx';
import {policyOf} from '../../../tools/host/policy';
import {listBuildFiles, publish} from '../../../tools/host/publish';
import {hostTable} from '../../../tools/host/table';
import {missing, type Nginx, runNginx} from '../../../tools/host/run-nginx';

const PAGES = 20;

/** A site that is published again and again, and the nginx that serves it. */
type Site = {nginx: Nginx; publishBuild: (name: string) => void};

const test = base.extend<{site: Site}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  site: async ({}, use) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'publish-nginx-'));
    const siteDir = path.join(dir, 'site');
    const routes = Array.from({length: PAGES}, (_, index) => `/page-${index}`);
    let releases = 0;
    // The policy differs with each build, as the hashes of real ones do.
    const publishBuild = (name: string, listen: string) => {
      const buildDir = path.join(dir, name);
      mkdirSync(path.join(buildDir, 'assets'), {recursive: true});
      for (const route of routes) {
        writeFileSync(path.join(buildDir, `${route}.html`), name.repeat(10_000));
      }
      writeFileSync(path.join(buildDir, 'assets', `${name}.js`), name);
      const table = hostTable({basePath: '/', policy: policyOf([name]), redirects: [], routes});
      releases += 1;
      publish({
        buildDir,
        files: listBuildFiles(buildDir),
        siteDir,
        basePath: '/',
        configure: (folders) => nginxSite(table, {listen, ...folders}),
        keepDays: 1,
        now: releases,
      });
    };
    let address = '';
    const nginx = await runNginx(dir, path.join(siteDir, 'site.conf'), (listen) => {
      address = listen;
      publishBuild('a', listen);
    });
    await use({nginx, publishBuild: (name) => publishBuild(name, address)});
    await nginx.stop();
    rmSync(dir, {recursive: true});
  },
});

test.skip(missing !== undefined, missing);

/** Reads a page as a browser does, then the script that it names, and returns what was wrong. */
async function readPage(origin: string, index: number): Promise<string | undefined> {
  const headers = {connection: 'close'};
  const page = await fetch(`${origin}/page-${index % PAGES}`, {headers});
  const text = await page.text();
  const name = text[0]!;
  if (page.status !== 200 || text !== name.repeat(10_000)) {
    return `page ${index}: ${page.status}, a mixture of builds`;
  }
  if (!page.headers.get('content-security-policy')?.includes(`'self' ${name};`)) {
    return `page ${index} has the policy of another build`;
  }
  const script = await fetch(`${origin}/assets/${name}.js`, {headers});
  return (await script.text()) === name ? undefined : `script ${name}: ${script.status}`;
}

test('builds are published under load: no page is missing, mixed or has the policy of another', async ({
  site: {nginx, publishBuild},
}) => {
  const seen = new Set<string>();
  const faults: string[] = [];
  const over = new AbortController();
  let count = 0;
  const readers = Array.from({length: 12}, async () => {
    while (!over.signal.aborted) {
      count += 1;
      const fault = await readPage(nginx.origin, count);
      if (fault) {
        faults.push(fault);
      }
    }
  });
  for (const name of 'bcdefg') {
    publishBuild(name);
    await nginx.reload();
    seen.add((await (await fetch(`${nginx.origin}/page-0`)).text())[0]!);
  }
  over.abort();
  await Promise.all(readers);
  expect(faults).toEqual([]);
  expect([...seen].join('')).toBe('bcdefg');
  expect(count).toBeGreaterThan(50);
});

test('a worker that is killed is replaced, and a server that is killed serves the same after its start', async ({
  site: {nginx},
}) => {
  const [killed] = nginx.workers();
  process.kill(killed!, 'SIGKILL');
  expect(await readPage(nginx.origin, 0)).toBeUndefined();
  await expect.poll(() => nginx.workers().length).toBe(2);
  expect(nginx.workers()).not.toContain(killed);
  await nginx.restart();
  expect(await readPage(nginx.origin, 1)).toBeUndefined();
});
