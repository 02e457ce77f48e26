import {plural} from '../plural';
import type {Reading, ReadingList} from './reading-list';

/** A reading list and the versions it is about. */
export type Report = {
  from: string;
  to: string;
  list: ReadingList;
  /** Number of files of ours that cite code. */
  citers: number;
};

/** Writes the changes of one file; a difference is shown once, where it comes first. */
function writeReading({file, toRead, perhaps}: Reading, shownIn: Map<string, string>): string[] {
  const lines = [`### ${file}`, ''];
  for (const {reference, kind, detail, place, difference} of toRead) {
    const before = shownIn.get(reference);
    const where = before && difference ? `; the difference is above, under ${before}` : '';
    lines.push(`- \`${reference}\` ${kind}${detail && ` (${detail})`}, cited ${place}${where}`);
    if (difference !== undefined && before === undefined) {
      shownIn.set(reference, file);
      lines.push(
        '',
        '  ```diff',
        ...difference.split('\n').map((line) => `  ${line}`),
        '  ```',
        '',
      );
    }
  }
  for (const {reference, place} of perhaps) {
    lines.push(`- perhaps: \`${reference}\`, cited ${place}`);
  }
  return [...lines, ''];
}

/** Returns a reading list as Markdown: what to read, what perhaps, then file by file what has changed. */
export function writeReport({from, to, list, citers}: Report): string {
  const {readings, counts} = list;
  const toRead = readings.filter((reading) => reading.toRead.length > 0);
  const perhaps = readings.filter((reading) => reading.toRead.length === 0);
  const shownIn = new Map<string, string>();
  return [
    `# From Strapi ${from} to ${to}`,
    '',
    `Of the cited files and symbols ${counts.unchanged} are unchanged, ${counts.moved} only moved, ${counts.changed} changed, ${counts.vanished} vanished. Of ${plural(citers, 'file')} that cite code, ${toRead.length} are to be read and ${perhaps.length} perhaps.`,
    '',
    `## To be read: ${toRead.length}`,
    '',
    'The code of a symbol that they cite has changed or vanished.',
    '',
    ...toRead.map((reading) => `- [ ] ${reading.file}`),
    '',
    `## Perhaps: ${perhaps.length}`,
    '',
    'Something has changed in a file or folder that they cite as a whole.',
    '',
    ...perhaps.map(
      (reading) =>
        `- [ ] ${reading.file}: ${reading.perhaps.map(({reference}) => `\`${reference}\``).join(', ')}`,
    ),
    '',
    '## File by file',
    '',
    ...toRead.flatMap((reading) => writeReading(reading, shownIn)),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd();
}
