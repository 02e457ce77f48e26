import {expect, test} from 'vitest';
import type {OutputPage} from '../../../../../src/plugins/markdown-output/pages';
import {CARD_SIZE, cardSvg, drawCard, linesOf} from '../../../../../src/plugins/previews/card';
import {FEEDS, writeFeeds} from '../../../../../src/plugins/previews/feeds';
import {jsonLdOf, jsonLdScript} from '../../../../../src/plugins/previews/json-ld';

const page = (route: string, more: Partial<OutputPage> = {}): OutputPage => ({
  route,
  title: `Title of ${route}`,
  description: 'What it says.',
  list: 'docs',
  isChecked: true,
  diagrams: [],
  references: [],
  ...more,
});

test('titles break between words, long identifiers inside, and what does not fit ends in dots', () => {
  expect(linesOf('Life of a content API request')).toEqual(['Life of a content API', 'request']);
  expect(linesOf('a'.repeat(30))).toEqual(['a'.repeat(26), 'aaaa']);
  expect(linesOf(Array.from({length: 9}, () => 'b'.repeat(20)).join(' ')).at(-1)).toMatch(/ …$/u);
});

test('a card is a picture of the promised size, with words in it that change it', () => {
  const [one, other] = ['One', 'A & <b>'].map((title) =>
    drawCard(cardSvg({title, section: 'Docs'})),
  );
  // Width and height are in the first chunk of a PNG.
  expect([one!.readUInt32BE(16), one!.readUInt32BE(20)]).toEqual([
    CARD_SIZE.width,
    CARD_SIZE.height,
  ]);
  expect(one!.equals(other!)).toBe(false);
});

test('data of a page cannot end their element, and have a date only where Git knows one', () => {
  const addresses = {
    address: 'https://x/a',
    image: 'https://x/a.png',
    siteName: 'S',
    siteUrl: 'https://x',
  };
  const script = jsonLdScript(jsonLdOf(page('/a', {title: '</script>'}), addresses));
  expect(script.match(/<\/script>/gu)).toHaveLength(1);
  expect(jsonLdOf(page('/a'), addresses)).not.toHaveProperty('dateModified');
  expect(jsonLdOf(page('/a', {updated: '2026-11-01'}), addresses).dateModified).toBe('2026-11-01');
});

test('feeds have the newest page first, RFCs theirs, and what has no date is in none', () => {
  const pages = [
    page('/old', {updated: '2026-01-01'}),
    page('/none'),
    page('/rfcs/new', {list: 'rfcs', updated: '2026-02-02'}),
  ];
  const feeds = writeFeeds(pages, 'https://x/', ({route}) => `https://x${route}`);
  const linksOf = (name: string) =>
    [...feeds.get(name)!.matchAll(/<link>https:\/\/x(\/\w.*?)<\/link>/gu)].map(([, link]) => link);
  expect(linksOf(FEEDS.changes)).toEqual(['/rfcs/new', '/old']);
  expect(linksOf(FEEDS.rfcs)).toEqual(['/rfcs/new']);
  expect(feeds.get(FEEDS.changes)).toContain('Mon, 02 Feb 2026');
});
