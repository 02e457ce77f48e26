/** Protocol of the links that authors write: `[label](code:packages/core/core/src/services/cron.ts#createCronService)`. */
export const CODE_PROTOCOL = 'code:';

/** A place in the source of Strapi: a file or folder of the monorepo, or one symbol of a file. */
export type CodeReference = {
  /** Path inside the monorepo; a folder ends with `/`. */
  path: string;
  /** Name of a symbol of the file, dotted for members: `Strapi.load`. Absent for whole files and folders. */
  symbol?: string;
};

/** Undoes percent-encoding; a text that is not encoded properly stays as it is, and then leads nowhere. */
function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/**
 * Takes the URL of a Markdown link apart.
 *
 * @returns undefined when the URL is no code reference
 */
export function parseReference(url: string): CodeReference | undefined {
  if (!url.startsWith(CODE_PROTOCOL)) {
    return undefined;
  }
  const [path, symbol] = decode(url.slice(CODE_PROTOCOL.length)).split('#', 2);
  return {path, symbol: symbol || undefined};
}

/** Writes a reference the way authors do, without the protocol: `path#symbol`. */
export function formatReference({path, symbol}: CodeReference): string {
  return symbol ? `${path}#${symbol}` : path;
}
