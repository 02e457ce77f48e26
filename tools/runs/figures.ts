import ts from 'typescript-api';
import {collectFences, type Fence, isCompiled} from '../checks/samples/fences';
import type {Page} from '../../src/markdown/pages';

/** What becomes of a sample besides being compiled. */
type Fate = 'executed' | 'panel' | 'declarations' | 'compiled';

/**
 * Code of the panel, of browser tests and of bundlers. The panel's test renderer is published (`@strapi/admin/strapi-admin/test`),
 * but it imports `@strapi/admin-test-utils`, which is not.
 */
const panel =
  /from '(?:@strapi\/(?:(?:strapi\/)?admin|design-system|icons)\b|react|vite|@playwright)/;

function isDeclaration(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return (
    ts.isImportDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    (modifiers?.some(({kind}) => kind === ts.SyntaxKind.DeclareKeyword) ?? false)
  );
}

function isOnlyDeclarations({code}: Fence): boolean {
  return ts
    .createSourceFile('fence.tsx', code, ts.ScriptTarget.ES2022)
    .statements.every(isDeclaration);
}

/** The fences of a page that run, and those that they import. */
function executedOf(fences: readonly Fence[]): Set<Fence> {
  const executed = new Set(fences.filter(({isRun}) => isRun));
  // A set that grows is walked to its end.
  for (const {code} of executed) {
    for (const fence of fences) {
      const module = fence.title?.replace(/\.ts$/, '');
      if (module && code.includes(`/${module}'`)) {
        executed.add(fence);
      }
    }
  }
  return executed;
}

/** Returns how many of the `ts` and `tsx` samples are executed, and of which kinds the others are. */
export function countFates(pages: readonly Pick<Page, 'file' | 'tree'>[]): Record<Fate, number> {
  const counts: Record<Fate, number> = {executed: 0, panel: 0, declarations: 0, compiled: 0};
  for (const page of pages) {
    const fences = collectFences([page]).fences.filter(isCompiled);
    const executed = executedOf(fences);
    const isPanelPage = fences.some(({language, code}) => language === 'tsx' || panel.test(code));
    for (const fence of fences) {
      if (executed.has(fence)) {
        counts.executed += 1;
      } else if (fence.language === 'tsx' || panel.test(fence.code)) {
        counts.panel += 1;
      } else if (isOnlyDeclarations(fence)) {
        counts.declarations += 1;
      } else if (isPanelPage && !/\bstrapi\b/.test(fence.code)) {
        counts.panel += 1;
      } else {
        counts.compiled += 1;
      }
    }
  }
  return counts;
}
