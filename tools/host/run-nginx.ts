import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '../free-port';

/** Why no nginx can be started here; undefined when one can. */
export const missing =
  spawnSync('nginx', ['-v']).error === undefined
    ? undefined
    : 'nginx is not installed: "apt-get install nginx libnginx-mod-http-brotli-static".';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What surrounds a site in a server that needs no rights: all that it writes is in a folder, which is its user's alone. */
const around = (dir: string, configFile: string, hasBrotli: boolean) => `
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
  include ${configFile};
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

export type Nginx = {
  /** Without a slash at its end. */
  origin: string;
  /** Kills it and what it has started, at once, and starts it again. */
  restart: () => Promise<void>;
  /** Lets it read its configuration again; returns once it has. */
  reload: () => Promise<void>;
  /** Process ids of what answers requests. */
  workers: () => number[];
  stop: () => Promise<void>;
};

/**
 * Starts nginx with a configuration of a site.
 *
 * @param dir folder that is its own
 * @param configFile where the configuration of the site is
 * @param configure writes it, for what `listen` is to say
 */
export async function runNginx(
  dir: string,
  configFile: string,
  configure: (listen: string) => void,
): Promise<Nginx> {
  const port = await freePort();
  configure(`127.0.0.1:${port}`);
  writeFileSync(path.join(dir, 'nginx.conf'), around(dir, configFile, existsSync(brotliModule)));
  const origin = `http://127.0.0.1:${port}`;
  const start = async () => {
    const child = spawn('nginx', ['-c', path.join(dir, 'nginx.conf'), '-p', dir], {
      stdio: 'inherit',
    });
    await waitFor(origin, child);
    return child;
  };
  let child = await start();
  const endBy = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const workers = () =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  return {
    origin,
    workers,
    async restart() {
      const orphans = workers();
      await endBy('SIGKILL');
      for (const id of orphans) {
        process.kill(id, 'SIGKILL');
      }
      child = await start();
    },
    async reload() {
      const before = workers();
      child.kill('SIGHUP');
      // The former workers leave once the new ones answer.
      while (workers().some((id) => before.includes(id))) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: () => endBy('SIGTERM'),
  };
}
