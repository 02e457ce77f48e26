import {decodeUrlPart} from '../lib/decode-url';

/** Protocol of the links that authors write: `[label](code:packages/core/core/src/services/cron.ts#createCronService)`. */
export const CODE_PROTOCOL = 'code:';

/** A place in the source of Strapi: a file or folder of the monorepo, or one symbol of a file. */
export type CodeReference = {
  /** Path inside the monorepo; a folder ends with `/`. */
  path: string;
  /** Name of a symbol of the file, dotted for members: `Strapi.load`. Absent for whole files and folders. */
  symbol?: string;
};

/** Takes a reference apart that is written the way authors do, without the protocol: `path#symbol`. */
export function parseName(name: string): CodeReference {
  const [path = '', symbol] = name.split('#', 2).map(decodeUrlPart);
  return {path, symbol: symbol || undefined};
}

/**
 * Takes the URL of a Markdown link apart.
 *
 * @returns undefined when the URL is no code reference
 */
export function parseReference(url: string): CodeReference | undefined {
  return url.startsWith(CODE_PROTOCOL) ? parseName(url.slice(CODE_PROTOCOL.length)) : undefined;
}

/** Writes a reference the way authors do, without the protocol: `path#symbol`. */
export function formatReference({path, symbol}: CodeReference): string {
  return symbol ? `${path}#${symbol}` : path;
}
