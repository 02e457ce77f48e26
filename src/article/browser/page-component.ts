import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import createOriginal from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {loadArticle, registerArticle} from './articles';

/** Number of the component that draws a document, which the registry has too. */
const DOC_ITEM = (require as unknown as {resolveWeak: (module: string) => string}).resolveWeak(
  '@theme/DocItem',
);

/**
 * Returns what the framework renders a route with. The page of a document is loaded when its article is: together with its
 * script, and failing, timing out and tried again like it.
 */
export default function createPageComponent(
  route: string,
  hash: string,
): ReturnType<typeof createOriginal> {
  const {__comp: component, content} = routesChunkNames[`${route}-${hash}`] ?? {};
  const isDocument = typeof component === 'string' && registry[component]?.[2] === DOC_ITEM;
  const entry = typeof content === 'string' && registry[content];
  if (isDocument && entry) {
    const [loadScript] = entry;
    registerArticle(route);
    entry[0] = async () => {
      const [script] = await Promise.all([loadScript(), loadArticle(route)]);
      return script;
    };
  }
  return createOriginal(route, hash);
}
