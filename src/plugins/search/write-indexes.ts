import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex, type IndexedSection} from '../../search/build-index';
import {indexFileName} from '../../search/constants';

/** Writes the index file of every search tag into the build. */
export async function writeIndexes(
  outDir: string,
  sectionsByTag: ReadonlyMap<string, IndexedSection[]>,
): Promise<void> {
  for (const [tag, sections] of sectionsByTag) {
    await writeFile(path.join(outDir, indexFileName(tag)), JSON.stringify(buildIndex(sections)));
  }
}
