import {readFile} from 'node:fs/promises';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import path from 'node:path';

/** Pages with more words say how long they take. */
const WORDS_OF_LONG_PAGE = 1500;

/** Technical prose is read slowly. */
const WORDS_PER_MINUTE = 200;

/** Front matter, samples and comments: not read word by word. */
const NOT_READ = /^---\n[\s\S]*?\n---\n|^```[\s\S]*?^```|<!--[\s\S]*?-->/gmu;

const WORD = /[\p{L}\p{N}][^\s|]*/gu;

/** Returns how many minutes a page takes that is long; undefined for a shorter one. */
export function readingMinutes(markdown: string): number | undefined {
  const words = markdown.replaceAll(NOT_READ, '').match(WORD)?.length ?? 0;
  return words > WORDS_OF_LONG_PAGE ? Math.round(words / WORDS_PER_MINUTE) : undefined;
}

/** Returns the content with `reading_minutes` in the front matter of long pages, where the lead of a page finds it. */
export async function withReadingTimes(
  content: LoadedContent,
  siteDir: string,
): Promise<LoadedContent> {
  const withTime = async <Doc extends LoadedContent['loadedVersions'][number]['docs'][number]>(
    doc: Doc,
  ): Promise<Doc> => {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
    const minutes = readingMinutes(await readFile(file, 'utf8'));
    return minutes ? {...doc, frontMatter: {...doc.frontMatter, reading_minutes: minutes}} : doc;
  };
  return {
    ...content,
    loadedVersions: await Promise.all(
      content.loadedVersions.map(async (version) => ({
        ...version,
        docs: await Promise.all(version.docs.map(withTime)),
      })),
    ),
  };
}
