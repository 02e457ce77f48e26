import {expect, test} from 'vitest';
import {breakPieces, withBreaks} from '../../../../src/lib/break-points';

test.each([
  ['DocumentActionDescription', ['Document', 'Action', 'Description']],
  ['@strapi/strapi/admin/test', ['@strapi/', 'strapi/', 'admin/', 'test']],
  ['Modules.Documents.ServiceInstance', ['Modules', '.Documents', '.Service', 'Instance']],
  ['unstable_useContentManagerRBAC', ['unstable_use', 'Content', 'Manager', 'RBAC']],
  ['useHTMLParserOfStrapi', ['use', 'HTML', 'ParserOf', 'Strapi']],
  ['strapi_history_versions', ['strapi_history_versions']],
  ['packages/core/../x.ts', ['packages/', 'core/', '../x', '.ts']],
  ['A sentence with EventHub.', ['A sentence with EventHub.']],
  ['of private_AutoReloadOverlay only', ['of private_Auto', 'Reload', 'Overlay only']],
])('%s breaks at capitals, slashes and dots', (text, pieces) => {
  expect(breakPieces(text)).toEqual(pieces);
  expect(breakPieces(text).join('')).toBe(text);
});

test('an identifier that is short enough stays whole', () => {
  expect(breakPieces('useRBACPermission', 18)).toEqual(['useRBACPermission']);
});

test('tags and character references of HTML stay as they are', () => {
  expect(withBreaks('<code class="aLongClassNameOfCode">Map&lt;ContentTypeSchema&gt;</code>')).toBe(
    '<code class="aLongClassNameOfCode">Map&lt;Content<wbr>Type<wbr>Schema&gt;</code>',
  );
});
