import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {describeMachine, toTable, writeBenchmark} from '../benchmarks';
import {freePort} from '../free-port';
import {compressTexts} from '../host/compress';
import {readHostTable} from '../host/files';
import {nginxSite} from '../host/nginx';
import {missing, runNginx} from '../host/run-nginx';
import {explain, projectDir, runMain, UserError} from '../process.mjs';
import {readLoad} from './load';

const usage = `npm run bench:host   loads the real nginx with the real build, and writes the figures into BENCHMARKS.md; ten minutes

--seconds <number>   for each measurement; 60 when it is not named.`;

const CONNECTIONS = 200;

/** What is asked for: a name for readers, the address, and headers. */
type Request = {name: string; address: string; headers: Record<string, string>};

const BROTLI = {'Accept-Encoding': 'br'};

/** Loads an address with wrk, whose script asks for one address after the other. */
function load(
  origin: string,
  addresses: readonly string[],
  headers: Record<string, string>,
  seconds: number,
  dir: string,
) {
  const script = path.join(dir, 'requests.lua');
  const lines = [
    `local addresses = {${addresses.map((address) => JSON.stringify(address)).join(',')}}`,
    'local index = 0',
    'request = function()',
    '  index = index % #addresses + 1',
    `  return wrk.format("GET", addresses[index], {${Object.entries(headers)
      .map(([name, value]) => `["${name}"]="${value}"`)
      .join(',')}})`,
    'end',
  ];
  writeFileSync(script, lines.join('\n'));
  const args = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script, origin];
  return readLoad(execFileSync('wrk', args, {encoding: 'utf8'}));
}

void runMain(async () => {
  const {values} = explain(
    () => parseArgs({options: {seconds: {type: 'string', default: '60'}}}),
    usage,
  );
  const buildDir = path.join(projectDir, 'build');
  if (missing || spawnSync('wrk', ['-v']).error) {
    throw new UserError(missing ?? 'wrk is not installed: "apt-get install wrk".');
  }
  if (!existsSync(buildDir)) {
    throw new UserError('There is no build: run "npm run build" first.');
  }
  const seconds = Number(values.seconds);
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-host-'));
  const [root, plain] = [path.join(dir, 'site'), path.join(dir, 'plain')];
  cpSync(buildDir, root, {recursive: true});
  await compressTexts(root);
  const table = readHostTable(buildDir);
  const page = `${table.basePath}docs/core/database/transactions`;
  const script = /src="?(\/assets\/js\/main[^"\s>]*)/u.exec(
    readFileSync(path.join(root, 'index.html'), 'utf8'),
  )![1]!;
  const requests: Request[] = [
    {name: 'all pages in turn', address: '', headers: BROTLI},
    {name: 'one page', address: page, headers: BROTLI},
    {
      name: 'its Markdown, by `Accept`',
      address: page,
      headers: {...BROTLI, Accept: 'text/markdown'},
    },
    {name: 'a script with a hash', address: script, headers: BROTLI},
    {
      name: 'the index of the search',
      address: '/search-index-docs-default-current.json',
      headers: BROTLI,
    },
  ];
  const fileOf = ({address, headers}: Request) =>
    path.join(
      root,
      `${address}${headers.Accept ? '.md' : path.extname(address) ? '' : '.html'}.br`,
    );
  // The same bytes from a server that does nothing else.
  mkdirSync(plain);
  const average = Math.round(
    table.routes.reduce((sum, route) => {
      const file = path.join(root, `${route === '/' ? 'index' : route}.html`);
      return sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    }, 0) / table.routes.length,
  );
  for (const [index, request] of requests.entries()) {
    const bytes = request.address === '' ? average : statSync(fileOf(request)).size;
    writeFileSync(path.join(plain, `${index}.bin`), Buffer.alloc(bytes, 'x'));
  }
  const configFile = path.join(dir, 'site.conf');
  const plainPort = await freePort();
  const nginx = await runNginx(dir, configFile, (listen) =>
    writeFileSync(
      configFile,
      `${nginxSite(table, {listen, root})}\nserver { listen 127.0.0.1:${plainPort}; root "${plain}"; }\n`,
    ),
  );
  try {
    const rows = requests.map(({name, address, headers}, index) => {
      const addresses = address === '' ? table.routes : [address];
      const site = load(nginx.origin, addresses, headers, seconds, dir);
      const file = load(`http://127.0.0.1:${plainPort}`, [`/${index}.bin`], {}, seconds, dir);
      return [
        name,
        Math.round(site.requestsPerSecond).toLocaleString('en'),
        (site.requestsPerSecond / file.requestsPerSecond).toFixed(2),
        site.p99.toFixed(0),
        (site.p99 / file.p99).toFixed(2),
        String(site.errors),
      ];
    });
    const head = [
      '',
      'requests a second',
      'ratio to a plain file',
      '99 % within, ms',
      'ratio',
      'errors',
    ];
    return await writeBenchmark(
      'host',
      `## Host\n\nWritten by \`npm run bench:host\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}. ${CONNECTIONS} connections for ${seconds} seconds each, from the same machine; nginx ${/[\d.]+/u.exec(spawnSync('nginx', ['-v'], {encoding: 'utf8'}).stderr)![0]} with the configuration of \`npm run host-files\` and files compressed beforehand. Beside each figure its ratio to a file of the same bytes from a server of the same nginx without any of our configuration.\n\n${toTable(head, rows)}`,
    );
  } finally {
    await nginx.stop();
    rmSync(dir, {recursive: true});
  }
});
