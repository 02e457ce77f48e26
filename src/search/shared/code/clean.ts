/** Longest query that is looked at, in characters. */
const MAX_LENGTH = 4096;

/** Colours of a terminal, also without the escape character, which a field of a page drops. */
const COLORS = /\p{Cc}?\[\d{1,3}(?:;\d{1,3}){0,4}m/gu;

/** What a logger writes before a message, or an error before its text. */
const PREFIXES = [
  // 2026-11-23 08:15:30.123, 2026-11-23T08:15:30Z, 08:15:30
  /^[[(]?(?:\d{4}-\d\d-\d\d[t ])?\d\d:\d\d:\d\d(?:[.,]\d{1,6})?(?:z|[+-]\d\d:?\d\d)?[\])]?[\s:|-]*/iu,
  // [error], error:, WARN; but not "Error creating"
  /^[[(](?:error|warn|warning|info|http|debug|verbose|fatal|trace)[\])][\s:|-]*/iu,
  /^(?:error|warn|warning|info|http|debug|verbose|fatal|trace)(?:\s?[:|]|\s-)\s*/iu,
  /^(?:ERROR|WARN|INFO|DEBUG|FATAL)\s+/u,
  /^(?:uncaught|unhandled|caught)(?: \(in promise\))?:? /iu,
  // Error:, ValidationError [ERR_CODE]:, Error [ValidationError]:
  /^[a-z]{0,40}(?:error|exception)(?: \[[\w. -]{1,60}\])?: */iu,
  /^(?:at path|caused by|reason|message|npm err!|✖|×|✗|⚠|⛔|❌|→|>|-|\*)[\s:]+/iu,
];

/** Returns a query as it is looked at: at most so long, without colours, in one line. */
export function clean(query: string): string {
  return query.slice(0, MAX_LENGTH).replaceAll(COLORS, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Returns a text without the time, the level and the kind of error before it. */
export function withoutPrefix(text: string): string {
  let rest = text;
  for (let count = 0; count < 8; count += 1) {
    const before = rest;
    for (const prefix of PREFIXES) {
      rest = rest.replace(prefix, '').trimStart();
    }
    if (rest === before) {
      break;
    }
  }
  return rest || text;
}
