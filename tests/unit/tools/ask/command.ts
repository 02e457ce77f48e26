import {spawn} from 'node:child_process';
import path from 'node:path';
import {projectDir} from '../../../paths';

/** The file that `npx` runs. */
export const bin = path.join(projectDir, 'tools', 'ask', 'bin.mjs');

/** What a process has printed, and how it has ended. */
export type Ended = {status: number | null; stdout: string; stderr: string};

/**
 * Runs a script in Node to its end, in another folder than the project's.
 *
 * @param script its file
 */
export function runNode(
  script: string,
  args: readonly string[],
  {cwd, env = {}, input = ''}: {cwd: string; env?: Record<string, string>; input?: string},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {cwd, env: {...process.env, ...env}});
    const ended: Ended = {status: null, stdout: '', stderr: ''};
    child.stdout.on('data', (chunk) => (ended.stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (ended.stderr += String(chunk)));
    child.on('error', reject);
    child.on('close', (status) => resolve({...ended, status}));
    child.stdin.end(input);
  });
}
