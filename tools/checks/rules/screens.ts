import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {screenOf} from '../../../src/remark/screens';
import {type Screens, screensFile} from '../../../src/screens/files';
import {STRAPI_VERSION} from '../../../src/strapi';
import {type Check, placeOf, type Problem} from '../check';

const again = 'run "npm run screens" and look at what it writes';

/** Whether a part of the picture begins with a link to its code. */
function isNamed(part: Root['children'][number]): boolean {
  const paragraph = 'children' in part ? part.children[0] : undefined;
  const first = paragraph && 'children' in paragraph ? paragraph.children[0] : undefined;
  return first?.type === 'link' && first.url.startsWith('code:');
}

/** A picture of the panel exists, is of the pinned version, and its list names a component of the source for each number. */
export const screens: Check = {
  name: 'screens',
  check: ({siteDir, pages, selected}) => {
    const file = path.join(siteDir, screensFile);
    const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Screens) : {};
    const problems: Problem[] = [];
    const used = new Set<string>();
    for (const page of pages) {
      if (!page.source.includes(':::screen')) {
        continue;
      }
      visit(page.tree, 'containerDirective', (node) => {
        const screen = screenOf(node);
        if (!screen) {
          return;
        }
        used.add(screen.name);
        const report = (message: string) => {
          if (selected.includes(page)) {
            problems.push({file: page.file, ...placeOf(node), message});
          }
        };
        const marks = known[screen.name]?.marks;
        const parts = screen.parts?.children ?? [];
        if (!marks) {
          report(
            `There is no picture "${screen.name}". There are: ${Object.keys(known).join(', ')}.`,
          );
          return;
        }
        if (parts.length !== marks.length) {
          report(
            `The picture "${screen.name}" has ${marks.length} numbers, and the list below it ${parts.length} parts: write one for each.`,
          );
        }
        if (screen.caption.length === 0) {
          report('The picture does not say what it shows: write it in brackets, ":::screen[…]".');
        }
        parts.forEach((part, index) => {
          if (!isNamed(part as Root['children'][number])) {
            report(
              `Part ${index + 1} of the picture "${screen.name}" does not begin with a link to its code: name the component, [\`Name\`](code:packages/…#Name).`,
            );
          }
        });
      });
    }
    for (const [name, {strapi}] of Object.entries(known)) {
      if (strapi !== STRAPI_VERSION) {
        problems.push({
          file: screensFile,
          line: 1,
          message: `The picture "${name}" shows Strapi ${strapi}, not ${STRAPI_VERSION}: ${again}.`,
        });
      }
      if (!used.has(name)) {
        problems.push({
          file: screensFile,
          line: 1,
          message: `No page shows the picture "${name}": delete it here, in static/img/screens and in tools/screens/screens.ts, or show it.`,
        });
      }
    }
    return problems;
  },
};
