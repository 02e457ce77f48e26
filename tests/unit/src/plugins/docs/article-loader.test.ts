import {expect, test} from 'vitest';
import articleLoader from '../../../../../src/plugins/docs/article-loader.mjs';

const compiled = `export const frontMatter = {title: 'Locks'};
export const toc = [{value: 'Rows', id: 'rows', level: 2}];
function _createMdxContent(props) {
  return _jsx("img", {src: require("!url-loader.js?name=assets/images/[name].[ext]!./row.png").default});
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

const lean = (module: string, resourcePath = '/site/docs/locks.md') =>
  articleLoader.call({resourcePath}, module);

test('what the frame of a page needs stays, the article goes', () => {
  const module = lean(compiled);
  expect(module).toContain("export const frontMatter = {title: 'Locks'};");
  expect(module).toContain("value: 'Rows'");
  expect(module).not.toContain('_createMdxContent');
  expect(module.match(/export default/g)).toHaveLength(1);
});

test('images of the article are still built', () => {
  expect(lean(compiled)).toContain(
    'require("!url-loader.js?name=assets/images/[name].[ext]!./row.png")',
  );
});

test('a module of another form stops the build, which names the file', () => {
  expect(() => lean('export default function Page() {}')).toThrow(
    /No "function _createMdxContent\(" in the compiled \/site\/docs\/locks\.md: .* Adapt it\.$/,
  );
});

test('an article with components stops the build: they would not run', () => {
  expect(() => lean(compiled, '/site/docs/locks.mdx')).toThrow(/^\/site\/docs\/locks\.mdx is MDX/);
});
