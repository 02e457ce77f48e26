/** Name of the service worker in the build. It is at the root of the site, because it answers for what is below its folder. */
export const WORKER_NAME = 'service-worker.js';

/** Name of the file that says what a copy of the site weighs. */
export const SUMMARY_NAME = 'offline.json';

/** A file of the site in a pack: its path below the base path, and its content, in Base64 unless it is a text. */
export type PackedFile = readonly [path: string, content: string, encoding?: 'base64'];

/** What the service worker of a build keeps. */
export type OfflineCopy = {
  /** Hash of all that is in it. */
  version: string;
  /** Base path of the site. */
  base: string;
  /** Paths of the packs below it: JSON files, each a list of files. */
  packs: readonly string[];
};

/** What a copy of the site weighs, for readers. */
export type OfflineSummary = {
  version: string;
  /** Bytes of the packs, compressed by Brotli as hosts do it on the fly (quality 5). */
  download: number;
  /** Bytes of the files in them. */
  stored: number;
};

/** What a service worker tells open pages about the copy that it makes. */
export type OfflineMessage =
  {type: 'offline'; loaded: number; of: number} | {type: 'offline'; failure: string};

/** Begins the names of all caches of a site: sites with another base path may have the same origin. */
export const cachePrefix = (base: string): string => `offline:${base}:`;
