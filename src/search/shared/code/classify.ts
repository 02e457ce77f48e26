import {clean, withoutPrefix} from './clean';
import {isStackTrace} from './stack-text';

/**
 * What a query looks like: a stack trace, a path, a name of the code, an error text, something in quotation marks, or only
 * words. Words are looked up in the code when the pages do not answer them well.
 */
export type CodeQuery = {
  kind: 'stack' | 'path' | 'identifier' | 'error' | 'quoted' | 'words';
  /** What is looked up. */
  text: string;
};

/** From so many words on, a query that is nothing else is taken for a text. */
const MIN_WORDS = 4;

const QUOTED = /^(?:"([^"]+)"|'([^']+)'|`([^`]+)`|“([^”]+)”)$/u;
const PATH = /^[^\s"'<>{}|*?!]+$/u;
const NAME = /^[\p{L}_$#][\p{L}\p{N}_$]*(?:(?:\.|#|::?|\?\.)[\p{L}_$][\p{L}\p{N}_$-]*)*(?:\(\))?$/u;

/** A hump, a line below, a dot or brackets: what no word of a sentence has. */
const SIGN_OF_NAME = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|[_$.#]|::|\(\)$/u;

/** A UID: pages know it, the code declares none. */
const UID = /^(?:admin|api|global|plugin|strapi|component)::/u;

/** What only messages of programs have. */
const SIGN_OF_ERROR =
  /\b(?:[a-z]*error|exception|uncaught|unhandled|econn[a-z]+|enoent|eacces|eaddrinuse|err_[a-z_]+)\b|\b(?:cannot|could not|can't|failed to|unable to|is not (?:a|an|defined|valid|supported)|must be|does ?n[o']t exist|not found|invalid|missing|unexpected|unknown|undefined|already (?:exists|taken|in use))\b/iu;

/** Returns what a query looks like; undefined for a word or a few, which only pages answer. */
export function classifyQuery(query: string): CodeQuery | undefined {
  const text = clean(query);
  const quoted = QUOTED.exec(text)?.slice(1).find(Boolean)?.trim();
  if (quoted !== undefined && /[\p{L}\p{N}]{2}/u.test(quoted)) {
    const inside = classifyQuery(quoted);
    return inside && inside.kind !== 'words' && inside.kind !== 'error'
      ? inside
      : {kind: 'quoted', text: quoted};
  }
  if (isStackTrace(text) && (text.includes(' ') || /(?:@strapi|packages)\//u.test(text))) {
    return {kind: 'stack', text};
  }
  const isOneWord = !text.includes(' ');
  if (isOneWord && isPath(text)) {
    return {kind: 'path', text};
  }
  const isName = NAME.test(text) && SIGN_OF_NAME.test(text) && !UID.test(text);
  if (isOneWord && text.length >= 3 && isName) {
    return {kind: 'identifier', text};
  }
  const bare = withoutPrefix(text);
  const words = bare.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (words.length >= 2 && (bare !== text || SIGN_OF_ERROR.test(text))) {
    return {kind: 'error', text};
  }
  return words.length >= MIN_WORDS || (words.length >= 2 && bare !== text)
    ? {kind: 'words', text}
    : undefined;
}

/** True for a word that is a path, or the name of a file. */
function isPath(word: string): boolean {
  const parts = word.split(/[/\\]/u).filter(Boolean);
  return (
    PATH.test(word) &&
    (/\.(?:[cm]?[jt]sx?|json|ya?ml)(?:[:#]L?\d+)?$/u.test(word) ||
      (parts.length >= 2 && parts.every((part) => /[\p{L}\p{N}_]/u.test(part))))
  );
}
