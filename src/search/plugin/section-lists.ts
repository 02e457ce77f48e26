import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {didYouMean} from '../../lib/nearest';
import {splitRoute} from '../shared/routes';
import {takeApart, tokenize, tokenizeTitle} from '../shared/tokenizer';
import type {IndexedSection} from '../shared/types';

/** What people write by hand of the sections of pages, in a folder of `data` with a file for each page, at the page's route. */
type Kind = {
  /** Name of the folder, and of the property of a section. */
  name: 'questions' | 'names';
  /** The most texts of a section, and the most characters of a text. */
  maxCount: number;
  maxLength: number;
  /** The most texts of what is somewhere on the page, the searches of its first section; without, there may be none. */
  maxCountAnywhere?: number;
  /** Returns what is wrong with the texts of a section. */
  findFaults: (texts: readonly string[], section: IndexedSection) => string[];
};

const KINDS: readonly Kind[] = [
  // A reader of the file sees what a section is asked for, and people type no more.
  {
    name: 'questions',
    maxCount: 9,
    maxLength: 80,
    maxCountAnywhere: 100,
    findFaults: () => [],
  },
  {name: 'names', maxCount: Infinity, maxLength: Infinity, findFaults: findFaultsOfNames},
];

/** What stands for the beginning of a page, above its first heading: `#top` is the fragment of the top of a document. */
const TOP = 'top';

/** What stands for the page as a whole. */
const ANYWHERE = 'anywhere';

/** The list of a section, with where it is. */
type Entry = {
  /** Route of the page, without base path. */
  route: string;
  /** `#` and the id of the heading; empty for the beginning of the page; undefined for the page as a whole. */
  anchor: string | undefined;
  texts: string[];
  /** File and line. */
  place: string;
};

/** Names are looked up among the words of sections and the parts of these. */
function findFaultsOfNames(
  names: readonly string[],
  {content, pageTitle, sectionTitle, sectionRoute}: IndexedSection,
): string[] {
  const terms = new Set([
    ...[pageTitle, sectionTitle].flatMap(tokenizeTitle),
    ...tokenize(content),
  ]);
  return names
    .filter((name) => !terms.has(takeApart(name).whole))
    .map(
      (name) =>
        `"${name}" is no word of ${sectionRoute}: take it away, or move it to the section that explains it.`,
    );
}

/** Reads a file: its entries, and what is wrong with it, a line each. */
function readEntries(kind: Kind, file: string, route: string, text: string) {
  const {name, maxLength, maxCountAnywhere} = kind;
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter});
  const placeOf = (offset: number) => `${file}:${lineCounter.linePos(offset).line}`;
  const entries: Entry[] = [];
  const faults = errors.map(({message, pos}) => `${placeOf(pos[0])}: ${message.split('\n')[0]}`);
  if (errors.length > 0 || !isMap(contents)) {
    const isNoMap = errors.length === 0;
    return {
      entries,
      faults: isNoMap
        ? [`${file}:1: write a heading's id, or "${TOP}", with a list of ${name} below.`]
        : faults,
    };
  }
  for (const {key, value} of contents.items) {
    const id = isScalar(key) ? String(key.value) : '';
    const isAnywhere = maxCountAnywhere !== undefined && id === ANYWHERE;
    const maxCount = isAnywhere ? maxCountAnywhere : kind.maxCount;
    const place = placeOf((isScalar(key) && key.range?.[0]) || 0);
    const items = isSeq(value)
      ? value.items.map((item) => (isScalar(item) && item.value) as unknown)
      : [];
    const texts = items.filter((item) => typeof item === 'string');
    if (texts.length === 0 || texts.length < items.length) {
      faults.push(`${place}: write the ${name} of "${id}" as a list of texts.`);
    } else if (texts.length > maxCount) {
      faults.push(`${place}: "${id}" has ${texts.length} ${name}: ${maxCount} at most.`);
    } else {
      const long = texts.filter(({length}) => length > maxLength);
      faults.push(
        ...long.map(
          (item) => `${place}: "${item}" has ${item.length} characters: ${maxLength} at most.`,
        ),
      );
      const anchor = id === TOP ? '' : `#${id}`;
      entries.push({route, anchor: isAnywhere ? undefined : anchor, texts, place});
    }
  }
  return {entries, faults};
}

/** Reads all files of a kind. */
function readAll(siteDir: string, kind: Kind) {
  const folder = `data/${kind.name}`;
  const directory = path.join(siteDir, folder);
  const files = existsSync(directory)
    ? (readdirSync(directory, {recursive: true}) as string[]).filter((file) =>
        file.endsWith('.yml'),
      )
    : [];
  return files.toSorted().map((file) => {
    const name = file.split(path.sep).join('/');
    const text = readFileSync(path.join(directory, file), 'utf8');
    return readEntries(kind, `${folder}/${name}`, `/${name.replace(/\.yml$/u, '')}`, text);
  });
}

/** Returns what is wrong with the place that an entry names; undefined when it is there. */
function findFault(
  {maxCountAnywhere}: Kind,
  {route, anchor, place}: Entry,
  anchorsOfPages: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const anchors = anchorsOfPages.get(route);
  if (!anchors) {
    return `${place}: no page has the route ${route}: move the file to the route of its page.${didYouMean(route, anchorsOfPages.keys())}`;
  }
  if (anchor !== undefined && !anchors.has(anchor)) {
    const others = maxCountAnywhere === undefined ? [TOP] : [TOP, ANYWHERE];
    const ids = [...anchors].map((each) => each.slice(1) || TOP);
    return `${place}: ${route} has no section "${anchor.slice(1)}" that is searched: take the id of one of its headings, or ${others.map((other) => `"${other}"`).join(' or ')}.${didYouMean(anchor.slice(1), [...ids, ...others])}`;
  }
  return undefined;
}

/**
 * Adds to sections their questions and names, of the files in `data/questions` and `data/names`; a site without a folder has
 * none.
 *
 * @param baseUrl what the routes of the sections begin with
 * @throws one error that names each entry whose page or section is not there, or that is no list of such texts
 */
export function addSectionLists(
  siteDir: string,
  baseUrl: string,
  sections: readonly IndexedSection[],
): void {
  const byRoute = new Map(
    sections.map((section) => [`/${section.sectionRoute.slice(baseUrl.length)}`, section]),
  );
  const anchorsOfPages = new Map<string, Set<string>>();
  for (const route of byRoute.keys()) {
    const {pathname, anchor} = splitRoute(route);
    anchorsOfPages.set(pathname, (anchorsOfPages.get(pathname) ?? new Set()).add(anchor));
  }
  const faults: string[] = [];
  for (const kind of KINDS) {
    const files = readAll(siteDir, kind);
    faults.push(...files.flatMap(({faults: ofFile}) => ofFile));
    for (const entry of files.flatMap(({entries}) => entries)) {
      const fault = findFault(kind, entry, anchorsOfPages);
      if (fault === undefined) {
        const {route, anchor, texts, place} = entry;
        const [first] = anchorsOfPages.get(route)!;
        const section = byRoute.get(route + (anchor ?? first))!;
        const ofTexts = kind.findFaults(texts, section);
        faults.push(...ofTexts.map((ofText) => `${place}: ${ofText}`));
        section[anchor === undefined ? 'searches' : kind.name] = texts;
      } else {
        faults.push(fault);
      }
    }
  }
  if (faults.length > 0) {
    throw new Error(
      `Questions and names of sections have faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
}
