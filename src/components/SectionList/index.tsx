import Link from '@docusaurus/Link';
import {sections} from '@site/src/sections';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The five sections of the site, each with its entry point and one sentence. */
export function SectionList(): ReactNode {
  return (
    <dl className={styles.sections}>
      {sections.map(({id, label, entry, summary}) => (
        <div key={id} className={styles.section}>
          <dt>
            <Link to={entry}>{label}</Link>
          </dt>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  );
}
