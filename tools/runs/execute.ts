import {fork} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strapiDir} from '../strapi/install';
import type {Compiled} from './compile';
import type {Job, Message, Outcome} from './host/main.mjs';
import type {PageRun} from './steps';

/** What the steps of a page have done. */
export type Execution = {
  /** One of each step that was executed. */
  outcomes: Outcome[];
  /** Why the others were not, and of which step it was the turn. */
  stopped?: {step: number; reason: string; error?: Outcome['error']};
  /** Errors that nobody waited for. */
  unhandled: NonNullable<Outcome['error']>[];
};

/** The steps of a page may take so long together, Strapi's start included. */
const TIMEOUT = 60_000;

const host = path.join(import.meta.dirname, 'host', 'main.mjs');

/** A Strapi project of its own, with the files that the page has for it. */
function createProject({projectFiles}: PageRun, modules: ReadonlyMap<string, Compiled>): string {
  const project = mkdtempSync(path.join(tmpdir(), 'strapi-run-'));
  cpSync(path.join(strapiDir, 'sample-project'), project, {recursive: true});
  symlinkSync(path.join(strapiDir, 'node_modules'), path.join(project, 'node_modules'));
  // The upload plugin looks for it.
  mkdirSync(path.join(project, 'public', 'uploads'), {recursive: true});
  for (const [name, title] of projectFiles) {
    const target = path.join(project, title.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), {recursive: true});
    // A setting of the sample project is JSON, and a file of the page takes its place.
    rmSync(target.replace(/\.js$/, '.json'), {force: true});
    writeFileSync(target, modules.get(name)?.code ?? '');
  }
  return project;
}

function start(job: Job): Promise<Execution> {
  const child = fork(host, {
    cwd: job.project,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      TZ: 'UTC',
      STRAPI_TELEMETRY_DISABLED: 'true',
      STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    },
  });
  return new Promise((resolve) => {
    let step = 0;
    let lastWords = '';
    const end = (execution: Execution) => {
      clearTimeout(timer);
      resolve(execution);
    };
    const stop = (reason: string, error?: Outcome['error']) =>
      end({outcomes: [], unhandled: [], stopped: {step, reason, error}});
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      stop(`This did not end: after ${TIMEOUT / 1000} s the run of the page was stopped.`);
    }, TIMEOUT);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (lastWords += String(chunk)));
    }
    child.on('message', (message: Message) => {
      if ('at' in message) {
        step = message.at;
      } else if ('failed' in message) {
        stop(`Strapi did not start: ${message.failed.message}`, message.failed);
      } else {
        end(message);
      }
    });
    child.on('exit', () => stop(`This ended the process.${lastWords && `\n${lastWords.trim()}`}`));
    child.send(job);
  });
}

/**
 * Executes the steps of a page in a Strapi of its own, with a database of its own.
 *
 * @param modules the samples of the page, compiled
 */
export async function execute(
  run: PageRun,
  modules: ReadonlyMap<string, Compiled>,
): Promise<Execution> {
  const project = createProject(run, modules);
  try {
    return await start({
      project,
      code: Object.fromEntries([...modules].map(([name, {code}]) => [name, code])),
      actions: run.steps.map(({action}) => action),
    });
  } finally {
    rmSync(project, {recursive: true, force: true});
  }
}
