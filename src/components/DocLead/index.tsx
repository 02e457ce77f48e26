import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {pageKindOf, pageKinds} from '@site/src/markdown/front-matter';
import {STRAPI_VERSION} from '@site/src/strapi';
import type {ReactNode} from 'react';
import {PageTools} from './PageTools';
import styles from './styles.module.css';

/** Lead of a page: its description, then what kind of page it is, which Strapi version it is about, and what can be done with the page. */
export function DocLead(): ReactNode {
  const {metadata} = useDoc();
  const kind = pageKindOf(metadata.frontMatter);
  // src/plugins/docs/reading-time.ts
  const {reading_minutes: minutes} = metadata.frontMatter;
  const {cites_code: citesCode, status} = metadata.frontMatter as {
    cites_code?: boolean;
    status?: string;
  };
  const isChecked = citesCode !== false && status === undefined;
  const explanation = useBaseUrl('/docs/intro#what-the-pinned-version-means');
  return (
    <>
      <p className={styles.lead}>{metadata.description}</p>
      {/* What converts pages to text knows by the element that this is about the page. */}
      <header className={`facts ${styles.facts}`} data-search-ignore>
        {kind && <span>{pageKinds[kind]}</span>}
        {typeof minutes === 'number' && <span>{minutes} min read</span>}
        {/* Not the router's link: sites of the tests have no such page. */}
        <a href={explanation} rel="help">
          {isChecked ? 'checked against' : 'written for'} {STRAPI_VERSION}
        </a>
        <PageTools />
      </header>
    </>
  );
}
