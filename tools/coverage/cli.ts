import path from 'node:path';
import {parseArgs} from 'node:util';
import {COVERAGE_FILE, readCoverageHistory, sumOf} from '../../src/plugins/source-map/coverage';
import {explain, projectDir, runMain} from '../process.mjs';
import {writeFiles} from '../write-files';
import {addRecord, formatHistory, measureCommit} from './measure';

const usage = `npm run coverage                adds the coverage of the last commit to ${COVERAGE_FILE}: the files of each package of Strapi, and those with a page
npm run coverage -- <commit> …  adds that of other commits`;

/** `npm run coverage`: the history that the page "Docs health" shows. */
void runMain(async () => {
  const {positionals} = explain(() => parseArgs({allowPositionals: true, options: {}}), usage);
  let history = readCoverageHistory(projectDir);
  for (const commit of positionals.length > 0 ? positionals : ['HEAD']) {
    const record = explain(() => measureCommit(projectDir, commit), usage);
    history = addRecord(history, record);
    const {files, described} = sumOf(
      Object.values(record.packages).map(([all, some]) => ({files: all, described: some})),
    );
    process.stdout.write(
      `${record.date} ${record.commit}: ${described} of ${files} files of Strapi ${record.version} have a page.\n`,
    );
  }
  writeFiles(projectDir, new Map([[COVERAGE_FILE, formatHistory(history)]]));
  process.stdout.write(
    `Written to ${path.relative(process.cwd(), path.join(projectDir, COVERAGE_FILE))}.\n`,
  );
  return 0;
});
