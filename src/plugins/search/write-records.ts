import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {IndexedSection} from '../../search/build-index';
import {RECORDS_FILE} from '../../search/constants';
import type {SearchRecord} from '../../search/types';

/** Writes the records that the index of the hosted search service has to hold into the build. */
export async function writeRecords(
  outDir: string,
  sectionsByTag: ReadonlyMap<string, IndexedSection[]>,
): Promise<void> {
  const records = [...sectionsByTag].flatMap(([tag, sections]) =>
    sections.map((section): SearchRecord => ({objectID: section.sectionRoute, tag, ...section})),
  );
  await writeFile(path.join(outDir, RECORDS_FILE), JSON.stringify(records));
}
