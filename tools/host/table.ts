import type {Redirect} from '../../src/redirects';

/** What a host has to do, for all of them: each file of this folder writes it in the words of one host. */
export type HostTable = {
  /** Path below which the site is, with a slash at both ends. */
  basePath: string;
  /** Headers of every response. */
  headers: readonly (readonly [name: string, value: string])[];
  caching: {
    /** Below it, names carry a hash of the content: these files never change. */
    hashedPath: string;
    hashed: string;
    others: string;
  };
  /** With base path. */
  redirects: readonly Redirect[];
  /** Addresses of all pages, in their spelling, with base path. */
  routes: readonly string[];
};

/** One year, as browsers keep a file that never changes. */
const YEAR = 31_536_000;

/**
 * Returns what hosts have to do for a build.
 *
 * @param options.policy its Content-Security-Policy
 */
export function hostTable({
  basePath,
  policy,
  redirects,
  routes,
}: {
  basePath: string;
  policy: string;
  redirects: readonly Redirect[];
  routes: readonly string[];
}): HostTable {
  const below = (route: string) => basePath + route.slice(1);
  return {
    basePath,
    headers: [
      ['Content-Security-Policy', policy],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
      ['Referrer-Policy', 'no-referrer'],
      ['Strict-Transport-Security', `max-age=${2 * YEAR}; includeSubDomains`],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
    ],
    caching: {
      hashedPath: `${basePath}assets/`,
      hashed: `public, max-age=${YEAR}, immutable`,
      // Kept, and asked about each time: a new build shows at once. So is the service worker, by which copies learn of it.
      others: 'no-cache',
    },
    redirects: redirects.map(({from, to}) => ({from: below(from), to: below(to)})),
    routes,
  };
}
