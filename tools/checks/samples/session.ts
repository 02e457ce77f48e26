import path from 'node:path';
import type ts from 'typescript-api';
import type {Fence} from './fences';

/** The names that a sample declares or imports at its top level. */
type Names = {
  /** Constants, functions, classes. */
  values: string[];
  types: string[];
  /** Those of both that it exports itself. */
  exported: Set<string>;
};

function namesOfBinding(api: typeof ts, name: ts.BindingName): string[] {
  return api.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        api.isOmittedExpression(element) ? [] : namesOfBinding(api, element.name),
      );
}

/** Returns what a statement declares or imports. */
function namesOf(api: typeof ts, statement: ts.Statement): {values: string[]; types: string[]} {
  if (api.isImportDeclaration(statement)) {
    return namesOfImport(api, statement);
  }
  if (api.isVariableStatement(statement)) {
    const {declarations} = statement.declarationList;
    return {values: declarations.flatMap(({name}) => namesOfBinding(api, name)), types: []};
  }
  if (api.isInterfaceDeclaration(statement) || api.isTypeAliasDeclaration(statement)) {
    return {values: [], types: [statement.name.text]};
  }
  const isNamed =
    api.isFunctionDeclaration(statement) ||
    api.isClassDeclaration(statement) ||
    api.isEnumDeclaration(statement);
  return {values: isNamed && statement.name ? [statement.name.text] : [], types: []};
}

/** Returns what an import brings in; as types only what says so. */
function namesOfImport(
  api: typeof ts,
  {importClause}: ts.ImportDeclaration,
): {values: string[]; types: string[]} {
  const {name, namedBindings, isTypeOnly} = importClause ?? {};
  const bound = namedBindings
    ? api.isNamedImports(namedBindings)
      ? namedBindings.elements.map((element) => ({
          text: element.name.text,
          isType: isTypeOnly || element.isTypeOnly,
        }))
      : [{text: namedBindings.name.text, isType: isTypeOnly}]
    : [];
  const all = name ? [{text: name.text, isType: isTypeOnly}, ...bound] : bound;
  return {
    values: all.filter(({isType}) => !isType).map(({text}) => text),
    types: all.filter(({isType}) => isType).map(({text}) => text),
  };
}

function readNames(api: typeof ts, {code}: Fence): Names {
  const names: Names = {values: [], types: [], exported: new Set()};
  for (const statement of api.createSourceFile('fence.ts', code, api.ScriptTarget.ES2022)
    .statements) {
    const {values, types} = namesOf(api, statement);
    names.values.push(...values);
    names.types.push(...types);
    const modifiers = api.canHaveModifiers(statement) ? api.getModifiers(statement) : undefined;
    if (modifiers?.some(({kind}) => kind === api.SyntaxKind.ExportKeyword)) {
      [...values, ...types].forEach((name) => names.exported.add(name));
    }
    if (api.isExportDeclaration(statement) && statement.exportClause) {
      if (api.isNamedExports(statement.exportClause)) {
        statement.exportClause.elements.forEach(({name}) => names.exported.add(name.text));
      }
    }
  }
  return names;
}

/** Where a later sample finds a name. */
type Source = {file: string; isType: boolean};

function importLine(
  file: string,
  code: string,
  names: Names,
  session: Map<string, Source>,
): string {
  const own = new Set([...names.values, ...names.types, ...names.exported]);
  const imports: string[] = [];
  for (const [name, source] of session) {
    const isUsed = new RegExp(
      `(?<![\\w$]|(?<!\\.\\.)\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`,
    ).test(code);
    if (isUsed && !own.has(name)) {
      const relative = path.posix.relative(path.posix.dirname(file), source.file);
      const from = (relative.startsWith('.') ? relative : `./${relative}`).replace(/\.tsx?$/, '');
      imports.push(`import ${source.isType ? 'type ' : ''}{${name}} from '${from}';`);
    }
  }
  return imports.join(' ');
}

function exportLine({values, types, exported}: Names): string {
  const missing = (list: string[]) => list.filter((name) => !exported.has(name)).join(', ');
  const lines = [
    ...(missing(values) ? [`export {${missing(values)}};`] : []),
    ...(missing(types) ? [`export type {${missing(types)}};`] : []),
  ];
  return lines.join(' ');
}

/**
 * Returns the modules of fences. The executed ones of a page share a session, as in a console: what one declares or imports,
 * later ones use by its name. A line of a module is the same line of the page.
 *
 * @param files the fences by the names of their modules, in the order of the pages
 */
export async function withSession(files: ReadonlyMap<string, Fence>): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const sessions = new Map<string, Map<string, Source>>();
  for (const [file, fence] of files) {
    let before = '';
    let after = '';
    if (fence.isRun) {
      const {default: api} = await import('typescript-api');
      const session = sessions.get(fence.file) ?? new Map<string, Source>();
      sessions.set(fence.file, session);
      const names = readNames(api, fence);
      before = importLine(file, fence.code, names, session);
      after = exportLine(names);
      names.values
        // The global one stays what it is, whatever a package calls its exports.
        .filter((name) => name !== 'strapi')
        .forEach((name) => session.set(name, {file, isType: false}));
      names.types.forEach((name) => session.set(name, {file, isType: true}));
    }
    texts.set(file, `${before}${'\n'.repeat(fence.line)}${fence.code}\n${after}\n`);
  }
  return texts;
}
