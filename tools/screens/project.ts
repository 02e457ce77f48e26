import {type ChildProcess, fork} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from '../free-port';
import {run, UserError} from '../process.mjs';
import {installPinned, pinnedVersion, strapiDir} from '../strapi/install';

const host = path.join(import.meta.dirname, 'host.cjs');

/** A running Strapi with its panel. */
export type Panel = {address: string; stop: () => void};

/** Adds the packages of React to a project's own: no panel is built for one that does not name them. */
function nameReact(project: string): void {
  const file = path.join(project, 'package.json');
  const own = JSON.parse(readFileSync(file, 'utf8'));
  const {dependencies} = JSON.parse(readFileSync(path.join(strapiDir, 'package.json'), 'utf8'));
  for (const name of ['react', 'react-dom', 'react-router-dom', 'styled-components']) {
    own.dependencies[name] = dependencies[name];
  }
  writeFileSync(file, JSON.stringify(own));
}

/**
 * Makes the project whose panel is shown, the sample project of the pages, and builds its panel unless that was done for this
 * version of Strapi.
 *
 * @returns its folder
 * @throws {UserError} when the panel cannot be built
 */
async function createProject(): Promise<string> {
  await installPinned();
  // Not below this project, whose tsconfig.json would make it one in TypeScript.
  const project = path.join(tmpdir(), `strapi-panel-${pinnedVersion()}`);
  mkdirSync(project, {recursive: true});
  // The database of the last time, a file named ":memory:", is among what goes.
  for (const name of readdirSync(project)) {
    if (name !== 'build') {
      rmSync(path.join(project, name), {recursive: true});
    }
  }
  cpSync(path.join(strapiDir, 'sample-project'), project, {recursive: true});
  nameReact(project);
  mkdirSync(path.join(project, 'public', 'uploads'), {recursive: true});
  symlinkSync(path.join(strapiDir, 'node_modules'), path.join(project, 'node_modules'));
  if (!existsSync(path.join(project, 'build', 'index.html'))) {
    const strapi = path.join(strapiDir, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
    const env = {NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true'};
    if ((await run(process.execPath, [strapi, 'build'], {cwd: project, env})) !== 0) {
      throw new UserError('The panel could not be built, see above.');
    }
  }
  return project;
}

/** Starts the sample project with its panel. The caller stops it. */
export async function startPanel(): Promise<Panel> {
  const project = await createProject();
  const port = await freePort();
  const child: ChildProcess = fork(host, [], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new UserError('Strapi did not start, see above.')));
  });
  return {address: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL')};
}
