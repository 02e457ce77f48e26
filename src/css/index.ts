/** The site's own sheets in their order, relative to the project's folder. */
export const customCss: string[] = [
  './src/css/tokens.css',
  './src/css/base.css',
  './src/css/layout.css',
  './src/css/content.css',
  './src/css/diagrams.css',
  './src/css/screens.css',
  './src/css/code-references.css',
  './src/css/hints.css',
  './src/css/missing-script.css',
  './src/css/print.css',
];
