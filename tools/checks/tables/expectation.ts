import type {SourceTree} from '../../strapi/resolve';
import type {CliCommand} from '../strapi-cli';

/** What the tables are compared with; each is asked for only when a table needs it. */
export type Truth = {
  source(): Promise<SourceTree>;
  /** Returns the published command line. */
  cli(): Promise<{program: CliCommand}>;
};

/** The names a table must have, and how it writes them. */
export type Expectation = {
  names: string[];
  /** Returns the names that a row writes with these texts; a text that is no name stays as it is. */
  read: (texts: string[]) => string[];
  /** The value of each name, for a table of defaults. */
  values?: Map<string, string>;
};

/** One comparison of tables. */
export type Comparison = {
  /** What it compares with: `path#symbol`. Absent where it may have none, as the command line has. */
  subject?: string;
  /** The column whose texts are compared, where it is not the first. Rows without code there are left alone. */
  column?: string;
  /** Returns what a table must have, or in a sentence why that cannot be found. */
  expect(subject: string, truth: Truth): Promise<Expectation | string>;
};
