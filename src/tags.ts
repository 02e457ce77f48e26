import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {nearest} from './nearest';

/** The one list of tags, relative to the project's folder. */
export const TAGS_FILE = 'docs/tags.yml';

/** A tag of the list. */
export type Tag = {
  /** What pages write. */
  key: string;
  /** Its line in the list, from 1. */
  line: number;
};

/**
 * Reads the one list of tags.
 *
 * @param siteDir the project's folder
 * @throws when the file is missing or not a map
 */
export function readTags(siteDir: string): Tag[] {
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(readFileSync(path.join(siteDir, TAGS_FILE), 'utf8'), {
    lineCounter,
  });
  if (!isMap(contents)) {
    throw new Error(`${TAGS_FILE} is not a list of tags: each tag is a key with its label below.`);
  }
  return contents.items.flatMap(({key}) =>
    isScalar(key) && key.range
      ? [{key: String(key.value), line: lineCounter.linePos(key.range[0]).line}]
      : [],
  );
}

/**
 * Says that the field `tags` of a page names a tag that is not in the list, and what to do about it. The build and the
 * content rules use the same words.
 *
 * @param known keys of the list
 */
export function describeUnknownTag(tag: string, known: readonly string[]): string {
  return `names "${tag}", which is not in ${TAGS_FILE}: take "${nearest(tag, known).join()}" or another of the list`;
}
