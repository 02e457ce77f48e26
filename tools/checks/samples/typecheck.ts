import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runBin} from '../../process.mjs';
import {compilerOptions as shared} from '../../strapi/compiler-options';
import {strapiDir} from '../../strapi/install';
import type {Problem} from '../check';
import type {Fence} from './fences';
import {nameFiles} from './files';
import {withSession} from './session';

/** An error of the compiler inside a fence. */
type Diagnostic = {code: string; line: number; column: number; message: string};

/** A sample without import or export is a module all the same: its names are its own. */
const compilerOptions = {
  ...shared,
  moduleDetection: 'force',
  resolveJsonModule: true,
  types: ['node'],
};

/** What to do about the errors that samples meet most. */
const advice: Record<string, string> = {
  TS2304: 'Declare or import the name.',
  TS2307:
    'Import from a published package, or give the fence it comes from that file as its title.',
  TS2345:
    'A content type that no sample has yet belongs into tools/strapi/sample-project; then run "npm run schemas".',
  TS18046: 'Narrow the value first.',
};

/** Runs the TypeScript of the site, without a terminal, and gives what it prints. */
async function runCompiler(directory: string): Promise<string> {
  let output = '';
  await runBin('typescript', ['--project', '.', '--pretty', 'false'], {
    cwd: directory,
    onOutput: (text: string) => (output += text),
  });
  return output;
}

const diagnosticPattern =
  /^(?<file>.+)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<message>.*)$/;

function parseDiagnostics(output: string, files: Map<string, Fence>): Map<Fence, Diagnostic[]> {
  const diagnostics = new Map<Fence, Diagnostic[]>();
  for (const text of output.split('\n')) {
    const {file = '', line, column, code, message} = diagnosticPattern.exec(text)?.groups ?? {};
    const fence = files.get(file);
    if (fence && code && message) {
      diagnostics.set(fence, [
        ...(diagnostics.get(fence) ?? []),
        {code, line: Number(line), column: Number(column), message: message.trim()},
      ]);
    } else if (text.trim() !== '' && !text.startsWith(' ')) {
      // Indented lines explain the one above. Anything else is no error of a sample: the check itself is broken.
      throw new Error(`The compiler could not check the samples: ${text.trim()}`);
    }
  }
  return diagnostics;
}

/** Compares the errors of a fence with those it declares. */
function judge(fence: Fence, diagnostics: Diagnostic[]): Problem[] {
  const {file} = fence;
  const undeclared = diagnostics.filter(({code}) => !fence.errors.includes(code));
  const gone = fence.errors.filter((error) => !diagnostics.some(({code}) => code === error));
  return [
    ...undeclared.map(({code, line, column, message}) => ({
      file,
      line,
      // The code of a fence in a list is indented on the page.
      column: column + fence.column - 1,
      message: `${code} ${message} ${advice[code] ?? `Fix the sample, or declare error="${code}" if it teaches this error.`}`,
    })),
    ...gone.map((code) => ({
      file,
      line: fence.line,
      column: fence.column,
      message: `The declared error ${code} does not occur. Remove it from error="…", or fix the sample that no longer shows it.`,
    })),
  ];
}

/**
 * Codes that only the type checker gives. While any file has a syntax error, the compiler stays silent about the types of all
 * files; an error of this kind proves that it was not.
 */
const typeError = /^TS(?:[2-7]\d{3}|136[12])$/;

/** Compiles the files, again without those that cannot be parsed when these hide the errors of the others. */
async function compile(
  directory: string,
  files: Map<string, Fence>,
): Promise<Map<Fence, Diagnostic[]>> {
  const all = new Map<Fence, Diagnostic[]>();
  const remaining = new Map(files);
  while (remaining.size > 0) {
    writeFileSync(
      path.join(directory, 'tsconfig.json'),
      JSON.stringify({compilerOptions, files: ['schemas.d.ts', ...remaining.keys()]}),
    );
    const found = parseDiagnostics(await runCompiler(directory), files);
    for (const [fence, diagnostics] of found) {
      all.set(fence, diagnostics);
    }
    const codes = [...found.values()].flat().map(({code}) => code);
    if (codes.length === 0 || codes.some((code) => typeError.test(code))) {
      break;
    }
    for (const [name, fence] of remaining) {
      if (found.has(fence)) {
        remaining.delete(name);
        rmSync(path.join(directory, name));
      }
    }
  }
  return all;
}

/** A declaration that changes the types of every module of its program. */
const augmentation = /^\s*declare (?:module\b|global\b)/m;

/** Returns the fences of each program: a page that augments modules has one of its own, all others share one. */
function groupByProgram(fences: Fence[]): Fence[][] {
  const augmenting = new Set(
    fences.flatMap(({code, file}) => (augmentation.test(code) ? [file] : [])),
  );
  const programs = new Map<string, Fence[]>();
  for (const fence of fences) {
    const name = augmenting.has(fence.file) ? fence.file : '';
    programs.set(name, [...(programs.get(name) ?? []), fence]);
  }
  return [...programs.values()];
}

async function checkProgram(fences: Fence[]): Promise<Problem[]> {
  // Below tools/strapi, because modules are looked up from there; a folder a run, because tests run side by side.
  const parent = path.join(strapiDir, '.samples');
  mkdirSync(parent, {recursive: true});
  const directory = mkdtempSync(path.join(parent, 'run-'));
  try {
    const files = nameFiles(fences);
    for (const [name, text] of await withSession(files)) {
      const target = path.join(directory, name);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, text);
    }
    copyFileSync(path.join(strapiDir, 'schemas.d.ts'), path.join(directory, 'schemas.d.ts'));
    const diagnostics = await compile(directory, files);
    return fences.flatMap((fence) => judge(fence, diagnostics.get(fence) ?? []));
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}

/**
 * Type-checks fences against the pinned packages and the sample content types.
 *
 * @param fences `ts` and `tsx` fences that are not fragments
 * @returns the errors that the fences do not declare, and the declarations without an error
 * @throws when the compiler itself fails
 */
export async function typecheck(fences: Fence[]): Promise<Problem[]> {
  const problems = await Promise.all(groupByProgram(fences).map(checkProgram));
  return problems.flat();
}
