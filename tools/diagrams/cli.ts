import {parseArgs} from 'node:util';
import {explain, projectDir, runMain} from '../process.mjs';
import {runDiagrams} from './run';
import {currentStamp} from './stamp';

const usage = `npm run diagrams            render the diagrams that are new or have changed
npm run diagrams -- --all   render all of them

--dir <folder> reads and writes in another folder than this project's.`;

const options = {
  all: {type: 'boolean', default: false},
  dir: {type: 'string', default: projectDir},
} as const;

void runMain(async () => {
  const {isGood, report} = await runDiagrams({
    ...explain(() => parseArgs({options}).values, usage),
    stamp: currentStamp(),
    render: async (texts) => {
      const {renderDiagrams} = await import('./render');
      return renderDiagrams(texts, (text) => process.stdout.write(text));
    },
  });
  process.stdout.write(`${report}\n`);
  return isGood ? 0 : 1;
});
