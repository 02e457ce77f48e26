import type {Mismatch} from './compare';
import {splitResponse} from './exchange';
import {documentId} from './normalise';

function fenceLines(lines: readonly string[], {expectation}: Mismatch, text: string): string[] {
  const indent = ' '.repeat(expectation.column - 1);
  const body = text.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
  return [lines[expectation.line - 1]!, ...body, lines[expectation.end - 1]!];
}

/** Ids are no words. */
function withCode(row: string): string {
  return row.replace(documentId, '`$&`');
}

/** The lines of a block with what the run gave. */
function replace(lines: readonly string[], mismatch: Mismatch): string[] {
  const {expectation, actual} = mismatch;
  const {line, end} = expectation;
  switch (expectation.kind) {
    case 'result':
    case 'error':
      return fenceLines(lines, mismatch, actual);
    case 'response': {
      const fence = lines.slice(line, end - 1).join('\n');
      const start = /^\s*HTTP\/1\.1\b/m.exec(fence)?.index ?? fence.length;
      const request = fence.slice(0, start).trimEnd();
      const {head, body} = splitResponse(actual);
      return fenceLines(lines, mismatch, [request, head, ...(body ? [body] : [])].join('\n\n'));
    }
    case 'rows': {
      const cells = actual === '' ? [] : actual.split('\n').map((row) => `| ${withCode(row)} |`);
      return [lines[line - 1]!, lines[line]!, ...cells];
    }
    case 'throws': {
      const quote = actual.includes('"') ? "'" : '"';
      const opening = lines[line - 1]!.replace(
        /\bthrows=("[^"]*"|'[^']*')/,
        () => `throws=${quote}${actual}${quote}`,
      );
      return [opening, ...lines.slice(line, end)];
    }
  }
}

/**
 * Returns the text of a page with what the runs gave in the place of what it says.
 *
 * @param mismatches of this page
 */
export function writeResults(text: string, mismatches: readonly Mismatch[]): string {
  const lines = text.split('\n');
  // From the foot up, so that the lines above keep their numbers.
  const fromFoot = mismatches.toSorted((a, b) => b.expectation.line - a.expectation.line);
  for (const mismatch of fromFoot.filter(({actual}) => actual !== '')) {
    const {line, end} = mismatch.expectation;
    lines.splice(line - 1, end - line + 1, ...replace(lines, mismatch));
  }
  return lines.join('\n');
}
