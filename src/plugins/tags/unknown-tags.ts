import path from 'node:path';
import {getTagsFile} from '@docusaurus/utils-validation';
import {nearest} from '../../nearest';
import type {TaggedDoc} from './collect-tagged-docs';

/** The one list of tags, relative to the project. */
export const TAGS_FILE = 'docs/tags.yml';

/**
 * Checks that every tag of every page is in the tags file.
 *
 * @throws one error that lists each unknown tag with its file and the nearest tag that exists
 */
export async function assertKnownTags(taggedDocs: TaggedDoc[], siteDir: string): Promise<void> {
  const unknown = taggedDocs.flatMap(({file, tags}) =>
    tags.filter((tag) => tag.inline).map((tag) => ({file, label: tag.label})),
  );
  if (unknown.length === 0) {
    return;
  }
  const contentPath = path.join(siteDir, path.dirname(TAGS_FILE));
  const tagsFile = await getTagsFile({
    contentPaths: {contentPath, contentPathLocalized: contentPath},
    tags: path.basename(TAGS_FILE),
  });
  const known = Object.values(tagsFile ?? {}).map((tag) => tag.label);
  const findings = unknown.map(
    ({file, label}) =>
      `  ${file}: unknown tag "${label}" (nearest known tag: "${nearest(label, known).join()}")`,
  );
  throw new Error(
    `${findings.length} unknown ${findings.length === 1 ? 'tag' : 'tags'}. Use a tag of ${TAGS_FILE}, or add a new one there with its description:\n${findings.join('\n')}`,
  );
}
