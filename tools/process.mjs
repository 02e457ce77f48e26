import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the project. */
export const projectDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Oldest Node, as `engines` of package.json has it: Vite and knip need it. */
const MINIMUM_NODE = '20.19.0';

/** An error whose message is all that the person at the terminal needs: it is printed without a stack. */
export class UserError extends Error {
  name = 'UserError';

  /**
   * tools/strapi has a package.json of its own, so tsx loads it as another kind of modules, and this file for it a second
   * time.
   *
   * @param {unknown} value
   */
  static [Symbol.hasInstance](value) {
    return value instanceof Error && value.name === 'UserError';
  }
}

/**
 * Returns what a function returns that reads the person's files or arguments: what it throws is about these, so the message
 * is enough.
 *
 * @template Value
 * @param {() => Value} read
 * @param {string} [usage] how the command is called, printed below the message
 * @throws {UserError} with the message of whatever it throws
 */
export function explain(read, usage) {
  try {
    return read();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UserError(usage ? `${message}\n\n${usage}` : message, {cause: error});
  }
}

/** @throws {UserError} when Node is too old */
function assertNodeVersion() {
  const {node} = process.versions;
  if (node.localeCompare(MINIMUM_NODE, 'en', {numeric: true}) < 0) {
    throw new UserError(
      `Node ${node} is too old: this project needs Node ${MINIMUM_NODE} or newer.`,
    );
  }
}

/**
 * Lets a server listen on a port of this machine.
 *
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} instead how another port is chosen: a command
 * @returns {Promise<void>}
 * @throws {UserError} when the port is taken or cannot be opened
 */
export function listen(server, port, instead) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.message})`;
      reject(
        new UserError(
          `Port ${port} ${reason}. Stop what listens there, or choose another: ${instead}`,
        ),
      );
    });
    server.listen(port, 'localhost', () => resolve());
  });
}

/**
 * Runs a program to its end with this terminal's input and output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void}} [options] `onOutput`
 *   receives what the program prints, instead of the terminal
 * @returns {Promise<number>} its exit code; 1 when it or this program was told to stop, or it could not be started
 */
export function run(command, args, {cwd = projectDir, env = {}, onOutput} = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => onOutput?.(String(chunk)));
    }
    // A build that was told to stop ends with 0, and is no build.
    let wasStopped = false;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      wasStopped = true;
      child.kill(signal);
    };
    // The terminal sends Ctrl+C to the child as well; this process only has to outlive it.
    const outlive = () => {
      wasStopped = true;
    };
    process.on('SIGTERM', forward);
    process.on('SIGINT', outlive);
    const finish = (/** @type {number} */ code) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', outlive);
      resolve(wasStopped ? 1 : code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs npm, the very one that started this script where there is one.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const npmCli = process.env.npm_execpath;
  // Yarn and pnpm set the variable too, to themselves.
  return npmCli?.includes('npm-cli')
    ? run(process.execPath, [npmCli, ...args], options)
    : run('npm', args, options);
}

/**
 * Runs the command line of an installed package.
 *
 * @param {string} packageName
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runBin(packageName, args, options) {
  const require = createRequire(path.join(projectDir, 'package.json'));
  const manifestPath = path.join(projectDir, 'node_modules', packageName, 'package.json');
  const {bin, name} = require(manifestPath);
  const file =
    typeof bin === 'string' ? bin : (bin[name.split('/').pop()] ?? Object.values(bin)[0]);
  return run(process.execPath, [path.join(path.dirname(manifestPath), file), ...args], options);
}

/**
 * Runs the body of a command-line tool: its return value becomes the exit code, a UserError one sentence.
 *
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  // `| head` has read enough: that is no fault.
  process.stdout.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') {
      throw error;
    }
    process.exit(0);
  });
  try {
    assertNodeVersion();
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
