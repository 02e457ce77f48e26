import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes files, text by path, below a folder, with the folders that they need. */
export function writeFilesBelow(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

/** Returns a page with front matter and this text. */
export function pageSource(text: string): string {
  return `---\ntitle: Example\n---\n\n${text}\n`;
}
