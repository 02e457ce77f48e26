import type {HostTable} from './table';

const block = (path: string, pairs: HostTable['headers']) =>
  [path, ...pairs.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Returns the file `_headers`, which Netlify and Cloudflare Pages read in the folder of the site. */
export function headersFile({basePath, headers, caching}: HostTable): string {
  return [
    block(`${basePath}*`, [...headers, ['Cache-Control', caching.others]]),
    // Both rules hold for a file below it: the first value is taken away.
    `${caching.hashedPath}*\n  ! Cache-Control\n  Cache-Control: ${caching.hashed}`,
    '',
  ].join('\n\n');
}

/** Returns the file `_redirects`, which Netlify and Cloudflare Pages read in the folder of the site. */
export function redirectsFile({redirects}: HostTable): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
