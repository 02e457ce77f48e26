import {readPath, toSourceFile} from './files';
import type {LoadedCode} from './load';
import {LOCATION, wordsBefore} from './stack-text';

/** A line of a stack trace that is code of Strapi. */
export type Frame = {
  /** Source file in the monorepo. */
  file: string;
  /** Name of the function, without that of its class or object. */
  name?: string;
  /** Line in the source file; that of a built file says nothing about it. */
  line?: number;
};

/** Returns the frames of a stack trace that are code of Strapi, in their order. */
export function strapiFrames(code: LoadedCode, text: string): Frame[] {
  const words = text.split(' ');
  return words.flatMap((word, place): Frame[] => {
    if (!LOCATION.test(word)) {
      return [];
    }
    // Firefox and Safari write "name@location".
    const [, nameBefore, location = word] =
      /^([\w$.<>/*]{0,80})@(?=https?:|file:|\/)(.*)$/u.exec(word) ?? [];
    const {path, line} = readPath(location);
    const file = toSourceFile(code, path);
    if (!file) {
      return [];
    }
    const called =
      nameBefore ?? (word.startsWith('(') ? nameBeforeLocation(words, place) : undefined);
    const name = called?.split('.').at(-1);
    const isSource = path.endsWith(file);
    return [
      {
        file,
        ...(name && /^[\w$]+$/u.test(name) && {name}),
        ...(isSource && line !== undefined && {line}),
      },
    ];
  });
}

/** Returns the name before a location: of `at async Strapi.load [as start] (…)` it is `Strapi.load`. */
function nameBeforeLocation(words: readonly string[], place: number): string | undefined {
  return wordsBefore(words, place)?.find((word) => word !== 'async' && word !== 'new');
}
