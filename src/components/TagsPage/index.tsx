import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type TagsPageProps = {
  tags: {label: string; description: string; permalink: string; count: number}[];
};

/** The `/tags` index: every tag that a page carries, with its meaning and its number of pages. */
export default function TagsPage({tags}: TagsPageProps): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Tags"
        description="All tags of the contributor documentation of Strapi 5, over all five sections, each with its meaning and its number of pages."
      />
      <main className="container page">
        <Heading as="h1">Tags</Heading>
        <p className="page__lead">
          One list for all five sections. A tag leads to every page that carries it.
        </p>
        <dl className={styles.tags}>
          {tags.map(({label, description, permalink, count}) => (
            <div key={permalink} className={styles.tag}>
              <dt>
                <Link to={permalink} rel="tag">
                  {label}
                </Link>{' '}
                <span className={styles.count}>
                  {count} {count === 1 ? 'page' : 'pages'}
                </span>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </main>
    </Layout>
  );
}
