import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {type Redirect, redirects} from '../redirects';

/** Returns the HTML of a page that leads to another one, without a script. Search engines take the other one for it. */
function leadTo(address: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<title>Moved | Doc</title>
</head>
<body><p>This page is at <a href="${address}">${address}</a>.</p></body>
</html>
`;
}

/** Returns what is wrong with the list of redirects, a sentence each. */
function findFaults(list: readonly Redirect[], routes: ReadonlySet<string>): string[] {
  const sources = new Set<string>();
  return list.flatMap(({from, to}) => {
    const isTwice = sources.has(from);
    sources.add(from);
    return [
      ...(isTwice ? [`"${from}" is there twice: take one out.`] : []),
      ...(routes.has(from) ? [`"${from}" is a page: take the redirect out.`] : []),
      ...(routes.has(to) ? [] : [`"${from}" leads to "${to}", which is no page: correct it.`]),
    ];
  });
}

/**
 * Plugin: an address that is no page leads to the one that has its content, on every host. None of them is a route: neither the
 * sitemap nor a page of the site knows it. Hosts that can redirect do so (tools/host).
 *
 * @param list for tests
 */
export default function redirectsPlugin(
  {baseUrl}: LoadContext,
  {list = redirects}: {list?: readonly Redirect[]},
): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, routesPaths}) {
      const routes = new Set(
        routesPaths.map((route) => normalizeUrl(['/', route.slice(baseUrl.length)])),
      );
      const faults = findFaults(list, routes);
      const files = list.map(({from, to}) => ({file: path.join(outDir, `${from}.html`), to}));
      for (const {file} of files.filter((entry) => existsSync(entry.file))) {
        faults.push(
          `${path.relative(outDir, file)} is in the build already: another plugin writes it.`,
        );
      }
      if (faults.length > 0) {
        throw new Error(`src/redirects.ts has faults:\n${[...new Set(faults)].join('\n')}`);
      }
      await Promise.all(
        files.map(async ({file, to}) => {
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, leadTo(normalizeUrl([baseUrl, to])));
        }),
      );
    },
  };
}
