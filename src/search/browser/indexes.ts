import {whenIdle} from '../../lib/when-idle';
import {indexFileName, QUESTIONS_FILE} from '../shared/constants';
import {loadIndexInSteps} from '../shared/load-index';
import {addQuestionsInSteps} from '../shared/load-questions';
import type {LoadedIndex} from '../shared/lookup';
import type {QuestionsFile, SearchIndexFile} from '../shared/types';
import {loadJson} from './load-json';
import {doInSlices} from './slices';

/** The first index may never come: the others wait no longer than this, in milliseconds. */
const OTHERS_AFTER_MS = 2000;

/** The page may never be idle: the others wait for that no longer than this, in milliseconds. */
const PATIENCE_MS = 500;

/** The indexes that are ready, by address. */
const ready = new Map<string, LoadedIndex>();

function load(url: string, tag: string): Promise<LoadedIndex | undefined> {
  return loadJson(url, async (json) => {
    const index = await doInSlices(loadIndexInSteps(tag, json as SearchIndexFile));
    ready.set(url, index);
    return index;
  });
}

/** Indexes that are on their way. Neither promise rejects. */
export type Indexes = {
  /** Those that are ready as soon as the first one is; all of them when that one cannot be had. */
  first: Promise<LoadedIndex[]>;
  /** All that can be had. */
  all: Promise<LoadedIndex[]>;
};

/** They wait once in a visit: every key asks for all indexes, and must not wait for a page at rest. */
let turnOfOthers: Promise<unknown> | undefined;

/** Resolves when the other indexes may be asked for: once the page is at rest after the first index, with its results shown. */
function waitForTurn(first: Promise<unknown>): Promise<unknown> {
  return (turnOfOthers ??= Promise.race([
    first.then(() => new Promise<void>((resolve) => whenIdle(resolve, PATIENCE_MS))),
    new Promise((resolve) => void setTimeout(resolve, OTHERS_AFTER_MS)),
  ]));
}

/**
 * Loads the indexes of these search tags: the first one before the others, which so do not take its bandwidth, nor its
 * turn at the processor.
 */
export function loadIndexes(baseUrl: string, tags: readonly string[]): Indexes {
  const urls = tags.map((tag) => baseUrl + indexFileName(tag));
  const readyOnes = () => urls.flatMap((url) => ready.get(url) ?? []);
  const [first, ...others] = urls.map((url, place) => () => load(url, tags[place]!));
  const ofFirst = first!();
  const all = waitForTurn(ofFirst)
    .then(() => Promise.all([ofFirst, ...others.map((loadOther) => loadOther())]))
    .then(readyOnes);
  return {first: ofFirst.then((index) => (index ? readyOnes() : all)), all};
}

/** What people ask is added to one index after the other: every key asks for it, and all but the first find it there. */
let adding: Promise<unknown> = Promise.resolve();

/**
 * Adds to these indexes what people ask, as soon as that can be had. Only sentences are looked up in it: ask for it when
 * there is one. Never rejects.
 */
export async function loadQuestions(
  baseUrl: string,
  indexes: Promise<readonly LoadedIndex[]>,
): Promise<void> {
  const file = await loadJson(baseUrl + QUESTIONS_FILE, (json) => json as QuestionsFile);
  const loaded = await indexes;
  if (file) {
    adding = adding.then(() => doInSlices(addQuestionsInSteps(loaded, file)));
    await adding;
  }
}
