import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/** True while the element's content is wider than the element. */
function useOverflows<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, []);
  return [ref, overflows] as const;
}

type ScrollBoxProps = {
  /** What is inside, for screen readers: the box becomes a named region when it has to scroll. */
  label: string;
  children: ReactNode;
};

/** Box for content that may be wider than the page: it scrolls by itself, shows that it does, and by keyboard too. */
export function ScrollBox({label, children}: ScrollBoxProps): ReactNode {
  const [ref, overflows] = useOverflows<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={styles.box}
      {...(overflows && {'aria-label': label, role: 'region', tabIndex: 0})}
    >
      {children}
    </div>
  );
}
