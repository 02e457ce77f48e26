import type {HostTable} from './table';

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Returns the lines of a `map` block, whose keys nginx compares without regard to case. */
function entriesOf(pairs: readonly (readonly [key: string, value: string])[]): string {
  return pairs.map(([key, value]) => `  ${quote(key)} ${quote(value)};`).join('\n');
}

/**
 * Returns the configuration of a site for nginx 1.22 or newer, to be included in its `http` block. The module for Brotli files
 * is asked for by a file of its own, because not each nginx has it.
 *
 * @param options.listen what `listen` says
 * @param options.root folder that holds the build
 * @param options.hashedRoot folder that holds its files with a hash in their name; `root` when it is not named
 */
export function nginxSite(
  {basePath, headers, caching, redirects, routes}: HostTable,
  {listen, root, hashedRoot = root}: {listen: string; root: string; hashedRoot?: string},
): string {
  const spellings = new Map(
    [...routes, ...redirects.map(({to}) => to)].map((route) => [route.toLowerCase(), route]),
  );
  for (const {from, to} of redirects) {
    spellings.set(from.toLowerCase(), to);
  }
  const baseWithoutSlash = `
  location = ${basePath.slice(0, -1)} {
    return 301 ${basePath}$is_args$args;
  }
`;
  return `# Made by "npm run host-files". Change tools/host, not this file.

# For the length and the number of addresses below. One such site for each nginx: what follows is in its http block.
map_hash_bucket_size 256;
map_hash_max_size 8192;

# An address without the ending of its file and without a slash at its end.
map $uri $site_clean {
  default $uri;
  "~^${basePath}(?:index(?:\\.html)?)?$" "${basePath}";
  "~*^(?<site_page>/.+?)/index(?:\\.html)?$" $site_page;
  "~*^(?<site_file>/.+?)(?:\\.html)?/?$" $site_file;
}

# Pages in their own spelling, and old addresses with the page that has their content. Upper and lower case are the same here.
# Only these are redirected to: what else is asked for may lead to another host, once it is decoded.
map $site_clean $site_address {
  default $uri;
${entriesOf([...spellings].toSorted(([one], [other]) => (one < other ? -1 : 1)))}
}

# A program that asks for Markdown, and not for HTML before it, gets the Markdown of the page.
map $http_accept $site_ending {
  default ".html";
  "~*text/markdown\\s*;\\s*q=0(?:\\.0*)?(?:,|$)" ".html";
  "~*^(?:(?!text/html).)*text/markdown" ".md";
}

map "$status:$uri" $site_caching {
  default ${quote(caching.others)};
  "~^(?:200|206|304):${caching.hashedPath}" ${quote(caching.hashed)};
}

server {
  listen ${listen};
  root ${quote(root)};

  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  # The one kind of file of the site that nginx's list of types lacks.
  default_type text/markdown;
  charset_types text/css text/markdown text/plain text/xml application/json application/javascript image/svg+xml;
  gzip_static on;
  gzip_vary on;
  # What ends TLS before it may ask by HTTP/1.0 and say that it is a proxy.
  gzip_http_version 1.0;
  gzip_proxied any;

${headers.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`).join('\n')}
  add_header Cache-Control $site_caching always;
  add_header Vary Accept always;

  error_page 404 ${basePath}404.html;
  location = ${basePath}404.html {
    internal;
  }
  location = ${basePath}404 {
    return 404;
  }

  # Hidden files, and files that are there for the host.
  location ~ "/(?!\\.well-known/)[._]|\\.(?:br|gz)$" {
    return 404;
  }

  # Of all builds: pages of the one before may still be open, or on their way.
  location ${caching.hashedPath} {
    root ${quote(hashedRoot)};
    try_files $uri =404;
  }
${basePath === '/' ? '' : baseWithoutSlash}
  location = ${basePath} {
    try_files ${basePath}index$site_ending ${basePath}index.html =404;
  }

  location / {
    if ($site_address != $uri) {
      return 301 $site_address$is_args$args;
    }
    try_files $uri$site_ending $uri $uri.html =404;
  }
}
`;
}
