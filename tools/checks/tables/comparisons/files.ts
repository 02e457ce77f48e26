import type ts from 'typescript-api';
import type {Comparison, Expectation} from '../expectation';

/**
 * Makes a comparison with files of the source, or with all below a folder, one after the other.
 *
 * @param namesIn the names that the files have
 * @param reader makes of them, and of the words of the comment that are no files, what reads a row
 */
export function compareFiles(
  namesIn: (files: ts.SourceFile[]) => string[],
  reader: (names: readonly string[], words: readonly string[]) => Expectation['read'],
): Comparison {
  return {
    subject: 'path',
    expect: async (subject, truth) => {
      const tree = await truth.source();
      const files: ts.SourceFile[] = [];
      const words = subject.split(' ');
      const paths = words.filter((word) => !word.startsWith('/'));
      for (const path of paths) {
        if (!tree.has(path)) {
          const resolution = tree.resolve({path});
          return 'problem' in resolution
            ? `${resolution.problem}. Nearest: ${resolution.nearest.join(', ')}.`
            : `${path} is no file.`;
        }
        for (const file of path.endsWith('/') ? tree.filesBelow(path) : [path]) {
          const parsed = tree.parsed(file);
          files.push(...(parsed ? [parsed.syntax] : []));
        }
      }
      const names = [...new Set(namesIn(files))];
      return {
        names,
        read: reader(
          names,
          words.filter((word) => word.startsWith('/')),
        ),
      };
    },
  };
}
