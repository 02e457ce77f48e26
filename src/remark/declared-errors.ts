import type {Nodes, Root} from 'mdast';

/** What `npm run samples` reads on an opening line, and readers do not. */
const setting = /\s*\b(error|fragment)=(?:"([^"]*)"|'([^']*)')/g;

function withLabel(meta: string): string {
  const errors = [...meta.matchAll(setting)]
    .filter(([, name]) => name === 'error')
    .map(([, , double, single]) => (double ?? single).split(/[\s,]+/).join(', '));
  const rest = meta.replace(setting, '').trim();
  if (errors.length === 0) {
    return rest;
  }
  const [, title] = rest.match(/\btitle=["'](.*?)["']/) ?? [];
  const label = `${title ? `${title} – does` : 'Does'} not compile: ${errors.join(', ')}`;
  return `title="${label}" ${rest.replace(/\btitle=(["']).*?\1/, '')}`.trim();
}

function labelCode(node: Nodes): void {
  if (node.type === 'code' && node.meta) {
    node.meta = withLabel(node.meta);
  } else if ('children' in node) {
    node.children.forEach(labelCode);
  }
}

/**
 * Remark plugin: says above a sample which error it teaches, as declared with `error="TS2339"`, and keeps the other settings of
 * `npm run samples` from the highlighter, which would read braces in them as lines to mark.
 */
export function declaredErrors() {
  return (tree: Root) => labelCode(tree);
}
