import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  CODE_FILE,
  indexFileName,
  QUESTIONS_FILE,
  RECORDS_FILE,
  textsFileName,
} from '../shared/constants';
import {splitRoute} from '../shared/routes';
import type {SearchRecord, SectionTexts} from '../shared/types';
import {buildIndex} from './build-index';
import {buildCodeFile, readCodeIndex} from './code-file';
import {buildQuestionsFile} from './questions-file';
import type {SearchedSite, SectionsByTag} from './read-site';

async function writeJson(outDir: string, name: string, content: unknown): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(content));
}

/** Writes the index file of every search tag (spec section 3), and what people ask, into the build. */
export async function writeIndexes(outDir: string, sectionsByTag: SectionsByTag): Promise<void> {
  for (const [tag, sections] of sectionsByTag) {
    await writeJson(outDir, indexFileName(tag), buildIndex(sections));
  }
  await writeJson(outDir, QUESTIONS_FILE, buildQuestionsFile(sectionsByTag));
}

/** Writes the texts of every page's sections into the build, for excerpts: the very texts that are indexed. */
export async function writeTexts(
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
  sectionsByTag: SectionsByTag,
): Promise<void> {
  const pages = new Map<string, SectionTexts>();
  for (const {sectionRoute, content} of [...sectionsByTag.values()].flat()) {
    const {pathname, anchor} = splitRoute(sectionRoute);
    pages.set(pathname, {...pages.get(pathname), [anchor]: content});
  }
  for (const [pathname, texts] of pages) {
    await writeJson(outDir, textsFileName(pathname.slice(baseUrl.length)), texts);
  }
}

/** Writes what a query finds in the code that the site is about into the build, unless there is no index of it. */
export async function writeCode(
  {outDir, siteDir}: {outDir: string; siteDir: string},
  {sectionsByTag, otherFiles}: SearchedSite,
): Promise<void> {
  const index = readCodeIndex(siteDir);
  if (index) {
    await writeJson(outDir, CODE_FILE, buildCodeFile(index, sectionsByTag, otherFiles));
  }
}

/** Writes the records that the index of the hosted search service has to hold into the build. */
export async function writeRecords(outDir: string, sectionsByTag: SectionsByTag): Promise<void> {
  const records = [...sectionsByTag].flatMap(([tag, sections]) =>
    sections.map((section): SearchRecord => ({
      objectID: section.sectionRoute,
      tag: section.facts.tag ?? tag,
      ...section,
    })),
  );
  await writeJson(outDir, RECORDS_FILE, records);
}
