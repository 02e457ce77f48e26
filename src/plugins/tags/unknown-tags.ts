import {describeUnknownTag, readTags, TAGS_FILE} from '../../tags';
import type {TaggedDoc} from './collect-tagged-docs';

/**
 * Checks that every tag of every page is in the tags file.
 *
 * @throws one error that names each unknown tag with its file and the nearest tag that exists
 */
export function assertKnownTags(taggedDocs: readonly TaggedDoc[], siteDir: string): void {
  // The docs plugin calls a tag inline when the tags file does not have it.
  const unknown = taggedDocs.flatMap(({file, tags}) =>
    tags.filter((tag) => tag.inline).map((tag) => ({file, key: tag.label})),
  );
  if (unknown.length === 0) {
    return;
  }
  const known = readTags(siteDir).map(({key}) => key);
  const findings = unknown.map(
    ({file, key}) => `  ${file}: "tags" ${describeUnknownTag(key, known)}.`,
  );
  throw new Error(
    `${findings.length} unknown ${findings.length === 1 ? 'tag' : 'tags'}. A new tag needs an entry in ${TAGS_FILE} with its description.\n${findings.join('\n')}`,
  );
}
