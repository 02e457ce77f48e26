import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectDir, runBin, UserError} from './process.mjs';

const REPORT = 'BENCHMARKS.md';

/**
 * Returns the text of the report with another part; the other parts stay.
 *
 * @param {string} report
 * @param {string} name of the part, as its marks have it
 * @param {string} part Markdown
 * @throws {UserError} when the report has no such part
 */
export function withPart(report, name, part) {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const from = report.indexOf(begin);
  const to = report.indexOf(end, from);
  if (from === -1 || to === -1) {
    throw new UserError(
      `${REPORT} has no place for this part: write "${begin}" and "${end}" where it belongs.`,
    );
  }
  return `${report.slice(0, from + begin.length)}\n\n${part.trim()}\n\n${report.slice(to)}`;
}

/**
 * Writes the part of a benchmark into BENCHMARKS.md.
 *
 * @param {string} name
 * @param {string} part Markdown
 * @returns {Promise<number>} exit code
 */
export function writeBenchmark(name, part) {
  const file = path.join(projectDir, REPORT);
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, withPart(readFileSync(file, 'utf8'), name, part));
  renameSync(unfinished, file);
  return runBin('prettier', ['--write', '--log-level=warn', REPORT]);
}
