import {load as parseHtml} from 'cheerio';
import MiniSearch from 'minisearch';
import type {Corpus, Page} from '../corpus';
import type {Engine} from '.';

/** The options of VitePress 1.6.4, in its build and in its search box. */
const indexOptions = {fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles']};
const searchOptions = {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}};

/** Rows that its search box shows. */
const MAX_ROWS = 16;

/** As VitePress has them: its sections begin where a heading with a link to itself is. */
const headingRegex = /<h(\d*).*?>(.*?<a.*? href="#.*?".*?>.*?<\/a>)<\/h\1>/giu;
const headingContentRegex = /(.*?)<a.*? href="#(.*?)".*?>.*?<\/a>/iu;
const clearHtmlTags = (html: string) => html.replace(/<[^>]*>/gu, '');

type Section = {anchor: string; titles: string[]; text: string};

/** Returns the sections of a page's HTML, by VitePress' own function. */
function splitPageIntoSections(html: string): Section[] {
  const result = html.split(headingRegex).slice(1);
  const sections: Section[] = [];
  let parentTitles: string[] = [];
  for (let place = 0; place < result.length; place += 3) {
    const level = Number(result[place]) - 1;
    const heading = headingContentRegex.exec(result[place + 1]!);
    const title = clearHtmlTags(heading?.[1] ?? '').trim();
    const content = result[place + 2];
    if (!title || !content) {
      continue;
    }
    const titles = parentTitles.slice(0, level);
    titles[level] = title;
    sections.push({
      anchor: heading?.[2] ?? '',
      titles: titles.filter(Boolean),
      text: clearHtmlTags(content),
    });
    if (level === 0) {
      parentTitles = [title];
    } else {
      parentTitles[level] = title;
    }
  }
  return sections;
}

/** Returns the text of a page as VitePress would render it: each heading with a link, lines of code with their ends. */
function toHtml({html}: Page): string {
  const $ = parseHtml(html);
  const text = $('.theme-doc-markdown').first();
  text.find('br').replaceWith('\n');
  text.find('button, .hash-link').remove();
  text.find('h1, h2, h3, h4, h5, h6').each((_, heading) => {
    const anchor = $(heading).attr('id') ?? '';
    $(heading).append(`<a href="#${anchor}">&ZeroWidthSpace;</a>`).before('\n').after('\n');
  });
  return text.html() ?? '';
}

/** Returns the records of a page, and which of the sections that the suite knows each is in. */
function toRecords(page: Page) {
  const known = new Set(page.sections.map(({anchor}) => anchor));
  let route = page.route;
  return splitPageIntoSections(toHtml(page)).map(({anchor, titles, text}, place) => {
    // A heading that is smaller than those of the suite belongs to the one above it.
    if (known.has(`#${anchor}`)) {
      route = `${page.route}#${anchor}`;
    }
    return {
      record: {
        id: anchor ? `${page.route}#${anchor}` : `${page.route}?${place}`,
        text,
        title: titles.at(-1),
        titles: titles.slice(0, -1),
      },
      route,
    };
  });
}

export const vitePress: Engine = {
  name: 'VitePress',
  given:
    'the built pages, cut into sections by VitePress’ own function, in MiniSearch with the options of its build and of its search box (1.6.4): section title (boost 4), text (2), titles above (1); prefix search, edit distance 0.2, any of the words; its box shows 16 rows, of which eight count as everywhere; its index is the string in a script that it ships',
  async build(corpus: Corpus) {
    const index = new MiniSearch(indexOptions);
    const routes = new Map<string, string>();
    for (const page of corpus.pages) {
      for (const {record, route} of toRecords(page)) {
        if (!routes.has(record.id)) {
          routes.set(record.id, route);
          index.add(record);
        }
      }
    }
    const json = JSON.stringify(index);
    const file = `export default ${JSON.stringify(json)}`;
    let loaded = index;
    return {
      code: 'import MiniSearch from "minisearch"; globalThis.search = MiniSearch;',
      data: [file],
      load() {
        loaded = MiniSearch.loadJSON(json, {...indexOptions, searchOptions});
      },
      search(query) {
        return loaded
          .search(query)
          .slice(0, MAX_ROWS)
          .map(({id}) => routes.get(id)!);
      },
    };
  },
};
