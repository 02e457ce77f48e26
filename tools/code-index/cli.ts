import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {differenceOf} from '../difference';
import {explain, projectDir, runMain} from '../process.mjs';
import {pinnedVersion} from '../strapi/install';
import {prepareSource} from '../strapi/source';
import {writeFiles} from '../write-files';
import {CODE_INDEX_FILE} from '../../src/search/plugin/code-file';
import {buildCodeIndex, formatCodeIndex} from './build';

const usage = `npm run code-index              write ${CODE_INDEX_FILE}: the files, messages and symbols of the pinned source
npm run code-index -- --check   only compare it with what would be written`;

/** `npm run code-index`: makes the index of Strapi's code from the pinned source. */
void runMain(async () => {
  const {values} = explain(
    () => parseArgs({options: {check: {type: 'boolean', default: false}}}),
    usage,
  );
  const index = buildCodeIndex(await prepareSource(), pinnedVersion());
  const text = formatCodeIndex(index);
  const location = path.join(projectDir, CODE_INDEX_FILE);
  const present = existsSync(location) ? readFileSync(location, 'utf8') : '';
  if (values.check && present !== text) {
    process.stdout.write(
      `${differenceOf(present, text, {context: 0, lines: 20})}\n\n${CODE_INDEX_FILE} is not what "npm run code-index" writes: run it and commit the file. Nobody edits it by hand.\n`,
    );
    return 1;
  }
  if (!values.check) {
    writeFiles(projectDir, new Map([[CODE_INDEX_FILE, text]]));
  }
  const files = Object.values(index.files);
  const count = (kind: 'messages' | 'symbols') =>
    files.reduce((sum, file) => sum + (file[kind]?.length ?? 0), 0);
  process.stdout.write(
    `${files.length} files, ${count('messages')} messages and ${count('symbols')} symbols of Strapi ${index.version}${values.check ? ': up to date' : ''}.\n`,
  );
  return 0;
});
