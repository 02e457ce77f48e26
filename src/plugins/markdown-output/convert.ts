import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {BlockContent, RootContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {classesOf, hasClass, textOf} from './hast';

/** What a conversion has to know of the page beside its HTML. */
export type PageContext = {
  /** Returns the address that a link of the page leads to, for readers of Markdown. */
  toAddress: (href: string) => string;
  /** Mermaid sources of the page's diagrams, in their order. */
  diagrams: readonly string[];
};

type Handlers = NonNullable<Options['handlers']>;
type Handler = NonNullable<Handlers[string]>;
type State = Parameters<Handler>[0];

/** True for a name of a CSS module, which ends with a hash: `codeBlockTitle_OeMC`. */
const isOfModule = (node: Nodes, name: string): node is Element =>
  node.type === 'element' && classesOf(node).some((each) => each.startsWith(`${name}_`));

function find(node: Nodes, isIt: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element) => {
    if (isIt(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** Controls, pictures that have their words beside them, and what leads elsewhere. */
const REMOVED_ELEMENTS = new Set([
  'button',
  'input',
  'label',
  'nav',
  'output',
  'script',
  'style',
  'svg',
  'wbr',
]);
const REMOVED_CLASSES = ['hash-link', 'screen-dark', 'theme-doc-footer', 'theme-doc-version-badge'];

function isRemoved(node: ElementContent): boolean {
  if (node.type !== 'element') {
    return node.type === 'comment';
  }
  if (classesOf(node).includes('diagram-picture')) {
    // Its name is that of the diagram.
    return false;
  }
  return (
    REMOVED_ELEMENTS.has(node.tagName) ||
    REMOVED_CLASSES.some((name) => hasClass(node, name)) ||
    // Diagrams are left out of the search index only: their words are those of the text.
    (node.properties.dataSearchIgnore !== undefined && !hasClass(node, 'diagram'))
  );
}

/** Returns the paragraph that says what the next block is. */
function caption(text: string): BlockContent {
  return {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: text.trim()}]}],
  };
}

/** Returns what is inside of an element as blocks. */
const blocksOf = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

/** A code block of the theme: its lines are elements with a `br` at their end. */
function toCode(pre: Element): BlockContent {
  const lines: string[] = [];
  visit(pre, 'element', (node) => {
    if (hasClass(node, 'token-line')) {
      lines.push(textOf(node).replace(/\n$/u, ''));
    }
  });
  const language = classesOf(pre)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return {
    type: 'code',
    lang: language && language !== 'text' ? language : null,
    value: lines.length > 0 ? lines.join('\n').trimEnd() : textOf(pre).trimEnd(),
  };
}

const isSummary = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'summary';

/** Returns what a folding has below its summary. */
const unfold = (state: State, details: Element): BlockContent[] =>
  blocksOf(state, {
    ...details,
    children: details.children.filter((child) => !isSummary(child)),
  });

function toDiagram(state: State, figure: Element, source: string | undefined): BlockContent[] {
  const title = find(
    figure,
    ({tagName, properties}) => tagName === 'svg' && properties.role === 'img',
  )?.properties.ariaLabel;
  const words = find(figure, ({tagName}) => tagName === 'details');
  return [
    caption(`Diagram: ${String(title ?? '')}`),
    ...(words ? unfold(state, words) : []),
    ...(source ? [{type: 'code', lang: 'mermaid', value: source} as const] : []),
  ];
}

function handlersFor({toAddress, diagrams}: PageContext): Handlers {
  let diagram = 0;
  return {
    a(state, node: Element) {
      const href = node.properties.href;
      // A word of the glossary explains itself where a pointer is; programs have the glossary as a page.
      if (typeof href !== 'string' || hasClass(node, 'term')) {
        return state.all(node);
      }
      const children = state.all(node) as never[];
      const result = {type: 'link', url: toAddress(href), children} as const;
      state.patch(node, result);
      return result;
    },
    details(state, node: Element) {
      const summary = node.children.find(isSummary);
      return [...(summary ? [caption(textOf(summary))] : []), ...unfold(state, node)];
    },
    div(state, node: Element) {
      if (hasClass(node, 'theme-admonition')) {
        const heading = find(node, (child) => isOfModule(child, 'admonitionHeading'));
        const content = find(node, (child) => isOfModule(child, 'admonitionContent'));
        return {
          type: 'blockquote',
          children: [
            ...(heading && textOf(heading).trim() ? [caption(textOf(heading))] : []),
            ...(content ? blocksOf(state, content) : []),
          ],
        };
      }
      if (isOfModule(node, 'codeBlockTitle')) {
        return caption(textOf(node));
      }
      return blocksOf(state, node) as RootContent[];
    },
    figure(state, node: Element) {
      if (!hasClass(node, 'diagram')) {
        return blocksOf(state, node) as RootContent[];
      }
      diagram += 1;
      return toDiagram(state, node, diagrams[diagram - 1]) as RootContent[];
    },
    pre: (_, node: Element) => toCode(node),
  };
}

/**
 * Returns the part of a page that is its content: the article of a docs page, the main element of another.
 *
 * @param html of the whole page
 */
export function parseContent(html: string): Element | Root {
  const begin = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const tree = unified()
    .use(rehypeParse, {fragment: true})
    .parse(begin < 0 ? html : html.slice(begin, end));
  return (
    find(tree, (node) => hasClass(node, 'theme-doc-markdown')) ??
    find(tree, ({tagName}) => tagName === 'main') ??
    tree
  );
}

/** Takes away what is no text, and puts one address in the place of a picture's. */
function prepare(content: Element | Root, {toAddress}: PageContext): Root {
  const clean = <T extends {children: unknown[]}>(node: T): T => {
    node.children = (node.children as ElementContent[])
      .filter((child) => !isRemoved(child))
      .map((child) => (child.type === 'element' ? clean(child) : child));
    return node;
  };
  const root: Root = {type: 'root', children: clean(content).children as Root['children']};
  visit(root, 'element', (node) => {
    if (node.tagName === 'img' && typeof node.properties.src === 'string') {
      node.properties.src = toAddress(node.properties.src);
    }
  });
  return root;
}

/**
 * Returns a built page as Markdown: tabs and foldings unfolded, diagrams as their words and their source, links with
 * whole addresses. What serves reading in a browser is left out.
 *
 * @param content of the page, see `parseContent`; nobody may use it afterwards
 */
export function toMarkdown(content: Element | Root, context: PageContext): string {
  const processor = unified()
    .use(rehypeRemark, {handlers: handlersFor(context)})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '_',
      fences: true,
      rule: '-',
      incrementListMarker: true,
    });
  const prepared = prepare(content, context);
  return processor.stringify(processor.runSync(prepared) as never);
}
