import type {Corpus} from '../corpus';
import {easyops} from './easyops';
import {flexSearch} from './flexsearch';
import {lunrPlain} from './lunr-plain';
import {miniSearch} from './minisearch';
import {orama} from './orama';
import {ours} from './ours';
import {pagefind, pagefindSections} from './pagefind';
import {vitePress} from './vitepress';

/** What every engine is: it takes the pages and gives a search. */
export type Engine = {
  name: string;
  /** What it was given and how it is set, for the report. */
  given: string;
  build(corpus: Corpus): Promise<Search>;
};

/** A search over a corpus. */
export type Search = {
  /** The search code without its interface: a module that imports it, or the finished script. */
  code: string | Uint8Array;
  /** The files of the index; where the query decides which pieces a reader downloads, their bytes on the wire. */
  data: readonly string[] | ((query: string) => Promise<number>);
  /** Set when the rows of sections belong to the pages above them. */
  showsPages?: boolean;
  /** Makes what was downloaded ready for queries, from the beginning each time. */
  load(): void | Promise<void>;
  /**
   * Returns the `route#anchor` of the rows, best first. Of pages with rows of their sections below them there may be eight,
   * of other rows eight count.
   */
  search(query: string): string[] | Promise<string[]>;
};

export const engines = {
  ours,
  easyops,
  lunrPlain,
  vitePress,
  pagefind,
  pagefindSections,
  miniSearch,
  orama,
  flexSearch,
} satisfies Record<string, Engine>;

/** What the command line calls an engine. */
export type EngineKey = keyof typeof engines;

export const engineKeys = Object.keys(engines) as EngineKey[];
