import {visit} from 'unist-util-visit';
import {type Check, eachPage, type Place, placeOf} from '../check';

/** A file or folder below packages/ on GitHub, at whatever tag or branch. */
const PACKAGE_URL =
  /^https?:\/\/(?:github\.com\/strapi\/strapi\/(?:blob|tree|raw|blame)|raw\.githubusercontent\.com\/strapi\/strapi)\/[^/]+\/(packages\/[^?#]*)/;

/** Tests and their folders, which no package publishes. */
const TEST_FILE = /(?:^|\/)(?:__tests__|tests)(?:\/|$)|\.(?:test|spec)\.[jt]sx?$/;

/**
 * Code of the packages is linked by `code:`, which the site checks and keeps at the pinned version. What is not published
 * (`.github`, root files, tests) keeps plain links.
 */
export const codeLinks: Check = {
  name: 'code-links',
  check: eachPage(({tree}) => {
    const problems: (Place & {message: string})[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      const file = 'url' in node ? PACKAGE_URL.exec(node.url)?.[1] : undefined;
      if (file && !TEST_FILE.test(file)) {
        problems.push({
          ...placeOf(node),
          message: `Package code is linked by address: write code:${file}, with #symbol where you mean one.`,
        });
      }
    });
    return problems;
  }),
};
