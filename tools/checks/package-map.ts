import {makeBlocks} from '../package-map/blocks';
import {readGraph} from '../package-map/graph';
import {MAP_PAGE, readBlocks} from '../package-map/page';
import type {Check, Problem} from './check';

/** The generated parts of the package map are what the published package.json files make of them. */
export const packageMap: Check = {
  name: 'package-map',
  check: async ({selected, source}) => {
    const page = selected.find(({file}) => file === MAP_PAGE);
    if (!page) {
      return [];
    }
    const blocks = makeBlocks(readGraph((await source()).root));
    const present = readBlocks(page.source);
    const names = new Set(present.map(({name}) => name));
    const missing = Object.keys(blocks).filter((name) => !names.has(name));
    const problems = present
      .filter(({name, text}) => blocks[name] !== text)
      .map(({name, line}) => ({
        line,
        message: `The part "${name}" is not what the published packages say: run "npm run package-map". What a package is for, its page and where its source begins are in src/strapi/package-roles.ts and tools/package-map/starts.ts.`,
      }));
    const absent = missing.map((name) => ({
      line: 1,
      message: `The part "${name}" is missing: put "<!-- package-map: ${name} -->", an empty line, any text, an empty line and "<!-- /package-map -->" where it belongs, and run "npm run package-map".`,
    }));
    return [...problems, ...absent].map((problem): Problem => ({file: MAP_PAGE, ...problem}));
  },
};
