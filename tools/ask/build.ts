import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  INDEX_NAMES,
  type PageEntry,
  type PagesFile,
  type SymbolsFile,
} from '../../src/plugins/markdown-output/indexes';
import {loadCode, type LoadedCode} from '../../src/search/shared/code/load';
import type {CodeFile} from '../../src/search/shared/code/types';
import {
  CODE_FILE,
  indexFileName,
  QUESTIONS_FILE,
  textsFileName,
} from '../../src/search/shared/constants';
import {loadIndex} from '../../src/search/shared/load-index';
import {addQuestions} from '../../src/search/shared/load-questions';
import type {LoadedIndex} from '../../src/search/shared/lookup';
import type {QuestionsFile, SearchIndexFile, SectionTexts} from '../../src/search/shared/types';
import {sections} from '../../src/sections';
import {UserError} from '../process.mjs';

/** The files of a build that the commands read, each when it is first asked for. */
export class Build {
  readonly #dir: string;
  /** When it was made, in milliseconds. */
  readonly #time: number;
  #pages: PagesFile | undefined;
  #symbols: SymbolsFile | undefined;
  #code: LoadedCode | undefined;
  #indexes: LoadedIndex[] | undefined;

  /** @throws {UserError} when there is no build in the folder */
  constructor(dir: string) {
    this.#dir = dir;
    const time = this.#timeOf();
    if (time === undefined) {
      throw new UserError(
        `There is no build of the site in ${dir}: run "npm run build", or name the folder of one with --build.`,
      );
    }
    this.#time = time;
  }

  #timeOf(): number | undefined {
    return statSync(path.join(this.#dir, INDEX_NAMES.pages), {throwIfNoEntry: false})?.mtimeMs;
  }

  /** True when another build has been made in the folder since. */
  get isOutdated(): boolean {
    return this.#timeOf() !== this.#time;
  }

  #read(name: string): string {
    try {
      return readFileSync(path.join(this.#dir, name), 'utf8');
    } catch (error) {
      throw new UserError(`The build in ${this.#dir} has no ${name}: run "npm run build" again.`, {
        cause: error,
      });
    }
  }

  /** Returns what `make` makes of a file. */
  #load<File, Result>(name: string, make: (file: File) => Result): Result {
    const text = this.#read(name);
    try {
      return make(JSON.parse(text) as File);
    } catch (error) {
      throw new UserError(
        `${path.join(this.#dir, name)} is not of this version of the site: run "npm run build" again.`,
        {cause: error},
      );
    }
  }

  /** Every page, with the code that it cites. */
  get pages(): PagesFile {
    return (this.#pages ??= this.#load(INDEX_NAMES.pages, assertVersion<PagesFile>));
  }

  /** The cited code, with the places that cite it. */
  get symbols(): SymbolsFile {
    return (this.#symbols ??= this.#load(INDEX_NAMES.symbols, assertVersion<SymbolsFile>));
  }

  /** Messages, symbols and files of the pinned source. */
  get code(): LoadedCode {
    return (this.#code ??= this.#load(CODE_FILE, (file: CodeFile) => loadCode(file)));
  }

  /** The indexes of the search, as the search field has them. */
  get indexes(): LoadedIndex[] {
    return (this.#indexes ??= this.#loadIndexes());
  }

  #loadIndexes(): LoadedIndex[] {
    const tags = sections
      .map(({pluginId}) => `docs-${pluginId}-current`)
      .filter((tag) => existsSync(path.join(this.#dir, indexFileName(tag))));
    if (tags.length === 0) {
      throw new UserError(
        `The build in ${this.#dir} has no index of the search: run "npm run build" again.`,
      );
    }
    const indexes = tags.map((tag) =>
      this.#load(indexFileName(tag), (file: SearchIndexFile) => loadIndex(tag, file)),
    );
    this.#load(QUESTIONS_FILE, (file: QuestionsFile) => addQuestions(indexes, file));
    return indexes;
  }

  /** Path below which the site is served, with a slash at both ends. */
  get basePath(): string {
    return new URL(this.pages.site).pathname;
  }

  /** Returns the address of a route. */
  addressOf(route: string): string {
    return new URL(route, this.pages.site).href;
  }

  /** Returns the texts of a page's sections; none in a build that asks a hosted search service. */
  textsOf(route: string): SectionTexts {
    const name = textsFileName(route.slice(this.basePath.length));
    return existsSync(path.join(this.#dir, name))
      ? this.#load(name, (texts: SectionTexts) => texts)
      : {};
  }

  /** Returns a page as Markdown. */
  markdownOf({markdown}: PageEntry): string {
    return this.#read(markdown.slice(this.basePath.length));
  }
}

function assertVersion<File extends PagesFile | SymbolsFile>(file: File): File {
  if (file.version !== 1) {
    throw new TypeError('The index is of another version.');
  }
  return file;
}
