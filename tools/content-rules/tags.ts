import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {TAGS_FILE} from '../../src/plugins/tags/unknown-tags';
import type {Page} from '../../src/content/pages';
import type {Tag} from './types';

/**
 * Reads the one list of tags.
 *
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
    isScalar(key) ? [{key: String(key.value), line: lineCounter.linePos(key.range![0]).line}] : [],
  );
}

/** Gives the tags that a page carries, as far as they are text. */
export function tagsOf({frontMatter: {tags}}: Page): {key: string; index: number}[] {
  return Array.isArray(tags)
    ? tags.flatMap((key: unknown, index) => (typeof key === 'string' ? [{key, index}] : []))
    : [];
}

/** What all spellings of a tag have in common: letter case, hyphens, spaces and a plural make no difference. */
export function tagSound(key: string): string {
  return key
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
}
