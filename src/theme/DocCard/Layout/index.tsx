import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCard/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One entry of a category's landing page: a linked title with its description. */
export default function DocCardLayout({href, title, description}: Props): ReactNode {
  return (
    <div className={styles.entry}>
      <Heading as="h2" className={styles.title}>
        <Link to={href}>{title}</Link>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
