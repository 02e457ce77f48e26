import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {STRAPI_VERSION} from '@site/src/strapi';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Names of the page kinds that front matter may declare as `kind`. */
const kindLabels: Record<string, string> = {
  design: 'Design',
  guide: 'Guide',
  introduction: 'Introduction',
  reference: 'Reference',
  rfc: 'RFC',
};

/** Lead of a page: its description, then what kind of page it is and which Strapi version it speaks of. */
export function DocLead(): ReactNode {
  const {metadata} = useDoc();
  const kind = kindLabels[String(metadata.frontMatter.kind)];
  return (
    <>
      <p className={styles.lead}>{metadata.description}</p>
      <p className={styles.facts} data-search-ignore>
        {kind && <span>{kind}</span>}
        <span>Strapi {STRAPI_VERSION}</span>
      </p>
    </>
  );
}
