import {MAX_RESULTS} from '../constants';
import {STRAPI_REPOSITORY} from '../../../strapi';
import {classifyQuery, type CodeQuery} from './classify';
import {findFiles, readPath, toSourceFile} from './files';
import {type CodePlace, explanationOf, type LoadedCode} from './load';
import {matchMessages, type MessageMatch} from './messages';
import {strapiFrames} from './stack';
import {textBeforeStack} from './stack-text';
import {findSymbols, symbolOfFile} from './symbols';
import type {CodeHit} from './types';

/** Places of one and the same message that are shown, at most. */
const MAX_SAME = 6;

function toHit(
  code: LoadedCode,
  kind: CodeHit['kind'],
  {text, file, line}: CodePlace,
  isComplete: boolean,
): CodeHit {
  const explanation = explanationOf(code, file);
  const path = encodeURI(file).replaceAll('[', '%5B').replaceAll(']', '%5D');
  return {
    kind,
    text,
    file,
    ...(line > 0 && {line}),
    url: `${STRAPI_REPOSITORY}/blob/v${code.version}/${path}${line > 0 ? `#L${line}` : ''}`,
    isComplete,
    ...(explanation && {explanation}),
  };
}

function fileHit(code: LoadedCode, file: string, line = 0, isComplete = true): CodeHit {
  const text = file.replace(/\/$/u, '').split('/').at(-1)!;
  return toHit(
    code,
    'file',
    {text: file.endsWith('/') ? `${text}/` : text, file, line},
    isComplete,
  );
}

/** Returns the hits of messages, of the same text only the first few. */
function messageHits(code: LoadedCode, matches: readonly MessageMatch[]): CodeHit[] {
  const counts = new Map<string, number>();
  return matches.flatMap(({place, score}) => {
    const count = (counts.get(place.text) ?? 0) + 1;
    counts.set(place.text, count);
    return count <= MAX_SAME ? [toHit(code, 'message', place, score >= 1)] : [];
  });
}

/** Returns what a stack trace leads to: the message where its first frame is, that frame, then the messages. */
function searchStack(code: LoadedCode, text: string): CodeHit[] {
  const [frame] = strapiFrames(code, text);
  const messages = matchMessages(code, textBeforeStack(text));
  if (!frame) {
    return [...messageHits(code, messages), ...searchPath(code, text)];
  }
  const {file, name, line} = frame;
  const symbol = name === undefined ? undefined : symbolOfFile(code, file, name);
  const ofFrame =
    symbol && line === undefined ? toHit(code, 'symbol', symbol, true) : fileHit(code, file, line);
  const isThrown = ({place, score}: MessageMatch): boolean => score >= 1 && place.file === file;
  return [
    ...messageHits(code, messages.filter(isThrown)),
    ofFrame,
    ...messageHits(
      code,
      messages.filter((match) => !isThrown(match)),
    ),
  ];
}

function searchPath(code: LoadedCode, text: string): CodeHit[] {
  const path = readPath(text);
  // The line of a built file says nothing about its source.
  const isSource = (file: string): boolean => path.path.endsWith(file) || file.endsWith(path.path);
  const wanted = path.path.toLowerCase().replace(/\/$/u, '');
  const source = toSourceFile(code, path.path);
  return findFiles(code, path).map((file) => {
    const isComplete = file === source || file.replace(/\/$/u, '').toLowerCase().endsWith(wanted);
    return fileHit(code, file, isSource(file) ? path.line : undefined, isComplete);
  });
}

function searchIdentifier(code: LoadedCode, text: string): CodeHit[] {
  const name = text.toLowerCase();
  const files = code.files.filter(
    (file) =>
      file
        .slice(file.lastIndexOf('/') + 1)
        .replace(/\..*$/u, '')
        .toLowerCase() === name,
  );
  const symbols = findSymbols(code, text).slice(0, MAX_RESULTS);
  const own = symbols.filter((place) => place.text.toLowerCase() === name);
  const lastPart = name
    .replace(/\(\)$/u, '')
    .split(/[.#:?]+/u)
    .at(-1)!;
  const others = symbols.filter((place) => !own.includes(place));
  return [
    ...own.map((place) => toHit(code, 'symbol', place, true)),
    ...files
      .filter((file) => !own.some((place) => place.file === file))
      .slice(0, 2)
      .map((file) => fileHit(code, file)),
    // A code in place of a text: `component.alreadyExists`.
    ...(own.length === 0 ? messageHits(code, matchMessages(code, text)) : []),
    ...others.map((place) => toHit(code, 'symbol', place, place.text.toLowerCase() === lastPart)),
  ];
}

function searchWords(code: LoadedCode, text: string): CodeHit[] {
  const messages = messageHits(code, matchMessages(code, text));
  const joined = text.replaceAll(/\s+/gu, '').toLowerCase();
  const symbols = /^[\p{L}\p{N}\s]{3,64}$/u.test(text)
    ? findSymbols(code, joined).filter((place) => place.text.toLowerCase() === joined)
    : [];
  return [...symbols.map((place) => toHit(code, 'symbol', place, true)), ...messages];
}

const searches: Record<CodeQuery['kind'], (code: LoadedCode, text: string) => CodeHit[]> = {
  stack: searchStack,
  path: searchPath,
  identifier: searchIdentifier,
  error: searchWords,
  quoted: searchWords,
  words: searchWords,
};

/**
 * Returns what a query finds in the code of Strapi, the best first, at most eight; nothing for a query that looks like no
 * code and no message.
 */
export function searchCode(code: LoadedCode, query: string): CodeHit[] {
  const classified = classifyQuery(query);
  if (!classified) {
    return [];
  }
  const hits = new Map<string, CodeHit>();
  for (const hit of searches[classified.kind](code, classified.text)) {
    const key = `${hit.kind} ${hit.file} ${hit.line ?? ''} ${hit.text}`;
    if (!hits.has(key)) {
      hits.set(key, hit);
    }
    if (hits.size === MAX_RESULTS) {
      break;
    }
  }
  return [...hits.values()];
}
