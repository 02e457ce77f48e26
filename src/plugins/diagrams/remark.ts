import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {figureOf, unrenderedFigureOf} from '../../diagrams/figure';
import {hashOf, readRendering} from '../../diagrams/store';

/** An element of JSX whose inside is HTML: so the thousands of elements of a diagram are not compiled one by one. */
function htmlElement(html: string) {
  const properties = {
    className: 'diagram',
    // Its words are those of the text around it, and would be found twice.
    'data-search-ignore': '',
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    children: [],
    attributes: [
      ...Object.entries(properties).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      })),
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify({__html: html}),
          data: {estree: programOf(html)},
        },
      },
    ],
  };
}

/** The program `({__html: '…'})` as a syntax tree. */
function programOf(html: string) {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'ObjectExpression',
          properties: [
            {
              type: 'Property',
              kind: 'init',
              computed: false,
              method: false,
              shorthand: false,
              key: {type: 'Identifier', name: '__html'},
              value: {type: 'Literal', value: html},
            },
          ],
        },
      },
    ],
  };
}

/**
 * Returns a remark plugin that puts the rendering of each Mermaid fence into the page. It has to run before the framework's
 * own plugins, one of which takes all Mermaid fences.
 *
 * @param siteDir the project's folder. It is no option of the plugin: readers get the options of all plugins
 * @param baseUrl base path of the site, for the links of diagrams
 * @param isWriting true while writing: what is not rendered is left to the framework, which draws it anew with every change
 */
const remarkDiagrams =
  (siteDir: string, baseUrl: string, isWriting: boolean): Plugin<[], Root> =>
  () =>
  (tree) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid') {
        return;
      }
      const rendering = readRendering(siteDir, hashOf(node.value));
      if (rendering === undefined && isWriting) {
        return;
      }
      const html =
        rendering === undefined
          ? unrenderedFigureOf(node.value)
          : figureOf(node.value, rendering, baseUrl);
      parent!.children[index!] = htmlElement(html) as unknown as Root['children'][number];
    });
  };

export default remarkDiagrams;
