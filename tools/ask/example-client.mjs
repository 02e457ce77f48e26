// Names the pages that speak of changed files of Strapi, as Markdown for a pull request. Needs Node 20 and nothing else:
//   git diff --name-only origin/develop | node example-client.mjs https://contributor.strapi.io/
// Copy it, and change it: the format of symbols.json is described in /schemas/symbols.v1.json.
import {text} from 'node:stream/consumers';

const [site = 'https://contributor.strapi.io/', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : (await text(process.stdin)).split('\n').filter(Boolean);

const response = await fetch(new URL('symbols.json', site));
/** @type {any} */
const index = response.ok ? await response.json() : undefined;
if (index?.version !== 1) {
  process.stderr.write(`${response.url} has no index of version 1 (status ${response.status}).\n`);
  process.exit(2);
}

for (const path of paths) {
  const cited = Object.entries(index.files).filter(
    ([file]) => file === path || (file.endsWith('/') && path.startsWith(file)),
  );
  const places = cited.flatMap(([, {citedOn = [], symbols = {}}]) => [
    ...citedOn,
    ...Object.values(symbols).flatMap((symbol) => symbol.citedOn),
  ]);
  const [introduction] = index.packages.flatMap(
    (/** @type {{directory: string, introduction?: string}} */ each) =>
      path.startsWith(each.directory) && each.introduction ? [each.introduction] : [],
  );
  const routes = new Set(places.map((place) => place.split('#')[0]));
  console.log(`\n${path}${routes.size > 0 || !introduction ? '' : ' (its package)'}`);
  for (const route of routes.size > 0 || !introduction ? routes : [introduction]) {
    const {title} = index.pages[route.split('#')[0]];
    console.log(`- [${title}](${new URL(route, index.site)})`);
  }
}
