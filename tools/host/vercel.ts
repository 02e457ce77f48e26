import type {HostTable} from './table';

const asObjects = (pairs: HostTable['headers']) => pairs.map(([key, value]) => ({key, value}));

/** Returns `vercel.json`, which Vercel reads in the folder that is deployed. */
export function vercelFile({basePath, headers, caching, redirects}: HostTable): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: `${basePath}(.*)`,
        headers: asObjects([...headers, ['Cache-Control', caching.others]]),
      },
      {
        source: `${caching.hashedPath}(.*)`,
        headers: asObjects([['Cache-Control', caching.hashed]]),
      },
    ],
    redirects: redirects.map(({from, to}) => ({source: from, destination: to, permanent: true})),
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}
