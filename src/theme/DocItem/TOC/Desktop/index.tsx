import {useActiveEntry} from '@site/src/components/SectionBar/use-active-entry';
import {revealIn} from '@site/src/lib/reveal';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import {type ReactNode, useCallback, useRef} from 'react';
import styles from './styles.module.css';

/** The table of contents, which keeps the entry of the section that is read in view. */
export default function DocItemTOCDesktopThatFollows(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const reveal = useCallback((entry: Element | null) => {
    const list = ref.current!.firstElementChild;
    if (entry && list) {
      revealIn(list, entry);
    }
  }, []);
  useActiveEntry(ref, 'table-of-contents__link--active', reveal);
  return (
    <div ref={ref} className={styles.box}>
      <DocItemTOCDesktop />
    </div>
  );
}
