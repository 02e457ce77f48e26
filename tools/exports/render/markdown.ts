import {type CodeReference, formatReference} from '../../../src/code-references/reference';
import type {Entry} from '../entries';

/** Writes a table. A bar in a cell is escaped. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows]
    .map(
      (cells) =>
        `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, String.raw`\|`)).join(' | ')} |`,
    )
    .join('\n');
}

/** Joins names as in a sentence. */
export function enumerate(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Writes a code block. */
export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``;
}

/** Joins paragraphs, tables and blocks; what is empty is left out. */
export function blocks(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** A Markdown link to a place in the source; the name of the file is the label where none is given. */
export function codeLink(
  reference: CodeReference,
  label = reference.path.split('/').at(-1)!,
): string {
  return `[\`${label}\`](code:${formatReference(reference)})`;
}

/** A Markdown link to the page of an export. */
export function entryLink(entry: Entry): string {
  return `[${entry.name === 'default' ? 'default export' : `\`${entry.name}\``}](${entry.route})`;
}
