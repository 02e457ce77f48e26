import {pictureOf, WIDTHS} from './pictures';
import type {Changes} from './compare';

const listOf = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''] : [];

const code = (routes: readonly string[]) => routes.map((route) => `\`${route}\``);

const folded = (title: string, text: string) => [
  '<details>',
  `<summary>${title}</summary>`,
  '',
  '```text',
  text.trim(),
  '```',
  '',
  '</details>',
  '',
];

/** Returns what a reviewer reads first, as Markdown of GitHub. */
export function writeSummary(
  {added, changed, removed}: Changes,
  brokenLinks: readonly string[],
  reports: {budgets: string; ranks: string},
): string {
  return [
    `## Preview: ${changed.length} pages changed, ${added.length} added, ${removed.length} removed`,
    '',
    ...listOf('Warnings', brokenLinks),
    ...listOf('Removed', code(removed)),
    ...listOf('Added', code(added)),
    ...listOf('Changed', code(changed)),
    ...folded('Sizes and budgets', reports.budgets),
    ...folded('Ranks of the search', reports.ranks),
  ].join('\n');
}

/** Returns a page with the pictures of both builds side by side. */
export function writePictures(routes: readonly string[], added: readonly string[]): string {
  const figures = routes.flatMap((route) =>
    WIDTHS.map((width) => {
      const builds = added.includes(route) ? (['after'] as const) : (['before', 'after'] as const);
      const images = builds.map(
        (build) =>
          `<img src="${pictureOf(route, width, build)}" alt="${build}" width="${width / 2}">`,
      );
      return `<h2>${route}, ${width} px</h2>\n<p>${images.join('\n')}</p>`;
    }),
  );
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Changed pages</title>\n${figures.join('\n')}\n</html>\n`;
}
