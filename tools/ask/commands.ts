import {findAbout} from './about';
import type {Build} from './build';
import {readPage} from './page';
import {search} from './search';
import {describeAbout, describeSearch, describeStale} from './text';

/** What a command answers: for programs, and for people. */
export type Answer = {data: object; text: string};

/** Returns what the search field of the site finds. */
export function answerSearch(build: Build, query: string): Answer {
  const data = search(build, query);
  return {data, text: describeSearch(data)};
}

/** Returns a page as Markdown. */
export function answerPage(build: Build, route: string): Answer {
  const data = readPage(build, route);
  return {data, text: data.markdown};
}

/** Returns what is written about a file, a folder or a symbol. */
export function answerAbout(build: Build, subject: string): Answer {
  const data = findAbout(build, subject);
  return {data, text: describeAbout(data)};
}

/** Returns the pages whose cited code is another in another version. */
export async function answerStale(build: Build, against: string | undefined): Promise<Answer> {
  // Has the compiler with it, which takes a second to load.
  const {findStale} = await import('./stale');
  const data = await findStale(build, against);
  return {data, text: describeStale(data)};
}
