import {spawnSync} from 'node:child_process';
import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {UserError} from '../process.mjs';
import {type Content, generators, writeSite} from './sites';

/** What building a site costs, in seconds of the processor: user and system, all processes together. */
export type BuildCost = {
  /** Nothing is there of an earlier build. */
  cold: number;
  /** One page has another sentence than in the build before. */
  warm: number;
};

/** Reads a time as POSIX `times` prints it, `1m2.34s`, in seconds. */
export function parseTime(text: string): number {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(text)!;
  return Number(minutes) * 60 + Number(seconds);
}

/** No build asks another host, or is another one than that for readers. */
const environment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: undefined,
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Runs a build and returns the processor time of it and of all its children, in seconds.
 *
 * @throws {UserError} when the build fails, with what it printed
 */
function runBuild(name: string, siteDir: string, args: readonly string[]): number {
  // The shell's `times` knows what children of children took, which Node cannot ask for.
  const {status, stdout, stderr} = spawnSync(
    'sh',
    ['-c', '"$@" >&2; code=$?; times; exit $code', 'sh', process.execPath, ...args],
    {cwd: siteDir, env: environment, encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  if (status !== 0) {
    throw new UserError(`${stderr.slice(-4000)}\nThe build of ${name} failed, see above.`);
  }
  const [user, system] = stdout.trim().split('\n').at(-1)!.split(/\s+/).map(parseTime);
  return user! + system!;
}

/** Writes a site and builds it twice, the second time after its page `changed` has got another sentence. */
export function measureBuild(
  key: string,
  siteDir: string,
  content: Content,
  changed: string,
): BuildCost {
  writeSite(key, siteDir, content);
  const {name, build, fileOf} = generators[key]!;
  const cold = runBuild(name, siteDir, build);
  const page = content.pages.find(({route}) => route === changed)!;
  appendFileSync(path.join(siteDir, fileOf(page)), '\nOne more sentence for the second build.\n');
  return {cold, warm: runBuild(name, siteDir, build)};
}
