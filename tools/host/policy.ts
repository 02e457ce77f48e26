import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const script = /<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gsu;

/** Returns what is wrong with the HTML of a page under a policy that forbids inline styles and handlers. */
function findForbidden(html: string): string[] {
  const tags = html.replaceAll(script, '').match(/<[a-z][^>]*>/giu) ?? [];
  return tags.filter((tag) => /\s(?:style|on[a-z]+)=/iu.test(tag));
}

/**
 * Returns the hashes of the scripts that are in pages, sorted, as a Content-Security-Policy names them. Scripts with an address
 * and data are no inline scripts.
 *
 * @param pages paths of HTML files, relative to the folder of the build
 * @throws when a page has a style attribute, a `<style>` or an event handler, which no hash allows
 */
export function hashInlineScripts(buildDir: string, pages: readonly string[]): string[] {
  const hashes = new Set<string>();
  const faults: string[] = [];
  for (const page of pages) {
    const html = readFileSync(path.join(buildDir, page), 'utf8');
    for (const {groups} of html.matchAll(script)) {
      const {attributes = '', code = ''} = groups!;
      if (!/\bsrc=|\btype=["']?application\//u.test(attributes)) {
        hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      }
    }
    const forbidden = [...findForbidden(html), ...(html.includes('<style') ? ['<style>'] : [])];
    if (forbidden.length > 0) {
      faults.push(`${page}: ${forbidden[0]}`);
    }
  }
  if (faults.length > 0) {
    throw new Error(
      `Pages have styles or handlers in their HTML, which the policy refuses. Move them into a style sheet or a script:\n${faults.join('\n')}`,
    );
  }
  return [...hashes].toSorted();
}

/**
 * Returns the Content-Security-Policy of the site: what it loads itself, and nothing else.
 *
 * @param hashes of inline scripts
 * @param searchHost origin of a hosted search service, which the build may ask
 */
export function policyOf(hashes: readonly string[], searchHost?: string): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(searchHost ? [searchHost] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
