import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';
import {watchScrollBoxes} from './watch';

type ScrollBoxProps = {
  /** What is inside, for screen readers: the box becomes a named region when it has to scroll. */
  label: string;
  children: ReactNode;
};

/** Box for content that may be wider than the page: it scrolls by itself, shows that it does, and by keyboard too. */
export function ScrollBox({label, children}: ScrollBoxProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => watchScrollBoxes(ref.current!), []);
  return (
    <div ref={ref} className={styles.box} data-scroll-box={label}>
      {children}
    </div>
  );
}
