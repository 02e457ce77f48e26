import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {STRAPI_VERSION} from '@site/src/strapi';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Tells the readers of a page with `status: needs-review` what is open (`review_notes`) and what to do; else nothing. */
export function ReviewBanner(): ReactNode {
  const {
    metadata: {editUrl, frontMatter},
  } = useDoc();
  if (frontMatter.status !== 'needs-review') {
    return null;
  }
  const notes = Array.isArray(frontMatter.review_notes) ? frontMatter.review_notes.map(String) : [];
  return (
    <div className={styles.banner} data-search-ignore>
      <Admonition type="caution" title="This page needs a review">
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <p>
          Before you rely on it, compare it with the code of Strapi {STRAPI_VERSION}.
          {editUrl && (
            <>
              {' '}
              If you find out what is right, <Link to={editUrl}>correct the page</Link>.
            </>
          )}
        </p>
      </Admonition>
    </div>
  );
}
