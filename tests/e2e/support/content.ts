import {type Page, readPages} from '../../../src/markdown/pages';
import {projectDir} from '../../paths';

let pages: Map<string, Page> | undefined;

/** Returns the Markdown page with this route, if it is one. All are read once in each worker. */
export function pageOfRoute(route: string): Page | undefined {
  pages ??= new Map(readPages(projectDir).map((page) => [page.route, page]));
  return pages.get(route);
}
