/** Where the article begins in what the framework makes of a Markdown file; above it are metadata and table of contents. */
const ARTICLE = 'function _createMdxContent(';

/** Images and other files of the article: the modules that require them write them into the build. */
const REQUIRED_FILE = /\brequire\("(?:[^"\\]|\\.)*"\)/g;

/**
 * @param {string} module the page as the framework has compiled it
 * @param {string} file
 */
function withoutArticle(module, file) {
  if (file.endsWith('.mdx')) {
    throw new Error(
      `${file} is MDX, whose components would not run: an article is HTML in the browser. Write it in Markdown (.md).`,
    );
  }
  const start = module.indexOf(ARTICLE);
  if (start === -1) {
    throw new Error(
      `No "${ARTICLE}" in the compiled ${file}: @docusaurus/mdx-loader writes its modules in another way than src/plugins/docs/article-loader.mjs knows. Adapt it.`,
    );
  }
  const files = module.slice(start).match(REQUIRED_FILE) ?? [];
  return `${module.slice(0, start)}
// The framework hangs the exports on it, and never calls it.
export default function Article() {}
void (() => [${files.join(', ')}]);
`;
}

/**
 * Loader for the page of a document in the browser: leaves the article out, which comes as HTML (src/article).
 *
 * @this {{resourcePath: string}}
 * @param {string} module the page as the framework has compiled it
 * @returns the module without the article
 * @throws when the article is not where it is expected, or is one that has to run
 */
export default function articleLoader(module) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- The bundler calls it on its context.
  return withoutArticle(module, this.resourcePath);
}
