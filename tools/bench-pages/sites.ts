import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {readManifest} from '../../src/code-references/manifest';
import type {Page} from '../../src/markdown/pages';
import {sections} from '../../src/sections';
import {projectDir} from '../process.mjs';
import {fileOfCopy, portableBody, textOfCopy} from './content';

/** Folder of the benchmark, with the packages of the other generators. */
export const benchDir = path.join(projectDir, 'tools', 'bench-pages');

/** The pages of a site, all with their place in the project. */
export type Content = {
  pages: readonly Page[];
  /** Those of the project, without copies. */
  originals: readonly Page[];
};

/** A generator that is measured. */
export type Generator = {
  /** As the tables call it. */
  name: string;
  /** Writes a site with these pages into an empty folder. */
  write(siteDir: string, content: Content): void;
  /** Module that builds the site in the current folder, and its arguments. */
  build: readonly string[];
  /** Folder of the built site, in the folder of the site. */
  outDir: string;
  /** File of a page in the folder of the site. */
  fileOf(page: Page): string;
};

function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Returns the files of the project that Git tracks or would, relative to its folder. */
function filesOfProject(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file && existsSync(path.join(projectDir, file)));
}

/** Returns the categories of the content, `_category_.yml` files relative to the project's folder. */
function categories(): string[] {
  return filesOfProject().filter((file) => path.posix.basename(file) === '_category_.yml');
}

/** Returns the numbers of the copies that some pages belong to. */
function copiesOf({pages, originals}: Content): number[] {
  return Array.from(
    {length: Math.ceil(pages.length / originals.length) - 1},
    (_, index) => index + 1,
  );
}

/** Writes the categories of the originals and of all copies. */
function writeCategories(content: Content, write: (file: string, text: string) => void): void {
  for (const file of categories()) {
    const text = readFileSync(path.join(projectDir, file), 'utf8');
    write(file, text);
    for (const copy of copiesOf(content)) {
      write(fileOfCopy(file, copy), textOfCopy(text, copy));
    }
  }
}

function git(...args: string[]): void {
  const author = ['-c', 'user.name=benchmark', '-c', 'user.email=benchmark@localhost'];
  execFileSync('git', [...author, ...args], {stdio: ['ignore', 'ignore', 'inherit']});
}

/**
 * Writes this project with its history, as it is in the folder at this moment. The packages are links, one by one: so the
 * bundler keeps its cache in this copy.
 */
