import {type Corpus, escapeHtml, type Page, type Section} from './corpus';

/** Returns a generator of numbers from 0 to 1 (mulberry32): the same seed gives the same numbers. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu zar bel cor dan fen gol hin jor kan lem mir nol pol ran sel tor van wen zel tra pri clo ste gra flu'.split(
    ' ',
  );

/** Words of a package that stand for these words of the real pages: letters only, from five letters on. */
const replaceable = /[A-Za-z]{5,}/gu;

/** How many of the commonest words of the real pages stay as they are everywhere. */
const COMMON_WORDS = 250;

/** Share of the other words that a package has its own word for. */
const OWN_WORDS = 0.4;

const PAGES_PER_PACKAGE = 12;

function commonWords(real: Corpus): Set<string> {
  const counts = new Map<string, number>();
  for (const {title, content} of real.pages.flatMap(({sections}) => sections)) {
    for (const [word] of `${title} ${content}`.matchAll(replaceable)) {
      counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
    }
  }
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return new Set(sorted.slice(0, COMMON_WORDS).map(([word]) => word));
}

/** Makes the vocabulary of a package: a word of the real pages becomes always the same invented word, or stays. */
function createVocabulary(
  random: () => number,
  common: ReadonlySet<string>,
): (text: string) => string {
  const words = new Map<string, string>();
  const invent = () =>
    Array.from(
      {length: 2 + Math.floor(random() * 2)},
      () => syllables[Math.floor(random() * syllables.length)],
    ).join('');
  const translate = (word: string) => {
    const key = word.toLowerCase();
    if (common.has(key)) {
      return word;
    }
    const own = words.get(key) ?? (random() < OWN_WORDS ? invent() : key);
    words.set(key, own);
    if (own === key) {
      return word;
    }
    return word[0] === key[0] ? own : own[0]!.toUpperCase() + own.slice(1);
  };
  // Identifiers keep their form: each hump is translated for itself.
  return (text) =>
    text.replace(replaceable, (word) =>
      word.replace(/[A-Z]?[a-z]+|[A-Z]+/gu, (hump) => (hump.length < 4 ? hump : translate(hump))),
    );
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/** Writes a page in the frame that Docusaurus gives a doc. */
function toHtml({title, searchTag, tags, sections}: Omit<Page, 'html'>): string {
  const body = sections.map(({anchor, title: heading, content}) => {
    const text = `<p>${escapeHtml(content)}</p>`;
    return anchor
      ? `<h2 class="anchor" id="${anchor.slice(1)}">${escapeHtml(heading)}<a href="${anchor}" class="hash-link"></a></h2>${text}`
      : text;
  });
  const links = tags.map((tag) => `<a rel="tag" href="/tags/${slugOf(tag)}">${tag}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>${escapeHtml(title)} | Doc</title><meta name="docusaurus_tag" content="${searchTag}"></head><body><main><article><div class="theme-doc-markdown markdown"><header><h1>${escapeHtml(title)}</h1></header>${body.join('\n')}</div><footer class="theme-doc-footer">${links}</footer></article></main></body></html>`;
}

/**
 * Makes a corpus of many pages from the real ones: each page takes three to six sections of real pages, and every twelve
 * pages make a package with words of its own, so that the vocabulary grows with the corpus as it does in real
 * documentation. The same pages and the same count give the same corpus.
 */
export function generateCorpus(real: Corpus, count: number): Corpus {
  const random = randomFrom(count);
  const common = commonWords(real);
  const sources = real.pages.flatMap(({sections}) => sections.filter(({anchor}) => anchor));
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  let translate = createVocabulary(random, common);
  const pages = Array.from({length: count}, (_, number): Page => {
    if (number % PAGES_PER_PACKAGE === 0) {
      translate = createVocabulary(random, common);
    }
    const source = pick(real.pages);
    const title = translate(`${source.title}: ${pick(sources).title}`);
    const opening = {anchor: '', title, content: translate(source.sections[0]!.content)};
    const sections = new Map<string, Section>([['', opening]]);
    const length = 3 + Math.floor(random() * 4);
    while (sections.size < length) {
      const section = pick(sources);
      const heading = translate(section.title);
      const anchor = `#${slugOf(heading)}`;
      sections.set(anchor, {anchor, title: heading, content: translate(section.content)});
    }
    const page = {
      route: `/docs/generated/${Math.floor(number / PAGES_PER_PACKAGE)}/${slugOf(title)}-${number}`,
      title,
      searchTag: source.searchTag,
      tags: source.tags,
      sections: [...sections.values()],
    };
    return {...page, html: toHtml(page)};
  });
  return {pages, isReal: false, buildDir: real.buildDir};
}
