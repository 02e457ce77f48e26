import {runNpm, UserError} from '../process.mjs';

/** The versions that are published of each package. */
export type Published = ReadonlyMap<string, readonly string[]>;

/** So many packages are asked for at the same time. */
const PARALLEL = 6;

async function versionsOf(name: string): Promise<string[]> {
  let output = '';
  const onOutput = (text: string) => (output += text);
  // Errors only, because npm mixes warnings into what is collected here.
  const args = ['view', name, 'versions', '--json', '--loglevel=silent'];
  const code = await runNpm(args, {onOutput});
  try {
    const versions: unknown = JSON.parse(output);
    if (code === 0 && (Array.isArray(versions) || typeof versions === 'string')) {
      return [versions].flat().map(String);
    }
  } catch {
    // Said below.
  }
  throw new UserError(
    `npm cannot say which versions of ${name} are published${output.trim() && ` (${output.trim().slice(0, 300)})`}. Check the network, then run the command again. Nothing was changed.`,
  );
}

/**
 * Asks npm which versions of some packages are published.
 *
 * @throws {UserError} when npm does not answer
 */
export async function askPublished(names: readonly string[]): Promise<Published> {
  const published = new Map<string, string[]>();
  for (let start = 0; start < names.length; start += PARALLEL) {
    const some = names.slice(start, start + PARALLEL);
    const versions = await Promise.all(some.map(versionsOf));
    some.forEach((name, index) => published.set(name, versions[index] ?? []));
  }
  return published;
}

/** Returns the newest release that all packages are published in; undefined when there is none. */
export function newestComplete(published: Published): string | undefined {
  const [first = [], ...others] = published.values();
  return first
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .filter((version) => others.every((versions) => versions.includes(version)))
    .toSorted((a, b) => a.localeCompare(b, 'en', {numeric: true}))
    .at(-1);
}

/**
 * Makes sure that a version is one, not a range or a tag.
 *
 * @throws {UserError} when it is not exact
 */
export function assertExact(version: string): void {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    throw new UserError(
      `"${version}" is no exact version: write one such as 5.54.0. Nothing was changed.`,
    );
  }
}

/** So many of the missing packages are named. */
const NAMED = 3;

/**
 * Makes sure that all packages are published in a version.
 *
 * @throws {UserError} with what is missing and the version to take instead
 */
export function assertComplete(version: string, published: Published): void {
  const newest = newestComplete(published);
  const instead = newest
    ? `The newest version that is complete is ${newest}. Nothing was changed.`
    : 'Nothing was changed.';
  const missing = [...published].flatMap(([name, versions]) =>
    versions.includes(version) ? [] : [name],
  );
  if (missing.length === published.size) {
    throw new UserError(`Strapi ${version} is not published. ${instead}`);
  }
  if (missing.length > 0) {
    const others = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
    throw new UserError(
      `Strapi ${version} is only half published: of ${published.size} packages, ${missing.length} are missing in that version (${missing.slice(0, NAMED).join(', ')}${others}). ${instead}`,
    );
  }
}
