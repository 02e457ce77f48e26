import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {runMain, UserError} from '../process.mjs';
import {nearest} from '../../src/lib/nearest';
import {prepareSource} from './source';

/** The file itself, or the declarations that stand in for it. */
function findFile(root: string, file: string): string {
  const candidates = [file, file.replace(/\.tsx?$/, '.d.ts'), `${file}.ts`, `${file}.tsx`];
  const found = candidates.find((candidate) => existsSync(path.join(root, candidate)));
  if (found) {
    return path.join(root, found);
  }
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.[jt]sx?$/.test(name),
  );
  const near = nearest(file, files, 5).map((name) => `  ${name}`);
  throw new UserError(`The published source has no ${file}. Nearest:\n${near.join('\n')}`);
}

/** `npm run source`: makes the source tree of the pinned version; with a path it prints that file, or lists that folder. */
void runMain(async () => {
  const file = process.argv[2]?.replace(/^code:/, '').replace(/#.*$/, '');
  const root = await prepareSource();
  if (!file) {
    process.stdout.write(`The source stands in ${path.relative(process.cwd(), root)}.\n`);
    return 0;
  }
  const found = findFile(root, file);
  if (statSync(found).isDirectory()) {
    process.stdout.write(`${readdirSync(found).join('\n')}\n`);
    return 0;
  }
  if (found.endsWith('.d.ts')) {
    process.stderr.write('Published as declarations only:\n');
  }
  process.stdout.write(readFileSync(found, 'utf8'));
  return 0;
});
