import {readPath, toSourceFile} from './files';
import type {LoadedCode} from './load';

/** A line of a stack trace that is code of Strapi. */
export type Frame = {
  /** Source file in the monorepo. */
  file: string;
  /** Name of the function, without that of its class or object. */
  name?: string;
  /** Line in the source file; that of a built file says nothing about it. */
  line?: number;
};

/** A place in a file, as engines write it: `/app/node_modules/@strapi/core/dist/Strapi.js:12:34`. */
const LOCATION = /\.[cm]?[jt]sx?(?:\?[\w=&.-]{0,80})?:\d{1,7}(?::\d{1,7})?/u;

/** True for a text with a line of a stack trace in it. */
export function isStackTrace(text: string): boolean {
  return LOCATION.test(text);
}

/** Returns the text before the first line of a stack trace. */
export function textBeforeStack(text: string): string {
  const begin = text.search(/\s+at (?=[^\s]+(?: [^\s]+){0,4} ?\(|[^\s]+:\d)|\s*\S+@\S+:\d+:\d+/u);
  return begin < 0 ? text : text.slice(0, begin);
}

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
    const called = nameBefore ?? (word.startsWith('(') ? calledBefore(words, place) : undefined);
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
function calledBefore(words: readonly string[], place: number): string | undefined {
  const begin = words.lastIndexOf('at', place);
  const between = begin < 0 || place - begin > 6 ? [] : words.slice(begin + 1, place);
  return between.find((word) => word !== 'async' && word !== 'new');
}
