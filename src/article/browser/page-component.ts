import generatedRegistry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import createOriginal from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {loadPage, registerPage} from './articles';

type Entry = (typeof generatedRegistry)[string];

const registry = generatedRegistry as {[name: string]: Entry};

/** What the table of the framework has in place of the module of a document (src/plugins/docs/documents.mjs). */
const DOCUMENT = 'document';

/**
 * Returns what the framework renders a route with. The page of a document is HTML with its data, loaded, failing, timing out
 * and tried again like the module that the framework would load.
 */
export default function createPageComponent(
  route: string,
  hash: string,
): ReturnType<typeof createOriginal> {
  if (routesChunkNames[`${route}-${hash}`]?.content === DOCUMENT) {
    registerPage(route);
    // The framework reads the entry before it returns.
    registry[DOCUMENT] = [() => loadPage(route), '', ''];
  }
  return createOriginal(route, hash);
}
