import {UserError} from '../process.mjs';

/** The page that has the map, relative to the project's folder. */
export const MAP_PAGE = 'docs/docs/package-map.md';

/** A generated part: what is between its marks. */
const blockPattern = /(<!-- package-map: ([\w-]+) -->\n\n)([\s\S]*?)(\n\n<!-- \/package-map -->)/gu;

/** A generated part of the page as it is. */
export type Block = {name: string; text: string; line: number};

/** Returns the generated parts that a page has, in their order. */
export function readBlocks(source: string): Block[] {
  return [...source.matchAll(blockPattern)].map(({index, 1: mark, 2: name, 3: text}) => ({
    name: name!,
    text: text!,
    line: source.slice(0, index + mark!.length).split('\n').length,
  }));
}

/**
 * Returns the page with its generated parts made anew.
 *
 * @throws {UserError} when the page lacks one, or has one that nobody makes
 */
export function withBlocks(source: string, blocks: Readonly<Record<string, string>>): string {
  const present = readBlocks(source).map(({name}) => name);
  const missing = Object.keys(blocks).filter((name) => !present.includes(name));
  const unknown = present.filter((name) => !Object.hasOwn(blocks, name));
  if (missing.length > 0 || unknown.length > 0) {
    const names = [
      ...missing.map((name) => `lacks "${name}"`),
      ...unknown.map((name) => `has "${name}", which nothing makes`),
    ];
    throw new UserError(
      `${MAP_PAGE} ${names.join(', and ')}: its parts are between "<!-- package-map: name -->" and "<!-- /package-map -->", each with an empty line around it.`,
    );
  }
  return source.replace(
    blockPattern,
    (_whole, begin: string, name: string, _text, end: string) => `${begin}${blocks[name]}${end}`,
  );
}
