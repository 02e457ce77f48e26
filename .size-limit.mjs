import {existsSync, readdirSync, readFileSync} from 'node:fs';

const scripts = 'build/assets/js';
if (!existsSync(scripts)) {
  throw new Error('There is no build to measure: run `npm run build` first.');
}

/** The widget and the library below it: the bundler names their chunks by numbers, but only they have the library's classes. */
const widget = readdirSync(scripts)
  .map((name) => `${scripts}/${name}`)
  .filter((file) => readFileSync(file, 'utf8').includes('aa-Panel'));

/**
 * What readers download, compressed by Brotli; of the build in `build/`. A limit is a little above what was measured. What
 * every page has, its scripts and styles among it, is in tools/budgets/.
 */
export default [
  {name: 'Search: the widget', path: widget, limit: '39 kB'},
  {
    name: 'Search: the largest index',
    path: 'build/search-index-docs-default-current.json',
    limit: '120 kB',
  },
  {name: 'Home page', path: 'build/index.html', limit: '6.1 kB'},
];
