import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';
import path from 'node:path';
import {projectDir, runBin, UserError} from './process.mjs';

const REPORT = 'BENCHMARKS.md';

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns a table in Markdown; all columns but the first hold numbers. */
export function toTable(head: readonly string[], body: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** Returns what a benchmark runs on, and how busy it is, in words. */
export function describeMachine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB memory, ${process.platform} ${process.arch}, Node ${process.versions.node}, load average of the last 15 minutes ${loadavg()[2]?.toFixed(1)}`;
}

/**
 * Returns the text of the report with another part; the other parts stay.
 *
 * @param name of the part, as its marks have it
 * @param part Markdown
 * @throws {UserError} when the report has no such part
 */
export function withPart(report: string, name: string, part: string): string {
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
 * @param part Markdown
 * @returns exit code
 */
export function writeBenchmark(name: string, part: string): Promise<number> {
  const file = path.join(projectDir, REPORT);
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, withPart(readFileSync(file, 'utf8'), name, part));
  renameSync(unfinished, file);
  return runBin('prettier', ['--write', '--log-level=warn', REPORT]);
}
