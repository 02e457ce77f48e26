import type {PhrasingContent, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Check, eachPage, type Place, placeOf} from '../check';
import {isGenerated} from '../content/page-kinds';
import {isComparison} from '../tables/markers';

/** What a program can list, as headings say it. Rows of a case, symptoms and questions are not here. */
const LISTED = [
  'action',
  'argument',
  'attribute',
  'class',
  'column',
  'default',
  'endpoint',
  'error',
  'event',
  'export',
  'field',
  'flag',
  'function',
  'hook',
  'key',
  'member',
  'message',
  'method',
  'option',
  'parameter',
  'permission',
  'policy',
  'prop',
  'property',
  'result',
  'route',
  'setting',
];

const words = LISTED.map((word) => word.replace(/y$/, '(?:y|ie)')).join('|');

/** "Member", "Properties", "Member of `meta`", "Audit event", "Default, in order". */
const HEADING = new RegExp(
  String.raw`^(?:(?!the\b)\w+ )?(?:${words})(?:e?s)?(?: (?:of|in|for)\b.*|,.*)?$`,
  'iu',
);

/** What may be between names: "`a`, `b` and `c`". */
const BETWEEN_NAMES = /^(?:[\s,;:/()–]|and|or)*$/u;

/** Names of members and values, with arguments or without; no inputs of a case such as `{ start: true }` or `a/b.txt`. */
const IDENTIFIERS = /^[\w$.]+(?:\(.*\))?(?:, [\w$.]+(?:\(.*\))?)*$/s;

/** No end of a sentence follows, but the last one. */
const AMONG_OTHERS = /\bamong others\b(?!.*[.!?]\s)/isu;

/** Whether there are names in code font, links to code included, and nothing else. */
function areNames(nodes: readonly PhrasingContent[]): boolean {
  return (
    nodes.some((node) => node.type === 'inlineCode' || 'children' in node) &&
    nodes.every(
      (node) =>
        node.type === 'inlineCode' ||
        ('children' in node ? areNames(node.children) : BETWEEN_NAMES.test(toString(node))),
    )
  );
}

function headingsOf({children: [head]}: Table): string[] {
  return head?.children.map((cell) => toString(cell)) ?? [];
}

/** Whether most rows name, in the first column or under "Message", what the heading says a program lists. A heading in code font names what has the names. */
function isList(table: Table): boolean {
  const headings = headingsOf(table);
  const column = HEADING.test(headings[0] ?? '') ? 0 : headings.indexOf('Message');
  const [head, ...rows] = table.children;
  const first = head?.children[0]?.children ?? [];
  const named = rows.filter(({children}) =>
    first.length > 0 && areNames(first)
      ? areNames(children[0]?.children ?? []) && IDENTIFIERS.test(toString(children[0]))
      : areNames(children[column]?.children ?? []),
  );
  return named.length * 2 > rows.length;
}

/** Whether the last sentence of the paragraph above says that there is more. */
function saysAmongOthers(above: RootContent | undefined): boolean {
  return above?.type === 'paragraph' && AMONG_OTHERS.test(toString(above));
}

/** Every table that lists what a program has is compared with it, or says right above that there is more. */
export const uncomparedTables: Check = {
  name: 'uncompared-tables',
  check: eachPage((page) => {
    if (isGenerated(page)) {
      return [];
    }
    const problems: (Place & {message: string})[] = [];
    visit(page.tree, 'table', (table, index, parent) => {
      const above = parent?.children[(index ?? 0) - 1] as RootContent | undefined;
      if (isList(table) && !isComparison(above) && !saysAmongOthers(above)) {
        problems.push({
          ...placeOf(table),
          message: `This table (${headingsOf(table).join(', ')}) lists what the code has, and nothing compares it: put <!-- compare: … --> right above it, see tools/checks/README.md, or say "among others" in the sentence above.`,
        });
      }
    });
    return problems;
  }),
};
