import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type TagPageProps = {
  tag: {
    label: string;
    description: string;
    permalink: string;
    /** Pages by section, in section order. */
    groups: {label: string; docs: {title: string; description: string; permalink: string}[]}[];
  };
};

/** A `/tags/{tag}` page: every page of the site that carries the tag, by section. */
export default function TagPage({tag}: TagPageProps): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={`Tag: ${tag.label}`}
        description={`Pages tagged ${tag.label}. ${tag.description}`}
      />
      <main className="container page">
        <p className="page__kicker">
          <Link to="/tags">All tags</Link>
        </p>
        <Heading as="h1">
          <span className="page__title-prefix">Tag:</span> {tag.label}
        </Heading>
        <p className="page__lead">{tag.description}</p>
        {tag.groups.map((group) => (
          <section key={group.label} className={styles.group}>
            <Heading as="h2" className={styles.groupTitle}>
              {group.label}
            </Heading>
            <ul className={styles.docs}>
              {group.docs.map((doc) => (
                <li key={doc.permalink}>
                  <Link to={doc.permalink}>{doc.title}</Link>
                  <p>{doc.description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
