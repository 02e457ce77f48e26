import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from 'vitest';
import {projectDir} from '../../paths';

/** Runs a program that waits, stops the runner, and returns what the runner says of its end. */
async function runAndStop(program: string): Promise<string> {
  const script = `import {run} from './tools/process.mjs';
    const code = await run(process.execPath, ['--eval', ${JSON.stringify(program)}], {onOutput: () => console.log('ready')});
    console.log('code ' + code);`;
  const runner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectDir,
  });
  let output = '';
  runner.stdout.on('data', (chunk) => {
    output += chunk;
    if (output === 'ready\n') {
      runner.kill('SIGTERM');
    }
  });
  await once(runner, 'close');
  return output.trim().split('\n').at(-1)!;
}

test('a program that ends with 0 because it was told to stop has not succeeded', async () => {
  const program = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('up');`;
  expect(await runAndStop(program)).toBe('code 1');
});
