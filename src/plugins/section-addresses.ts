import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {sections} from '../sections';

/** Returns the HTML of a page that leads to another one, also without scripts. Search engines take the other one for it. */
function leadTo(address: string, label: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<title>${label} | Doc</title>
</head>
<body><p>This section begins at <a href="${address}">${address}</a>.</p></body>
</html>
`;
}

/**
 * Plugin: the bare address of a section, as in "/docs", leads to the page that the navbar opens. It is no route: neither the
 * sitemap nor a page of the site knows it.
 */
export default function sectionAddressesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'section-addresses',
    async postBuild({outDir}) {
      await Promise.all(
        sections.map(async ({id, entry, label}) => {
          const file = path.join(outDir, `${id}.html`);
          if (existsSync(file)) {
            throw new Error(
              `The site has a page at "/${id}", the bare address of a section, which src/plugins/section-addresses.ts leads to "${entry}". Give the page another address, or let the entry of the section in src/sections.ts be "/${id}" and leave it out of the plugin.`,
            );
          }
          await writeFile(file, leadTo(normalizeUrl([baseUrl, entry]), label));
        }),
      );
    },
  };
}
