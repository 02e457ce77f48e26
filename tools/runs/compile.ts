import {originalPositionFor, TraceMap} from '@jridgewell/trace-mapping';
import ts from 'typescript-api';
import type {Fence} from '../checks/samples/fences';
import {withSession} from '../checks/samples/session';

/** A sample as Node can run it. */
export type Compiled = {
  /** CommonJS, which may wait at its top level. */
  code: string;
  /** Returns the line of the page that a line of the code comes from. */
  lineOf(line: number, column: number): number | undefined;
};

/** Hands on the value of the last line, as a console does, unless that line prints it. */
function withResult(text: string): string {
  const file = ts.createSourceFile('fence.ts', text, ts.ScriptTarget.ES2022);
  // The names that are handed on to later samples are exported behind the last line.
  const last = file.statements.findLast((statement) => !ts.isExportDeclaration(statement));
  if (
    !last ||
    !ts.isExpressionStatement(last) ||
    /^(?:console|strapi\.log)\./.test(last.getText(file))
  ) {
    return text;
  }
  const {expression} = last;
  const [start, end] = [expression.getStart(file), expression.getEnd()];
  return `${text.slice(0, start)}__result(${text.slice(start, end)})${text.slice(end)}`;
}

function transpile(text: string, fileName: string): Compiled {
  const {outputText, sourceMapText = '{}'} = ts.transpileModule(text, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      esModuleInterop: true,
      sourceMap: true,
    },
  });
  const map = new TraceMap(sourceMapText);
  return {
    code: outputText.replace(/^\/\/# sourceMappingURL=.*$/m, ''),
    lineOf: (line, column) => originalPositionFor(map, {line, column}).line ?? undefined,
  };
}

/**
 * Compiles the samples of a page.
 *
 * @param modules by their names
 * @param projectFiles names of those that Strapi loads itself
 */
export async function compileModules(
  modules: ReadonlyMap<string, Fence>,
  projectFiles: ReadonlyMap<string, string>,
): Promise<Map<string, Compiled>> {
  const texts = await withSession(modules);
  const isStep = (name: string) => modules.get(name)?.isRun && !projectFiles.has(name);
  return new Map(
    [...texts].map(([name, text]) => [
      name,
      transpile(isStep(name) ? withResult(text) : text, name),
    ]),
  );
}
