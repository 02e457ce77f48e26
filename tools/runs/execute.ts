import {fork} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

/** The steps of a page may take so long together, Strapi's start included: seconds on a machine with nothing else to do. */
const TIMEOUT = 180_000;

const host = path.join(import.meta.dirname, 'host', 'main.mjs');

/** The files that Strapi loads, and beside them those that they can import; by the names of their modules. */
function filesOf({projectFiles, modules}: PageRun): Map<string, string> {
  const others = [...modules].flatMap(([name, {title = '', isRun}]): [string, string][] =>
    !isRun && name.endsWith(`/${title}`) ? [[name, title]] : [],
  );
  return new Map(projectFiles.size > 0 ? [...others, ...projectFiles] : []);
}

function write(target: string, code: string): void {
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, code);
}

/** Puts the settings of a page over those of the sample project, without which Strapi does not start. */
function writeSettings(project: string, name: string, code: string): void {
  const [config, page] = [path.join(project, 'config'), path.join(project, 'settings-of-page')];
  write(path.join(page, `${name}.js`), code);
  const base = ['js', 'json'].map((extension) => `${name}.${extension}`);
  const existing = base.find((file) => existsSync(path.join(config, file)));
  if (existing) {
    renameSync(path.join(config, existing), path.join(page, `base-${existing}`));
  }
  write(
    path.join(config, `${name}.js`),
    `const merge = require('lodash/merge');
const page = require('../settings-of-page/${name}.js');
const settings = page.default ?? page;
const base = ${existing ? `require('../settings-of-page/base-${existing}')` : '{}'};
module.exports = (context) => {
  const own = typeof settings === 'function' ? settings(context) : settings;
  // A list, such as that of the middlewares, is the whole setting.
  return Array.isArray(own) ? own : merge({}, base, own);
};
`,
  );
}

/** A Strapi project of its own, with the files that the page has for it. */
function createProject(run: PageRun, modules: ReadonlyMap<string, Compiled>): string {
  const project = mkdtempSync(path.join(tmpdir(), 'strapi-run-'));
  cpSync(path.join(strapiDir, 'sample-project'), project, {recursive: true});
  symlinkSync(path.join(strapiDir, 'node_modules'), path.join(project, 'node_modules'));
  // The upload plugin looks for it.
  mkdirSync(path.join(project, 'public', 'uploads'), {recursive: true});
  for (const [name, title] of filesOf(run)) {
    const file = title.replace(/\.ts$/, '.js');
    const code = modules.get(name)?.code ?? '';
    if (title.startsWith('config/')) {
      writeSettings(project, path.basename(file, '.js'), code);
    } else {
      write(path.join(project, file), code);
    }
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
    child.on('message', (message: Message | string) => {
      if (typeof message === 'string') {
        // Strapi tells the process that watches it about restarts.
        return;
      }
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
