import {collectCitations, referencesOf} from '../../code-references/collect';
import {findEntry, type Manifest, MANIFEST_FILE} from '../../code-references/manifest';
import {CODE_PROTOCOL, type CodeReference, formatReference} from '../../code-references/reference';
import type {Page} from '../../markdown/pages';
import {STRAPI_VERSION} from '../../strapi';

const REMEDY = 'run "npm run references"';

/**
 * Checks that the manifest is one of the pinned version and knows every code reference of these pages.
 *
 * @throws one error that names each unknown reference with file and line
 */
export function assertKnownReferences(pages: readonly Page[], manifest: Manifest): void {
  if (manifest.version !== STRAPI_VERSION) {
    throw new Error(
      `${MANIFEST_FILE} is of Strapi ${manifest.version}, the site (src/strapi/index.ts) of ${STRAPI_VERSION}: ${REMEDY}`,
    );
  }
  const isUnknown = (reference: CodeReference) => !findEntry(manifest, reference);
  const unknown = pages
    // Only these are parsed, for their lines.
    .filter((page) => referencesOf(page).some(isUnknown))
    .flatMap((page) =>
      collectCitations(page)
        .filter(isUnknown)
        .map(
          (citation) =>
            `  ${page.file}:${citation.line} ${CODE_PROTOCOL}${formatReference(citation)} is not in the manifest: ${REMEDY}`,
        ),
    );
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.length} unknown code ${unknown.length === 1 ? 'reference' : 'references'}:\n${unknown.join('\n')}`,
    );
  }
}
