import type {Descriptions} from '../descriptions';
import type {Entry} from '../entries';
import type {ExplainedIn} from '../explained-in';
import type {Links} from '../links';

/** Everything that pages are made of. */
export type RenderContext = {
  entries: readonly Entry[];
  descriptions: Descriptions;
  links: Links;
  explainedIn: ExplainedIn;
  /** Titles of the pages of the site, by route. */
  titles: ReadonlyMap<string, string>;
  /** Exports that name an export in their declaration. */
  usersOf(entry: Entry): Entry[];
  /** Folder that has the packages installed. */
  packagesDir: string;
};
