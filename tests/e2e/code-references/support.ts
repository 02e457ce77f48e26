import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readPages} from '../../../src/markdown/pages';
import {readHtml, readRoutes} from '../support/site';
import {projectDir} from '../../paths';

/** What the manifest's file holds, as these tests read it. */
type ManifestFiles = Record<string, {symbols?: Record<string, {first?: number; last?: number}>}>;

/** The committed manifest's files. */
export const manifestFiles = (
  JSON.parse(readFileSync(path.join(projectDir, 'data/code-manifest.json'), 'utf8')) as {
    files: ManifestFiles;
  }
).files;

/** Routes of the pages that cite code. */
export const routesWithReferences = readRoutes().filter((route) =>
  /<(?:details|footer)[^>]* id="?code-map/.test(readHtml(route)),
);

/** Returns the foot of a page that cites code, as HTML: a list, but for the symptoms, whose rows are that list. */
export function footOf(route: string): string {
  return /<(details|footer)[^>]* id="?code-map.*?<\/\1>/s.exec(readHtml(route))![0];
}

/** Returns the text of an attribute of a tag as it was built, quoted or not. */
export function attributeOf(tag: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]*))`).exec(tag) ?? [];
  return quoted ?? bare;
}

/** Returns the code references that the front matter of a Markdown text names beside those of its text. */
export function checkedOf(markdown: string): string[] {
  const {checked = []} = parse(markdown.split('\n---\n')[0]!) as {checked?: string[]};
  return checked;
}

/** Returns the code references of a Markdown text in the order of the text: all but those that samples show. */
export function referencesOf(markdown: string): string[] {
  const text = markdown.replace(/^(`{3,}).*?^\1/gms, '').replace(/``.*?``/g, '');
  const found = [...text.matchAll(/(?:\]\(|^\[[^\]]+\]: ?|<)code:([^)\s>]+)/gm)];
  return found.map(([, reference]) => reference!);
}

const filesOfRoutes = new Map(readPages(projectDir).map(({route, file}) => [route, file]));

/** Returns the Markdown file of a page of the build, relative to the project. */
function sourceFileOf(route: string): string {
  return filesOfRoutes.get(route)!;
}

/** Returns the Markdown of a page of the build. */
export function readSource(route: string): string {
  return readFileSync(path.join(projectDir, sourceFileOf(route)), 'utf8');
}
