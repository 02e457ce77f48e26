import ts from 'typescript-api';
import {compareFiles} from './files';

/** Returns what a statement exports by name; nothing for `export * from`. */
function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    const named = clause && (ts.isNamedExports(clause) ? [...clause.elements] : [clause]);
    return named?.map(({name}) => name.text) ?? [];
  }
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)) {
    return [];
  }
  const declared = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement as ts.DeclarationStatement];
  return declared.flatMap(({name}) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

/** What files export by name, types included. */
export const exports = compareFiles(
  (files) => files.flatMap(({statements}) => statements.flatMap(exportedNames)),
  () => (texts) => texts,
);
