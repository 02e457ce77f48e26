import type {ReactNode} from 'react';
import styles from './styles.module.css';

type ScrollBoxProps = {
  /** What is inside, for screen readers: src/client-modules/scroll-boxes.ts names the box when it has to scroll. */
  label: string;
  children: ReactNode;
};

/** Box for content that may be wider than the page: it scrolls by itself, shows that it does, and by keyboard too. */
export function ScrollBox({label, children}: ScrollBoxProps): ReactNode {
  return (
    <div className={styles.box} data-scroll-box={label}>
      {children}
    </div>
  );
}
