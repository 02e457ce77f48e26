import {withoutPrefix} from './clean';
import type {CodePlace, LoadedCode} from './load';
import {HOLE} from './types';

/** How well a message fits a text, from 0 to 2.4; from 1 on, all that is written down of it is in the text, in its order. */
export type MessageMatch = {place: CodePlace; score: number};

/** Words of a text that are compared, at most. */
const MAX_WORDS = 80;

/** Messages that are compared word by word: those with the most telling words of the text. */
const MAX_COMPARED = 60;

/** From this on, a message that is not wholly in the text counts as found. */
const LEAST_SCORE = 0.6;

/** What a message is better that a text begins with, and not only has somewhere. */
const BONUS_OF_BEGINNING = 0.4;

/** A message taken apart. */
type Template = {
  place: CodePlace;
  /** What is between the values, in small letters. */
  pieces: string[];
  words: string[];
  /** What its words tell together. */
  weight: number;
};

type Templates = {
  all: Template[];
  byWord: Map<string, Template[]>;
  weightOf: (word: string) => number;
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_$]+/gu) ?? [];

/** Returns a text of one line in small letters, with one kind of quotation marks. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/[“”„«»`‘’']/g, '"');
}

/** Words at which a value begins or ends are no whole words: `v` of `v…`. */
function wholeWords(pieces: readonly string[]): string[] {
  return pieces.flatMap((piece, place) => {
    let whole = piece;
    if (place > 0) {
      whole = whole.replace(/^[\p{L}\p{N}_$]+/u, '');
    }
    if (place < pieces.length - 1) {
      whole = whole.replace(/[\p{L}\p{N}_$]+$/u, '');
    }
    return wordsOf(whole);
  });
}

function toTemplates({messages}: LoadedCode): Templates {
  const all = messages.map((place): Template => {
    const pieces = normalize(place.text).split(HOLE);
    return {
      place,
      words: wholeWords(pieces),
      pieces: pieces.map((piece) => piece.trim()).filter((piece) => wordsOf(piece).length > 0),
      weight: 0,
    };
  });
  const byWord = new Map<string, Template[]>();
  for (const template of all) {
    for (const word of new Set(template.words)) {
      const others = byWord.get(word) ?? [];
      others.push(template);
      byWord.set(word, others);
    }
  }
  const weightOf = (word: string): number => {
    const count = byWord.get(word)?.length;
    // What no message has is a value.
    return count === undefined ? 1 : Math.log(1 + all.length / count);
  };
  for (const template of all) {
    template.weight = weigh(template.words, weightOf);
  }
  return {all, byWord, weightOf};
}

const weigh = (words: readonly string[], weightOf: (word: string) => number): number =>
  words.reduce((sum, word) => sum + weightOf(word), 0);

/** Made once: the texts of an index do not change. */
const templatesOf = new WeakMap<LoadedCode, Templates>();

/** True when all that is written down of a message is in a text, in its order. */
function isWholeIn({pieces}: Template, text: string): boolean {
  let end = 0;
  for (const piece of pieces) {
    const begin = text.indexOf(piece, end);
    if (begin < 0) {
      return false;
    }
    end = begin + piece.length;
  }
  return pieces.length > 0;
}

/** Returns what the words tell that a message and a text have in the same order. */
function commonWeight(a: readonly string[], b: readonly string[], weights: readonly number[]) {
  let row = new Float64Array(b.length + 1);
  for (const [place, word] of a.entries()) {
    const next = new Float64Array(b.length + 1);
    for (let column = 1; column <= b.length; column += 1) {
      next[column] =
        word === b[column - 1]
          ? row[column - 1]! + weights[place]!
          : Math.max(row[column]!, next[column - 1]!);
    }
    row = next;
  }
  return row[b.length]!;
}

/** Returns those of the messages that have the most telling words of a text. */
function mostAlike(words: readonly string[], {byWord, weightOf}: Templates): Template[] {
  const weights = new Map<Template, number>();
  for (const word of new Set(words)) {
    for (const template of byWord.get(word) ?? []) {
      weights.set(template, (weights.get(template) ?? 0) + weightOf(word));
    }
  }
  return [...weights]
    .toSorted(([a, x], [b, y]) => y - x || a.weight - b.weight)
    .slice(0, MAX_COMPARED)
    .map(([template]) => template);
}

/**
 * Returns the messages that a text is, with values in their holes and whatever else before and after, or a part of which it
 * is. The best first.
 *
 * @param text in one line
 */
export function matchMessages(code: LoadedCode, text: string): MessageMatch[] {
  const templates = templatesOf.get(code) ?? toTemplates(code);
  templatesOf.set(code, templates);
  const {weightOf} = templates;
  const whole = normalize(text);
  const bare = normalize(withoutPrefix(text));
  const words = wordsOf(bare).slice(0, MAX_WORDS);
  const weights = words.map(weightOf);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const matches: MessageMatch[] = [];
  const found = new Set<Template>();
  for (const template of templates.all) {
    if (isWholeIn(template, whole)) {
      const said = template.weight + 0.1 * template.pieces.join('').length;
      const share = Math.min(1, template.weight / Math.max(weight, 1));
      const isBeginning = bare.startsWith(template.pieces[0]!) && template.place.text[0] !== HOLE;
      // A message of a few common words is in many texts.
      if (share > 0.5 || template.words.length > 3 || isBeginning) {
        const bonus = isBeginning ? BONUS_OF_BEGINNING : 0;
        matches.push({place: template.place, score: 1 + bonus + share * (said / (said + 4))});
        found.add(template);
      }
    }
  }
  for (const template of mostAlike(words, templates)) {
    if (!found.has(template)) {
      const common = commonWeight(words, template.words, weights);
      const ofText = common / Math.max(weight, 1);
      const ofMessage = common / Math.max(template.weight, 1);
      const score = 0.65 * Math.max(ofText, 0.9 * ofMessage) + 0.35 * Math.min(ofText, ofMessage);
      if (score >= LEAST_SCORE) {
        matches.push({place: template.place, score: Math.min(score, 0.99)});
      }
    }
  }
  return matches.toSorted((a, b) => b.score - a.score);
}
