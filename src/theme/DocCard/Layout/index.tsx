import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCard/Layout';
import {DescriptionsContext} from '@site/src/theme/DocCategoryGeneratedIndexPage/descriptions';
import {type ReactNode, use} from 'react';
import styles from './styles.module.css';

/** One entry of a category's landing page: a linked title with its description. */
export default function DocCardLayout({href, title, description}: Props): ReactNode {
  const text = use(DescriptionsContext)[href] ?? description;
  return (
    <div className={styles.entry}>
      <Heading as="h2" className={styles.title}>
        <Link to={href}>{title}</Link>
      </Heading>
      {text && <p className={styles.description}>{text}</p>}
    </div>
  );
}
