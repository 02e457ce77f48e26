/** One row of cells. */
function row(cells: readonly string[]): string {
  return `| ${cells
    .map((cell) =>
      cell
        .replaceAll('\n', ' ')
        .replaceAll(/(?<!\\)\|/g, String.raw`\|`)
        .trim(),
    )
    .join(' | ')} |`.replaceAll('|  |', '| |');
}

/** Writes a table; columns that are empty in every row are left out. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = header.map((_, index) => rows.some((cells) => cells[index] !== ''));
  const pick = (cells: readonly string[]) => cells.filter((_, index) => used[index]);
  return [
    row(pick(header)),
    row(pick(header).map(() => '---')),
    ...rows.map((cells) => row(pick(cells))),
  ].join('\n');
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
