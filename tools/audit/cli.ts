import {runMain, runNpm} from '../process.mjs';
import {readAdvisories, readSignatures} from './read';

/** Exit code when nobody could be asked: tools/test.mjs counts it as neither passed nor failed. */
const SKIPPED = 3;

async function askNpm(...args: string[]): Promise<{output: string; code: number}> {
  let output = '';
  const code = await runNpm(args, {
    onOutput: (text) => {
      output += text;
    },
  });
  return {output, code};
}

void runMain(async () => {
  const advisories = await askNpm('audit', '--json', '--omit=dev', '--loglevel=silent');
  const signatures = await askNpm('audit', 'signatures');
  const outcomes = [
    readAdvisories(advisories.output),
    readSignatures(signatures.output, signatures.code),
  ];
  for (const {summary, faults} of outcomes) {
    process.stdout.write(`${[summary, ...faults].join('\n')}\n`);
  }
  if (outcomes.some(({faults}) => faults.length > 0)) {
    return 1;
  }
  return outcomes.some(({isKnown}) => isKnown) ? 0 : SKIPPED;
});
