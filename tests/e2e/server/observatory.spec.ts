import {expect} from '@playwright/test';
import {test} from './nginx';
import {missing} from '../../../tools/host/run-nginx';

test.skip(missing !== undefined, missing);

/** Half a year, in seconds. */
const HALF_A_YEAR = 15_768_000;

const isUnsafe = (sources: string) =>
  /'unsafe-(?:inline|eval)'|\bdata:|(?:^|\s)(?:\*|https?:|ftp:)(?:\s|$)/u.test(sources);

/**
 * Returns the points of each test of MDN's HTTP Observatory (scoring of algorithm version 4), which begin at 100. What TLS in
 * front of the server does is taken to be right: its redirect from HTTP and its certificate.
 */
function pointsOf(headers: Headers, html: string): Record<string, number> {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(/;\s*/u).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  const defaults = policy.get('default-src');
  const isSafe = ['script-src', 'style-src', 'object-src'].every((name) => {
    const sources = policy.get(name) ?? defaults;
    return sources !== undefined && !isUnsafe(sources);
  });
  const isNarrow =
    defaults === "'none'" && /^'(?:none|self)'$/u.test(policy.get('form-action') ?? '');
  const age = Number(
    /max-age=(\d+)/u.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? -1,
  );
  const referrer = headers.get('referrer-policy');
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/u;
  const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/gu) ?? [];
  const hasForeign = scripts.some((script) => /src=["']?(?:https?:)?\/\//u.test(script));
  return {
    'content-security-policy': isSafe ? (isNarrow ? 10 : 5) : policy.size > 1 ? -20 : -25,
    cookies: headers.has('set-cookie') ? -20 : 0,
    'cross-origin-resource-sharing': headers.get('access-control-allow-origin') === null ? 0 : -50,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/u.test(
      headers.get('cross-origin-resource-policy') ?? '',
    )
      ? 10
      : 0,
    'referrer-policy': referrer === null ? 0 : isPrivate.test(referrer) ? 5 : -5,
    'strict-transport-security': age >= HALF_A_YEAR ? 0 : age >= 0 ? -10 : -20,
    'subresource-integrity': hasForeign ? -50 : 0,
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': policy.has('frame-ancestors')
      ? 5
      : /^(?:deny|sameorigin)$/iu.test(headers.get('x-frame-options') ?? '')
        ? 0
        : -20,
  };
}

for (const address of ['/', '/docs/core/database/transactions', '/no-such-page']) {
  test(`${address} has full points of the HTTP Observatory`, async ({server}) => {
    const response = await fetch(server.origin + address);
    const points = pointsOf(response.headers, await response.text());
    const lost = Object.entries(points).filter(([, number]) => number < 0);
    expect(lost).toEqual([]);
    // Of 100 at the beginning; more are for what few sites have.
    expect(100 + Object.values(points).reduce((sum, number) => sum + number, 0)).toBe(130);
  });
}
