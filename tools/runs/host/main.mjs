import {createRequire} from 'node:module';
import path from 'node:path';
import {inspect} from 'node:util';
import {Clock, documentIds} from './environment.mjs';
import {send} from './http.mjs';
import {Modules} from './modules.mjs';
import {Output} from './output.mjs';
import {readRows} from './rows.mjs';

/**
 * @typedef {{kind: 'start'} | {kind: 'module', name: string} | {kind: 'http', request: import('./http.mjs').Request} | ({kind: 'rows'} & import('./rows.mjs').Query)} Action
 * @typedef {{project: string, code: Record<string, string>, actions: Action[]}} Job What the samples of a page do, in
 *   their order. `start` is what happens while Strapi starts.
 * @typedef {{at: number} | {outcomes: Outcome[], unhandled: NonNullable<Outcome['error']>[]} | {failed: NonNullable<Outcome['error']>, printed: string}} Message
 *   The number of the action that begins; what all have done; why Strapi did not start.
 * @typedef {{printed: string, json?: string, shown?: string, error?: {name: string, message: string, details?: unknown, stack: string}, response?: import('./http.mjs').Response, rows?: unknown[][]}} Outcome
 *   `json` is the value of the last line, or the one that was logged; `shown` the same as the console shows it.
 */

const clock = new Clock();
const output = new Output();

/** @param {unknown} error @returns {NonNullable<Outcome['error']>} */
function describe(error) {
  if (!(error instanceof Error)) {
    return {name: 'Error', message: `A value was thrown: ${inspect(error)}`, stack: ''};
  }
  const details = /** @type {{details?: unknown}} */ (error).details;
  return {name: error.name, message: error.message, details, stack: error.stack ?? ''};
}

/** @param {unknown} value @returns {string | undefined} undefined when JSON cannot hold it */
function toJson(value) {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Replaces `{name}` by a value that a sample of the page has exported. @param {string} text @param {Modules} modules */
function fill(text, {session}) {
  return text.replace(/\{([A-Za-z_$][\w$]*)\}/gu, (whole, name) =>
    Object.hasOwn(session, name) ? String(session[name]) : whole,
  );
}

/** What was started and not waited for has its turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

/** @param {any} app @param {Exclude<Action, {kind: 'start'}>} action @param {Modules} modules @returns {Promise<Outcome>} */
async function act(app, action, modules) {
  if (action.kind === 'rows') {
    const where = action.where && fill(action.where, modules);
    return {printed: '', rows: await readRows(app, {...action, where})};
  }
  clock.nextMinute();
  if (action.kind === 'http') {
    const {method, path: target, headers, body} = action.request;
    const filled = Object.entries(headers).map(([name, value]) => [name, fill(value, modules)]);
    const response = await send(app, {
      method,
      path: fill(target, modules),
      headers: Object.fromEntries(filled),
      body: fill(body, modules),
    });
    return {printed: output.take().text, response};
  }
  /** @type {unknown} */
  let value;
  const exported = await modules.evaluate(action.name, (result) => (value = result));
  await settle();
  const printed = output.take();
  value ??= exported.default ?? printed.value;
  return {
    printed: printed.text,
    ...(value !== undefined && {json: toJson(value), shown: inspect(value)}),
  };
}

/** @param {Message} message @param {() => void} [done] */
const tell = (message, done = () => {}) => process.send?.(message, done);

/** @param {Job} job @returns {Promise<Outcome[]>} of each action */
async function main({project, code, actions}) {
  const load = createRequire(path.join(project, 'package.json'));
  load('@paralleldrive/cuid2').createId = documentIds();
  clock.install();
  const {createStrapi} = load('@strapi/strapi');
  const app = createStrapi({appDir: project, distDir: project, serveAdminPanel: false});
  app.log.level = 'info';
  output.install();
  // The content is there before `bootstrap` of a page's src/index.ts, as it is in a project that starts again.
  const runUserLifecycles = app.runUserLifecycles.bind(app);
  /** @type {object | undefined} */
  let tokens;
  app.runUserLifecycles = async (/** @type {string} */ lifecycle) => {
    if (lifecycle === 'bootstrap') {
      app.documents.use((/** @type {unknown} */ _, /** @type {() => unknown} */ next) => {
        clock.tick();
        return next();
      });
      tokens = await load('./src/seed.js')(app);
      output.take();
    }
    return runUserLifecycles(lifecycle);
  };
  await app.load();
  const start = {printed: output.take().text};
  const modules = new Modules(code, project);
  Object.assign(modules.session, tokens);
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const [at, action] of actions.entries()) {
    tell({at});
    try {
      outcomes.push(action.kind === 'start' ? start : await act(app, action, modules));
    } catch (error) {
      await settle();
      outcomes.push({printed: output.take().text, error: describe(error)});
    }
  }
  return outcomes;
}

/** @type {unknown[]} */
const unhandled = [];
process.on('unhandledRejection', (error) => unhandled.push(error));

const end = () => process.exit(0);

process.once('message', async (/** @type {Job} */ job) => {
  try {
    const outcomes = await main(job);
    const text = JSON.stringify({outcomes, unhandled: unhandled.map(describe)});
    // The folder has another name in each run.
    tell(JSON.parse(text.replaceAll(job.project, '/app')), end);
  } catch (error) {
    tell({failed: describe(error), printed: output.take().text}, end);
  }
});
