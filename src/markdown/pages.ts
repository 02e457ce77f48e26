import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DefaultNumberPrefixParser} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import type {FrontMatter} from './front-matter';
import {routeBasePathOf, type Section, sections} from '../sections';

/** A Markdown page of the content, as its writer sees it. */
export type Page = {
  /** File relative to the project's folder, with forward slashes: `docs/docs/intro.md`. */
  file: string;
  section: Section;
  /** Site-relative route without base path. */
  route: string;
  /** What the front matter says; empty when there is none or it is not a YAML map (see `frontMatterError`). */
  frontMatter: FrontMatter;
  /** Why the front matter could not be read, if so. */
  frontMatterError?: string;
  /** The whole file, front matter included. */
  source: string;
  /** Syntax tree of the whole file; its positions are those of the file. Parsed when it is first asked for. */
  readonly tree: Root;
};

/** A page whose syntax tree nobody asks for, so that it need not be parsed. */
export type PageText = Omit<Page, 'tree'>;

/** The Markdown dialect of the site: CommonMark, GFM tables, directives (admonitions), YAML front matter. */
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** The section whose folder holds this file. */
function sectionOf(file: string): Section {
  const folder = file.split('/')[0];
  const section = sections.find((candidate) => candidate.id === folder);
  if (!section) {
    throw new Error(`${file} lies in none of the section folders.`);
  }
  return section;
}

/** The front matter of a file, between its fences. */
const frontMatterPattern = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/u;

function readFrontMatter(source: string): Pick<Page, 'frontMatter' | 'frontMatterError'> {
  const match = frontMatterPattern.exec(source);
  if (!match) {
    return {frontMatter: {}, frontMatterError: 'there is no front matter'};
  }
  try {
    const value: unknown = parseYaml(match[1] ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? {frontMatter: {...value}}
      : {frontMatter: {}, frontMatterError: 'the front matter is not a list of fields'};
  } catch (error) {
    return {frontMatter: {}, frontMatterError: String(error).split('\n')[0]};
  }
}

/** Returns a route as the site has it: without the slash that the page of a folder gets from the docs plugin. */
export function withoutTrailingSlash(route: string): string {
  return route.replace(/(?<=.)\/$/u, '');
}

/** The route the docs plugin gives to a file, by its own functions: the page's `slug`, or its path without the extension. */
function routeOf(file: string, section: Section, frontMatter: FrontMatter): string {
  const source = file.slice(section.id.length + 1);
  const {dir, name} = path.posix.parse(source);
  const {id, slug} = frontMatter;
  const hasNumberPrefixes = frontMatter.parse_number_prefixes !== false;
  const nameWithoutNumber = hasNumberPrefixes ? DefaultNumberPrefixParser(name).filename : name;
  try {
    const route = getSlug({
      baseID: typeof id === 'string' ? id : nameWithoutNumber,
      source,
      sourceDirName: dir || '.',
      frontMatterSlug: typeof slug === 'string' ? slug : undefined,
      stripDirNumberPrefixes: hasNumberPrefixes,
    });
    return withoutTrailingSlash(path.posix.join(routeBasePathOf(section), route));
  } catch (error) {
    const part = typeof slug === 'string' ? `"slug" (${slug})` : 'name';
    throw new Error(
      `${file}: its ${part} makes no valid route. Write it with letters, digits, "-", "_", "." and "/".`,
      {cause: error},
    );
  }
}

/**
 * Reads one page.
 *
 * @param file relative to the project's folder, inside one of the section folders
 * @param source the text of the file
 * @throws when the file lies outside of the section folders
 * @throws when the page's `slug` or path makes no valid route
 */
export function parsePage(file: string, source: string): Page {
  const section = sectionOf(file);
  const {frontMatter, frontMatterError} = readFrontMatter(source);
  const route = routeOf(file, section, frontMatter);
  let tree: Root | undefined;
  return {
    file,
    section,
    route,
    frontMatter,
    frontMatterError,
    source,
    // The parser takes some 40 ms for a page, and many who read pages never look at the text.
    get tree() {
      return (tree ??= processor.parse(source));
    },
  };
}

/** The pages as they were read last, by absolute path. */
const lastRead = new Map<string, Page>();

/** Reads a page; the same object as the last time when its text is, so that it is parsed once. */
function readPage(siteDir: string, file: string): Page {
  const absolute = path.resolve(siteDir, file);
  const source = readFileSync(absolute, 'utf8');
  const last = lastRead.get(absolute);
  if (last?.source === source) {
    return last;
  }
  const page = parsePage(file, source);
  lastRead.set(absolute, page);
  return page;
}

/**
 * Returns the pages of all five sections, sorted by file. Files and folders that begin with `_` are no pages, as in the docs
 * plugin. A page whose text has not changed is the same object as the last time: its tree is not to be changed.
 *
 * @param siteDir folder that holds the section folders; those that do not exist are skipped
 */
export function readPages(siteDir: string): Page[] {
  const pages: Page[] = [];
  for (const section of sections) {
    let entries: string[];
    try {
      entries = readdirSync(path.join(siteDir, section.id), {recursive: true, encoding: 'utf8'});
    } catch {
      continue;
    }
    for (const entry of entries) {
      const parts = entry.split(path.sep);
      if (/\.mdx?$/.test(entry) && !parts.some((part) => part.startsWith('_'))) {
        const file = [section.id, ...parts].join('/');
        pages.push(readPage(siteDir, file));
      }
    }
  }
  return pages.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
