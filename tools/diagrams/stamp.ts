import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {projectDir} from '../process.mjs';

/** What decides how a diagram looks, beside its text: another stamp means that all of them have to be rendered anew. */
export type Stamp = {
  /** Versions of the packages that draw and compress. */
  mermaid: string;
  svgo: string;
  /** Hash of the files that set, read and write the drawing. */
  script: string;
};

const scripts = ['flatten.ts', 'optimize.ts', 'relations.ts', 'render.ts', 'settings.ts'];

/** Returns the stamp that a rendering made now would have. */
export function currentStamp(): Stamp {
  const require = createRequire(path.join(projectDir, 'package.json'));
  const versionOf = (name: string) =>
    (require(path.join(projectDir, 'node_modules', name, 'package.json')) as {version: string})
      .version;
  const hash = createHash('sha256');
  for (const script of scripts) {
    const source = readFileSync(path.join(projectDir, 'tools', 'diagrams', script), 'utf8');
    hash.update(source.replaceAll('\r\n', '\n'));
  }
  return {
    mermaid: versionOf('mermaid'),
    svgo: versionOf('svgo'),
    script: hash.digest('hex').slice(0, 16),
  };
}

/** Returns the text of a stamp's file. */
export function formatStamp(stamp: Stamp): string {
  return `${JSON.stringify(stamp, null, 2)}\n`;
}
