// Names the pages that speak of changed files of Strapi, as Markdown for a pull request. Needs Node 20 and nothing else:
//   git diff --name-only origin/develop | node example-client.mjs https://contributor.strapi.io/
// Copy it, and change it: the format of symbols.json is described in /schemas/symbols.v1.json.
import {text} from 'node:stream/consumers';

const [site = 'https://contributor.strapi.io/', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : (await text(process.stdin)).split('\n').filter(Boolean);
const response = await fetch(new URL('symbols.json', site));
const index = /** @type {any} */ (response.ok ? await response.json() : {});
if (index.version !== 1) {
  process.stderr.write(`${response.url} has no index of version 1 (status ${response.status}).\n`);
  process.exit(2);
}
for (const path of paths) {
  const files = Object.keys(index.files).filter(
    (file) => file === path || (file.endsWith('/') && path.startsWith(file)),
  );
  const cited = files
    .flatMap((file) => [index.files[file], ...Object.values(index.files[file].symbols ?? {})])
    .flatMap(({citedOn = []}) => citedOn);
  const isOwn = (/** @type {any} */ {directory, introduction}) =>
    introduction && path.startsWith(directory);
  const places = cited.length > 0 ? cited : [index.packages.find(isOwn)?.introduction ?? []].flat();
  const routes = new Set(places.map((/** @type {string} */ place) => place.replace(/#.*/, '')));
  const isElsewhere = cited.length === 0 && routes.size > 0;
  console.log(`\n${path}${isElsewhere ? ' (its package)' : ''}`);
  for (const route of routes) {
    console.log(`- [${index.pages[route].title}](${new URL(route, index.site)})`);
  }
}
