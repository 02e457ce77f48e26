import type {Code, Nodes, Root} from 'mdast';
import {type FencePart, readFenceParts, SAMPLE_SETTINGS} from './fence-settings';

/** What a sample says about itself, or a block about the sample above it. */
function noteOf(language: string | null | undefined, parts: readonly FencePart[]): string {
  const find = (wanted: string) => parts.find(({name}) => name === wanted);
  const isData = language === 'text' || language === 'json';
  if (isData && find('result')) {
    return language === 'text' ? 'prints' : 'result';
  }
  if (isData && find('error')) {
    return 'throws';
  }
  const errors = parts.filter(({name, value}) => name === 'error' && value !== '');
  if (errors.length > 0) {
    const codes = errors.map(({value}) => value.split(/[\s,]+/).join(', '));
    return `does not compile: ${codes.join(', ')}`;
  }
  const throws = find('throws')?.value;
  return throws ? `throws ${throws}` : '';
}

/** The value of a setting, which ends at its first quote. */
function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", '’')}'` : `"${text}"`;
}

function withLabel({lang, meta}: Code): string {
  const parts = readFenceParts(meta ?? '');
  const shown = parts.filter(({name}) => name === undefined || !SAMPLE_SETTINGS.includes(name));
  const note = noteOf(lang, parts);
  if (note === '') {
    return shown.map(({text}) => text).join(' ');
  }
  const title = shown.find(({name}) => name === 'title')?.value;
  const label = title ? `${title} – ${note}` : `${note[0]!.toUpperCase()}${note.slice(1)}`;
  const others = shown.filter(({name}) => name !== 'title').map(({text}) => text);
  return [`title=${quoted(label)}`, ...others].join(' ');
}

/** A sample that only prepares the others is executed, and not shown. */
function isHidden(node: Nodes): boolean {
  return (
    node.type === 'code' && readFenceParts(node.meta ?? '').some(({name}) => name === 'hidden')
  );
}

function labelCode(node: Nodes): void {
  if (node.type === 'code' && node.meta) {
    node.meta = withLabel(node);
  } else if ('children' in node) {
    node.children = node.children.filter((child) => !isHidden(child)) as typeof node.children;
    node.children.forEach(labelCode);
  }
}

/**
 * Remark plugin: says above a block what the checks know about it – the error that a sample teaches, what an executed one prints
 * or throws – and keeps the settings of the checks from the highlighter, which would read braces in them as lines to mark.
 */
export function sampleLabels() {
  return (tree: Root) => labelCode(tree);
}
