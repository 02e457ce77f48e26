import {Feed} from 'feed';
import type {OutputPage} from '../markdown-output/pages';

/** Pages of the feed of changes: more than a month has. */
const MOST = 50;

/** A page with the day of its last change in Git. */
type DatedPage = OutputPage & {updated: string};

/** Names of the feeds, relative to the base of the site. */
export const FEEDS = {changes: 'changes.xml', rfcs: 'rfcs.xml'};

/**
 * Returns the feeds of the site as RSS, by the names of their files: RFCs, and all pages as they change. What Git does not know
 * is in none.
 *
 * @param addressOf returns the whole address of a page
 */
export function writeFeeds(
  pages: readonly OutputPage[],
  siteUrl: string,
  addressOf: (page: OutputPage) => string,
): Map<string, string> {
  const dated = pages
    .filter((page): page is DatedPage => page.updated !== undefined)
    .toSorted((one, other) =>
      `${other.updated}${one.route}` < `${one.updated}${other.route}` ? -1 : 1,
    );
  const write = (title: string, description: string, items: readonly DatedPage[]) => {
    const feed = new Feed({
      title,
      description,
      id: siteUrl,
      link: siteUrl,
      language: 'en',
      copyright: '',
      generator: 'Contributor documentation of Strapi',
      updated: new Date(items[0]?.updated ?? 0),
    });
    for (const page of items) {
      const link = addressOf(page);
      // A page that changes again is another entry.
      feed.addItem({
        title: page.title,
        description: page.description,
        id: `${link}?changed=${page.updated}`,
        link,
        date: new Date(page.updated),
      });
    }
    return feed.rss2();
  };
  return new Map([
    [
      FEEDS.changes,
      write(
        'Strapi 5 contributor documentation: changes',
        'Pages that were written, changed or checked again, the newest first.',
        dated.slice(0, MOST),
      ),
    ],
    [
      FEEDS.rfcs,
      write(
        'Strapi 5 contributor documentation: RFCs',
        'Requests for comments, the newest first.',
        dated.filter(({list}) => list === 'rfcs'),
      ),
    ],
  ]);
}
