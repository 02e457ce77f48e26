import type {PackedNames} from '../packed';

/** Stands for a value in the text of a message. */
export const HOLE = '…';

/** What the pinned source has, as `npm run code-index` writes it. */
export type CodeIndex = {
  /** Version of the Strapi packages that were read. */
  version: string;
  /** Every file by its path in the monorepo, sorted. */
  files: Record<string, IndexedFile>;
};

/** A line of a file, from 1, and what is there; 0 where only a declaration without a source map is published. */
type Place = [line: number, text: string];

/** A message, and the name of the innermost of the file's symbols that it is in; `''` for none. */
type MessagePlace = [line: number, text: string, symbol?: string];

/** What a file has, in the order of the lines. */
export type IndexedFile = {
  /** How long it is; absent where only a declaration is published, and for files that are no programs. */
  lines?: number;
  /** Texts that it throws or logs, with a {@link HOLE} for each value. */
  messages?: MessagePlace[];
  /** Names that it declares. */
  symbols?: Place[];
};

/** Texts with their places in the files. Each list has all files one after the other. */
export type PackedPlaces = {
  /** How many each file has. */
  counts: string;
  /** How many lines each is below the one before it in its file. */
  lines: string;
  /** The texts, parted by line breaks. */
  texts: string;
};

/** Content of `search-code.json`; lists of numbers and of names are packed, see `packed.ts`. */
export type CodeFile = {
  version: string;
  files: PackedNames;
  messages: PackedPlaces;
  symbols: PackedPlaces;
  /** Pages that explain files. */
  pages: CodePage[];
  /** For each file the place of the page that explains it, plus 1; 0 when no page cites it. */
  pagesOfFiles: string;
  /** Folders that have a file which a page cites, and for each the place of the page that explains it. */
  folders: PackedNames;
  pagesOfFolders: string;
};

/** A page of this site. */
export type CodePage = {route: string; title: string};

/** A page, and what of a file it explains. */
export type Explanation = CodePage & {covers: 'file' | 'folder' | 'package'};

/** What a query finds in the code of Strapi. */
export type CodeHit = {
  kind: 'message' | 'symbol' | 'file';
  /** The message with a {@link HOLE} for each value, the name, or the last part of the path. */
  text: string;
  /** Path in the monorepo; that of a folder ends with a slash. */
  file: string;
  /** Absent for files, and where it is not known. */
  line?: number;
  /** Where the line is at the pinned version, on GitHub. */
  url: string;
  /**
   * True for a message all of which is in the query, for a name or a path that is what was typed, and for the frame of a
   * stack trace; false for what is only like the query.
   */
  isComplete: boolean;
  /** The page that explains the file, or a folder near above it, or its package. */
  explanation?: Explanation;
};
