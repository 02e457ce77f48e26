import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {projectDir} from '../../process.mjs';
import {bytesOnTheWire} from '../bytes.mjs';
import {bundleForBrowser, importCompiled} from '../compile.mjs';
import {toRecords} from '../corpus.mjs';

/** @import {Corpus} from '../corpus.mjs' */
/** @import {Engine} from './index.mjs' */

const lookup = path.join(projectDir, 'src/search/shared/lookup.ts');
const ranking = path.join(projectDir, 'src/search/shared/ranking/index.ts');

/**
 * @param {Corpus} corpus
 * @returns {Promise<[tag: string, file: string][]>} the index files of the build, or new ones for generated pages
 */
async function indexFilesOf(corpus) {
  if (corpus.isReal) {
    const names = (await readdir(corpus.buildDir))
      .filter((name) => /^search-index-.+\.json$/u.test(name))
      .toSorted();
    return Promise.all(
      names.map(async (name) => [
        name.replace(/^search-index-|\.json$/gu, ''),
        await readFile(path.join(corpus.buildDir, name), 'utf8'),
      ]),
    );
  }
  const {buildIndex} = await importCompiled(
    path.join(projectDir, 'src/search/plugin/build-index.ts'),
  );
  const records = toRecords(corpus);
  const tags = [...new Set(records.map(({searchTag}) => searchTag))].toSorted();
  return tags.map((tag) => [
    tag,
    JSON.stringify(
      buildIndex(
        records
          .filter(({searchTag}) => searchTag === tag)
          .map(({route, pageTitle, title, content, tags: labels}) => ({
            pageTitle,
            sectionTitle: title,
            sectionRoute: route,
            type: 'docs',
            content,
            citedFiles: [],
            tags: labels,
            sidebarParentCategories: [],
          })),
      ),
    ),
  ]);
}

/** @type {Engine} */
export const ours = {
  name: 'this site',
  given:
    'the `search-index-*.json` of the build and `src/search/shared/ranking/`, all tags searched, no current section (on generated pages: `src/search/plugin/build-index.ts`, one index per tag)',
  async build(corpus) {
    const files = await indexFilesOf(corpus);
    const {loadIndex} = await importCompiled(lookup);
    const {searchIndexes} = await importCompiled(ranking);
    const code = await bundleForBrowser(
      `import {loadIndex} from ${JSON.stringify(lookup)}; import {searchIndexes} from ${JSON.stringify(ranking)}; globalThis.search = {loadIndex, searchIndexes};`,
    );
    /** @type {unknown[]} */
    let indexes = [];
    return {
      bytes: {
        data: files.reduce((sum, [, file]) => sum + bytesOnTheWire(file), 0),
        code: bytesOnTheWire(code),
      },
      load() {
        indexes = files.map(([tag, file]) => loadIndex(tag, JSON.parse(file)));
      },
      search(query) {
        return searchIndexes(indexes, query).map(
          (/** @type {any} */ hit) => hit.document.sectionRoute,
        );
      },
    };
  },
};
