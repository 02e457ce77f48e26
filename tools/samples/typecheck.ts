import {spawn} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Fence, Finding} from './fences';

/** An error of the compiler inside a fence. */
type Diagnostic = {code: string; line: number; message: string};

/** As a Strapi project compiles, but stricter, and with the resolution of a bundler for both sides. */
const compilerOptions = {
  jsx: 'react-jsx',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  // A sample without import or export is a module all the same: its names are its own.
  moduleDetection: 'force',
  moduleResolution: 'Bundler',
  noEmit: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  target: 'ES2022',
  types: ['node'],
};

/** What to do about the errors that samples meet most. */
const advice: Record<string, string> = {
  TS2304: 'Declare or import the name.',
  TS2307:
    'Import from a published package, or give the fence it comes from that file as its title.',
  TS2345: 'A content type that no sample has yet belongs into tools/samples/schemas.d.ts.',
  TS18046: 'Narrow the value first.',
};

/** The file that a title stands for; undefined when it is no plain path of a module in this language. */
function titleToPath({title, language}: Fence): string | undefined {
  return title &&
    /^[\w@.[\]-]+(?:\/[\w@.[\]-]+)*$/.test(title) &&
    !title.split('/').some((part) => part === '..' || part === 'node_modules') &&
    title.endsWith(`.${language}`) &&
    // The compiler leaves declaration files unchecked.
    !title.endsWith('.d.ts')
    ? path.posix.normalize(title)
    : undefined;
}

/**
 * Gives every fence a file of its own. A page has a folder, in which a fence is named by its title, so that the fences of a page
 * can import each other. A second fence of that title lies beside the first.
 */
function nameFiles(fences: Fence[]): Map<string, Fence> {
  const files = new Map<string, Fence>();
  for (const fence of fences) {
    const folder = fence.file.replace(/\.mdx?$/, '');
    const titled = titleToPath(fence);
    const own = `fence-${fence.line}.${fence.language}`;
    const wanted = path.posix.join(folder, titled ?? own);
    const name = files.has(wanted) ? path.posix.join(path.posix.dirname(wanted), own) : wanted;
    files.set(name, fence);
  }
  return files;
}

/** Runs the TypeScript of the site, without a terminal, and gives what it prints. */
function runCompiler(projectDir: string, directory: string): Promise<string> {
  const bin = path.join(projectDir, 'node_modules', 'typescript', 'bin', 'tsc');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, '--project', '.', '--pretty', 'false'], {
      cwd: directory,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

function parseDiagnostics(output: string, files: Map<string, Fence>): Map<Fence, Diagnostic[]> {
  const diagnostics = new Map<Fence, Diagnostic[]>();
  for (const text of output.split('\n')) {
    const [, file, line, code, message] =
      text.match(/^(.+)\((\d+),\d+\): error (TS\d+): (.*)$/) ?? [];
    const fence = files.get(file);
    if (fence) {
      diagnostics.set(fence, [
        ...(diagnostics.get(fence) ?? []),
        {code, line: Number(line), message: message.trim()},
      ]);
    } else if (text.trim() !== '' && !text.startsWith(' ')) {
      // Indented lines explain the one above. Anything else is no error of a sample: the check itself is broken.
      throw new Error(`The compiler could not check the samples: ${text.trim()}`);
    }
  }
  return diagnostics;
}

/** Compares the errors of a fence with those it declares. */
function judge(fence: Fence, diagnostics: Diagnostic[]): Finding[] {
  const {file} = fence;
  const undeclared = diagnostics.filter(({code}) => !fence.errors.includes(code));
  const gone = fence.errors.filter((error) => !diagnostics.some(({code}) => code === error));
  return [
    ...undeclared.map(({code, line, message}) => ({
      file,
      line,
      message: `${code} ${message} ${advice[code] ?? `Mend the sample, or declare error="${code}" if it teaches this error.`}`,
    })),
    ...gone.map((code) => ({
      file,
      line: fence.line,
      message: `The declared error ${code} does not occur. Remove it from error="…", or mend the sample that no longer shows it.`,
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
  projectDir: string,
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
    const found = parseDiagnostics(await runCompiler(projectDir, directory), files);
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

/** Gives the fences of each program: a page that augments modules has one of its own, all others share one. */
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

async function checkProgram(projectDir: string, fences: Fence[]): Promise<[Fence, Finding[]][]> {
  // Below tools/strapi, because modules are looked up from there; a folder a run, because tests run side by side.
  const parent = path.join(projectDir, 'tools', 'strapi', '.samples');
  mkdirSync(parent, {recursive: true});
  const directory = mkdtempSync(path.join(parent, 'run-'));
  try {
    const files = nameFiles(fences);
    for (const [name, {code, line}] of files) {
      const target = path.join(directory, name);
      mkdirSync(path.dirname(target), {recursive: true});
      // Blank lines above, so that a line of the module is the same line of the page.
      writeFileSync(target, `${'\n'.repeat(line)}${code}\n`);
    }
    copyFileSync(
      path.join(import.meta.dirname, 'schemas.d.ts'),
      path.join(directory, 'schemas.d.ts'),
    );
    const diagnostics = await compile(projectDir, directory, files);
    return fences.map((fence) => [fence, judge(fence, diagnostics.get(fence) ?? [])]);
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}

/**
 * Type-checks fences against the pinned packages and the sample content types.
 *
 * @param projectDir folder of the project
 * @param fences `ts` and `tsx` fences that are not fragments
 * @returns for each fence the errors that it does not declare and the declarations without an error
 * @throws when the compiler itself fails
 */
export async function typecheck(
  projectDir: string,
  fences: Fence[],
): Promise<Map<Fence, Finding[]>> {
  const judged = await Promise.all(
    groupByProgram(fences).map((program) => checkProgram(projectDir, program)),
  );
  return new Map(judged.flat());
}
