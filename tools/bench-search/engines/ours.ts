import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from '../../../src/search/plugin/build-index';
import {QUESTIONS_FILE} from '../../../src/search/shared/constants';
import type {LoadedIndex} from '../../../src/search/shared/lookup';
import type {SearchDocument} from '../../../src/search/shared/types';
import {projectDir} from '../../process.mjs';
import {importBundled} from '../compile';
import {type Corpus, toRecords} from '../corpus';
import type {Engine} from '.';

const loader = path.join(projectDir, 'src/search/shared/load-index.ts');
const questionsLoader = path.join(projectDir, 'src/search/shared/load-questions.ts');
const ranking = path.join(projectDir, 'src/search/shared/ranking/index.ts');

/** Returns the index files of the build by tag, or new ones for generated pages. */
async function indexFilesOf(corpus: Corpus): Promise<[tag: string, file: string][]> {
  if (corpus.isReal) {
    const names = (await readdir(corpus.buildDir))
      .filter((name) => /^search-index-.+\.json$/u.test(name))
      .toSorted();
    return Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        name.replace(/^search-index-|\.json$/gu, ''),
        await readFile(path.join(corpus.buildDir, name), 'utf8'),
      ]),
    );
  }
  const records = toRecords(corpus);
  const tags = [...new Set(records.map(({searchTag}) => searchTag))].toSorted();
  return tags.map((tag) => {
    const sections = records
      .filter(({searchTag}) => searchTag === tag)
      .map(({route, pageTitle, title, content, tags: labels}) => ({
        pageTitle,
        sectionTitle: title,
        sectionRoute: route,
        type: 'docs' as const,
        content,
        citedFiles: [],
        tags: labels,
        sidebarParentCategories: [],
        keywords: [],
        questions: [],
        searches: [],
        names: [],
        facts: {kind: '', group: ''},
      }));
    return [tag, JSON.stringify(buildIndex(sections))];
  });
}

export const ours: Engine = {
  name: 'this site',
  given:
    'the `search-index-*.json` and `search-questions.json` of the build and `src/search/shared/ranking/`, all tags searched, no current section (on generated pages: `src/search/plugin/build-index.ts`, one index per tag, without the keywords of front matter, questions and names); its files hold keywords of the pages’ front matter and what people ask of each section (`search-questions.json`, which readers fetch for a sentence only), which no other engine reads',
  async build(corpus) {
    const files = await indexFilesOf(corpus);
    const questions = corpus.isReal
      ? [await readFile(path.join(corpus.buildDir, QUESTIONS_FILE), 'utf8')]
      : [];
    const {loadIndex} = await importBundled(loader);
    const {addQuestions} = await importBundled(questionsLoader);
    const {searchIndexes} = await importBundled(ranking);
    let indexes: LoadedIndex[] = [];
    return {
      code: `import {loadIndex} from ${JSON.stringify(loader)}; import {addQuestions} from ${JSON.stringify(questionsLoader)}; import {searchIndexes} from ${JSON.stringify(ranking)}; globalThis.search = {loadIndex, addQuestions, searchIndexes};`,
      data: [...files.map(([, file]) => file), ...questions],
      load() {
        indexes = files.map(([tag, file]) => loadIndex(tag, JSON.parse(file)));
        for (const file of questions) {
          addQuestions(indexes, JSON.parse(file));
        }
      },
      search(query) {
        const hits: {document: SearchDocument}[] = searchIndexes(indexes, query);
        return hits.map(({document}) => document.sectionRoute);
      },
    };
  },
};
