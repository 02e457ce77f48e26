import {parseArgs} from 'node:util';
import {readPages} from '../../src/markdown/pages';
import {projectDir, runMain} from '../process.mjs';
import {SourceTree} from '../references/resolve';
import {readStrapiCli} from '../samples/strapi-cli';
import {installPinned, strapiDir} from '../strapi/install';
import {prepareSource} from '../strapi/source';
import {compareTable, type Truth} from './compare';
import {collectTables} from './markers';

/** `npm run tables`: compares the tables that say so with the pinned source and the published command line. */
void runMain(async () => {
  const {values} = parseArgs({options: {dir: {type: 'string', default: projectDir}}});
  const begin = performance.now();
  await installPinned();
  const truth: Truth = {
    tree: new SourceTree(await prepareSource()),
    cli: await readStrapiCli(strapiDir),
  };
  const found = readPages(values.dir).map(collectTables);
  const tables = found.flatMap((page) => page.tables);
  const findings = found.flatMap((page) => [
    ...page.findings,
    ...page.tables.flatMap((table) => compareTable(table, truth)),
  ]);
  for (const {file, line, message} of findings) {
    process.stdout.write(`${file}:${line} table ${message}\n`);
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(
    `${tables.length} compared tables, ${tables.reduce((sum, {rows}) => sum + rows.length, 0)} rows, ${findings.length} findings, ${seconds} s\n`,
  );
  return findings.length > 0 ? 1 : 0;
});
