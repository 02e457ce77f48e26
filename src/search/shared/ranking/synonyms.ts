import {stemOf} from './stem';

/**
 * Words that people use for the same thing, where the pages have only one of them: those who report a problem say what
 * they see, the pages say what happens. Only what is the same in Strapi stands in a line.
 */
const GROUPS = `
  empty blank null missing undefined absent
  lost disappear gone vanish reset wiped
  hidden invisible
  show display render appear visible
  duplicate copy clone
  slow hang stuck freeze frozen timeout
  fail broken break error crash exception throw
  delete remove erase
  edit modify
  entry record document
  forbidden denied 403 unauthorized 401
  picture image photo
  language locale translation
  order sort sequence
  twice double
  incorrect wrong
  dialog modal popup
  restart reload
  ignored dropped skipped
  outdated stale
  schedule cron
  limit quota maximum
  expire timeout
`;

function readGroups(): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const line of GROUPS.trim().split('\n')) {
    const stems = line.trim().split(' ').map(stemOf);
    for (const stem of stems) {
      const others = stems.filter((other) => other !== stem);
      synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...others]));
    }
  }
  return synonyms;
}

/** Read when they are first asked for: the panel opens without them. */
let synonyms: Map<string, Set<string>> | undefined;

/** Returns the stems of words that mean what the word with this stem does. */
export function synonymsOf(stem: string): readonly string[] {
  synonyms ??= readGroups();
  return [...(synonyms.get(stem) ?? [])];
}
