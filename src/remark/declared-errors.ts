import type {Nodes, Root} from 'mdast';
import {readFenceParts, SAMPLE_SETTINGS} from './fence-settings';

function withLabel(meta: string): string {
  const parts = readFenceParts(meta);
  const errors = parts
    .filter(({name}) => name === 'error')
    .map(({value}) => value.split(/[\s,]+/).join(', '));
  const shown = parts.filter(({name}) => name === undefined || !SAMPLE_SETTINGS.includes(name));
  if (errors.length === 0) {
    return shown.map(({text}) => text).join(' ');
  }
  const title = shown.find(({name}) => name === 'title')?.value;
  const label = `${title ? `${title} – does` : 'Does'} not compile: ${errors.join(', ')}`;
  const others = shown.filter(({name}) => name !== 'title').map(({text}) => text);
  return [`title="${label}"`, ...others].join(' ');
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
