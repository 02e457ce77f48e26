import {test as base} from '@playwright/test';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compressTexts} from '../../../tools/host/compress';
import {readHostTable} from '../../../tools/host/files';
import {nginxSite} from '../../../tools/host/nginx';
import {runNginx} from '../../../tools/host/run-nginx';
import {buildDir} from '../../paths';

export type Server = {
  /** Without a slash at its end. */
  origin: string;
  /** Folder of the build that is served; a link, which can be changed while the server runs. */
  root: string;
  stop: () => Promise<void>;
};

/** Starts nginx with the configuration of the site, on a copy of the build with compressed texts. */
async function startNginx(): Promise<Server> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const root = path.join(dir, 'site');
  mkdirSync(root);
  cpSync(buildDir, root, {recursive: true});
  await compressTexts(root, {isQuick: true});
  writeFileSync(path.join(root, '.secret'), 'secret');
  const table = readHostTable(buildDir);
  const configFile = path.join(dir, 'site.conf');
  const nginx = await runNginx(dir, configFile, (listen) =>
    writeFileSync(configFile, nginxSite(table, {listen, root})),
  );
  return {
    origin: nginx.origin,
    root,
    async stop() {
      await nginx.stop();
      rmSync(dir, {recursive: true});
    },
  };
}

/** The test function of the real server, one for each worker. */
export const test = base.extend<object, {server: Server}>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const server = await startNginx();
      await use(server);
      await server.stop();
    },
    {scope: 'worker'},
  ],
});
