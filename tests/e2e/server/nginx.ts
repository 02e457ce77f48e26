import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compressTexts} from '../../../tools/host/compress';
import {readHostTable} from '../../../tools/host/files';
import {nginxSite} from '../../../tools/host/nginx';
import {buildDir} from '../../paths';

/** Why the tests of the server cannot run here; undefined when they can. */
export const missing =
  spawnSync('nginx', ['-v']).error === undefined
    ? undefined
    : 'nginx is not installed: "apt-get install nginx libnginx-mod-http-brotli-static".';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Server = {
  /** Without a slash at its end. */
  origin: string;
  /** Folder of the build that is served; a link, which can be changed while the server runs. */
  root: string;
  stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as {port: number};
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What surrounds a site in a server that needs no rights: all that it writes is in a folder, which is its user's alone. */
const around = (dir: string, hasBrotli: boolean) => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
worker_processes 2;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  ${hasBrotli ? 'brotli_static on;' : ''}
  include ${dir}/site.conf;
}
`;

function waitFor(origin: string, child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`nginx ended with code ${code}.`)));
    const ask = () =>
      fetch(origin, {method: 'HEAD'}).then(
        () => resolve(),
        () => setTimeout(ask, 50),
      );
    ask();
  });
}

/** Starts nginx with the configuration of the site, on a copy of the build with compressed texts. */
export async function startNginx(): Promise<Server> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const root = path.join(dir, 'site');
  mkdirSync(root);
  cpSync(buildDir, root, {recursive: true});
  await compressTexts(root, {isQuick: true});
  writeFileSync(path.join(root, '.secret'), 'secret');
  const port = await freePort();
  const table = readHostTable(buildDir);
  writeFileSync(path.join(dir, 'site.conf'), nginxSite(table, {listen: `127.0.0.1:${port}`, root}));
  writeFileSync(path.join(dir, 'nginx.conf'), around(dir, existsSync(brotliModule)));
  const child = spawn('nginx', ['-c', path.join(dir, 'nginx.conf'), '-p', dir], {stdio: 'inherit'});
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, child);
  return {
    origin,
    root,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, {recursive: true});
    },
  };
}
