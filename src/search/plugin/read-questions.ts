import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {didYouMean} from '../../lib/nearest';
import {splitRoute} from '../shared/routes';
import type {IndexedSection} from '../shared/types';

/** The folder with a file for each page, at the page's route; relative to the project's folder. */
const QUESTIONS_DIR = 'data/questions';

/** What stands for the beginning of a page, above its first heading: `#top` is the fragment of the top of a document. */
const TOP = 'top';

/** The most questions of a section: a reader of the file sees what it is asked for, and the index stays light. */
const MAX_QUESTIONS = 9;

/** Longest question, in characters: people type no more. */
const MAX_LENGTH = 80;

/** The questions of a section, with where they are. */
type Entry = {
  /** Route of the page, without base path. */
  route: string;
  /** `#` and the id of the heading; empty for the beginning of the page. */
  anchor: string;
  questions: string[];
  /** File and line. */
  place: string;
};

/** Reads a file: its entries, and what is wrong with it, a line each. */
function readEntries(file: string, route: string, text: string) {
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
        ? [`${file}:1: write a heading's id, or "${TOP}", with a list of questions below.`]
        : faults,
    };
  }
  for (const {key, value} of contents.items) {
    const id = isScalar(key) ? String(key.value) : '';
    const place = placeOf((isScalar(key) && key.range?.[0]) || 0);
    const questions = isSeq(value)
      ? value.items.map((item) => (isScalar(item) && item.value) as unknown)
      : [];
    const texts = questions.filter((question) => typeof question === 'string');
    if (texts.length === 0 || texts.length < questions.length) {
      faults.push(`${place}: write the questions of "${id}" as a list of texts.`);
    } else if (texts.length > MAX_QUESTIONS) {
      faults.push(`${place}: "${id}" has ${texts.length} questions: ${MAX_QUESTIONS} at most.`);
    } else {
      const long = texts.filter(({length}) => length > MAX_LENGTH);
      faults.push(
        ...long.map(
          (question) =>
            `${place}: "${question}" has ${question.length} characters: ${MAX_LENGTH} at most.`,
        ),
      );
      entries.push({route, anchor: id === TOP ? '' : `#${id}`, questions: texts, place});
    }
  }
  return {entries, faults};
}

/** Reads all files. */
function readAll(siteDir: string) {
  const directory = path.join(siteDir, QUESTIONS_DIR);
  const files = existsSync(directory)
    ? (readdirSync(directory, {recursive: true}) as string[]).filter((file) =>
        file.endsWith('.yml'),
      )
    : [];
  return files.toSorted().map((file) => {
    const name = file.split(path.sep).join('/');
    const text = readFileSync(path.join(directory, file), 'utf8');
    return readEntries(`${QUESTIONS_DIR}/${name}`, `/${name.replace(/\.yml$/u, '')}`, text);
  });
}

/** Returns what is wrong with the place that an entry names; undefined when it is there. */
function findFault(
  {route, anchor, place}: Entry,
  anchorsOfPages: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const anchors = anchorsOfPages.get(route);
  if (!anchors) {
    return `${place}: no page has the route ${route}: move the file to the route of its page.${didYouMean(route, anchorsOfPages.keys())}`;
  }
  if (!anchors.has(anchor)) {
    const ids = [...anchors].map((each) => each.slice(1) || TOP);
    return `${place}: ${route} has no section "${anchor.slice(1)}" that is searched: take the id of one of its headings, or "${TOP}".${didYouMean(anchor.slice(1), ids)}`;
  }
  return undefined;
}

/**
 * Adds to sections their questions, of the files in `data/questions`; a site without the folder has none.
 *
 * @param baseUrl what the routes of the sections begin with
 * @throws one error that names each entry whose page or section is not there, or that is no list of short texts
 */
export function addQuestions(
  siteDir: string,
  baseUrl: string,
  sections: readonly IndexedSection[],
): void {
  const files = readAll(siteDir);
  const byRoute = new Map(
    sections.map((section) => [`/${section.sectionRoute.slice(baseUrl.length)}`, section]),
  );
  const anchorsOfPages = new Map<string, Set<string>>();
  for (const route of byRoute.keys()) {
    const {pathname, anchor} = splitRoute(route);
    anchorsOfPages.set(pathname, (anchorsOfPages.get(pathname) ?? new Set()).add(anchor));
  }
  const faults = files.flatMap(({faults: ofFile}) => ofFile);
  for (const entry of files.flatMap(({entries}) => entries)) {
    const fault = findFault(entry, anchorsOfPages);
    if (fault === undefined) {
      byRoute.get(entry.route + entry.anchor)!.questions = entry.questions;
    } else {
      faults.push(fault);
    }
  }
  if (faults.length > 0) {
    throw new Error(
      `Questions of sections have faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
}