function writeThisSite(siteDir: string, content: Content): void {
  git('clone', '--quiet', '--no-checkout', projectDir, siteDir);
  for (const file of filesOfProject()) {
    cpSync(path.join(projectDir, file), path.join(siteDir, file));
  }
  for (const page of content.pages) {
    writeText(path.join(siteDir, page.file), page.source);
  }
  writeCategories(content, (file, text) => writeText(path.join(siteDir, file), text));
  git('-C', siteDir, 'add', '--all');
  git('-C', siteDir, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message=As measured');
  const packages = path.join(projectDir, 'node_modules');
  mkdirSync(path.join(siteDir, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(packages, name), path.join(siteDir, 'node_modules', name), 'junction');
  }
}

/** A page with its text for other generators. */
type PortablePage = Page & {body: string; title: string; description: string; position: number};

function toPortable({pages, originals}: Content): PortablePage[] {
  const manifest = readManifest(projectDir);
  return pages.map((page) => ({
    ...page,
    body: portableBody(page, originals, manifest),
    title: String(page.frontMatter.title),
    description: String(page.frontMatter.description),
    position: Number(page.frontMatter.sidebar_position ?? 999),
  }));
}

/** Writes the files of a generator, and what its configuration reads: the sections, each with `extra`. */
function writeTemplate(
  name: string,
  siteDir: string,
  extra: (section: string) => object = () => ({}),
): void {
  cpSync(path.join(benchDir, 'templates', name), siteDir, {recursive: true});
  const data = sections.map((section) => ({...section, ...extra(section.id)}));
  writeText(path.join(siteDir, 'site.json'), JSON.stringify({sections: data}));
}

const frontMatter = (fields: object) =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;

/** Rewrites the opening lines of admonitions. */
const withAdmonitions = (body: string, open: (type: string, title: string) => string) =>
  body.replace(/^:::([a-z]+)[ \t]*(.*)$/gm, (_, type: string, title: string) => open(type, title));

const bracketed = (type: string, title: string) => `:::${type}${title && `[${title}]`}`;

type SidebarItem = {text: string; link?: string; collapsed?: boolean; items?: SidebarItem[]};

/** Returns the sidebar of a section from its folders, for VitePress, which has no sidebar that writes itself. */
function sidebarOf(section: string, pages: readonly PortablePage[]): SidebarItem[] {
  const root: SidebarItem[] = [];
  const own = pages.filter((page) => page.section.id === section);
  for (const {file, title: text, route: link} of own.toSorted((a, b) => a.position - b.position)) {
    let items = root;
    for (const folder of file
      .replace(/^docs\//, '')
      .split('/')
      .slice(1, -1)) {
      let group = items.find((item) => item.items && item.text === folder);
      if (!group) {
        group = {text: folder, collapsed: true, items: []};
        items.push(group);
      }
      items = group.items!;
    }
    items.push({text, link});
  }
  return root;
}

const packageFile = (name: string, file: string) => path.join(benchDir, 'node_modules', name, file);

/** Where plain Docusaurus has a file of the project: one folder for each section. */
const placeInDocusaurus = (file: string) => path.posix.join('content', file.replace(/^docs\//, ''));

const docusaurusCommand = ['@docusaurus/core', path.join('bin', 'docusaurus.mjs')] as const;

/** All generators, by the key that the command line knows. */
export const generators: Record<string, Generator> = {
  site: {
    name: 'this site',
    write: writeThisSite,
    build: [path.join(projectDir, 'node_modules', ...docusaurusCommand), 'build'],
    outDir: 'build',
    fileOf: ({file}) => file,
  },
  docusaurus: {
    name: 'plain Docusaurus',
    write(siteDir, content) {
      writeTemplate('docusaurus', siteDir);
      for (const {file, route, title, description, position, body, frontMatter: own} of toPortable(
        content,
      )) {
        const fields = {
          title,
          description,
          slug: route,
          sidebar_position: position,
          ...(own.tags ? {tags: own.tags} : {}),
        };
        writeText(
          path.join(siteDir, placeInDocusaurus(file)),
          frontMatter(fields) + withAdmonitions(body, bracketed),
        );
      }
      writeCategories(content, (file, text) => {
        const [section] = file.split('/');
        writeText(
          path.join(siteDir, placeInDocusaurus(file)),
          // Ids begin at the folder of the instance, which is that of all sections here.
          text.replace(/^(\s+id:\s*)/m, `$1${section}/`),
        );
      });
    },
    build: [packageFile(...docusaurusCommand), 'build'],
    outDir: 'build',
    fileOf: ({file}) => placeInDocusaurus(file),
  },
  vitepress: {
    name: 'VitePress',
    write(siteDir, content) {
      const pages = toPortable(content);
      writeTemplate('vitepress', siteDir, (id) => ({items: sidebarOf(id, pages)}));
      for (const {route, title, description, body} of pages) {
        const text = withAdmonitions(
          body,
          (type, label) => `::: ${type === 'caution' ? 'warning' : type} ${label}`,
        );
        writeText(
          path.join(siteDir, 'content', `${route}.md`),
          `${frontMatter({title, description})}\n# ${title}\n${text}`,
        );
      }
    },
    build: [packageFile('vitepress', 'bin/vitepress.js'), 'build'],
    outDir: path.join('.vitepress', 'dist'),
    fileOf: ({route}) => path.join('content', `${route}.md`),
  },
  starlight: {
    name: 'Starlight',
    write(siteDir, content) {
      writeTemplate('starlight', siteDir);
      const types: Record<string, string> = {info: 'note', warning: 'caution'};
      for (const {route, title, description, position, body} of toPortable(content)) {
        const fields = {title, description, slug: route.slice(1), sidebar: {order: position}};
        const text = withAdmonitions(body, (type, label) => bracketed(types[type] ?? type, label));
        writeText(
          path.join(siteDir, 'src', 'content', 'docs', `${route}.md`),
          frontMatter(fields) + text,
        );
      }
    },
    build: ['build.mjs'],
    outDir: 'dist',
    fileOf: ({route}) => path.join('src', 'content', 'docs', `${route}.md`),
  },
};

/** Returns the version of a generator; that of this site is its framework's. */
export function versionOf(key: string): string {
  const files: Record<string, string> = {
    site: path.join(projectDir, 'node_modules', '@docusaurus/core', 'package.json'),
    docusaurus: packageFile('@docusaurus/core', 'package.json'),
    vitepress: packageFile('vitepress', 'package.json'),
    starlight: packageFile('@astrojs/starlight', 'package.json'),
  };
  return JSON.parse(readFileSync(files[key]!, 'utf8')).version;
}

/** Writes a site anew, without anything that an earlier build has left. */
export function writeSite(key: string, siteDir: string, content: Content): void {
  rmSync(siteDir, {recursive: true, force: true});
  mkdirSync(siteDir, {recursive: true});
  generators[key]!.write(siteDir, content);
}
