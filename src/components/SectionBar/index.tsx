import Link from '@docusaurus/Link';
import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import {revealIn} from '@site/src/lib/reveal';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';
import {useActiveEntry} from './use-active-entry';

type SectionBarProps = {
  toc: DocContextValue['toc'];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
};

const LINK = 'section-bar__link';
const ACTIVE_LINK = 'section-bar__link--active';

/** Closes an open bar when the reader taps beside it, or goes on to what it covers. */
function useCloseOutside(ref: {current: HTMLDetailsElement | null}): void {
  useEffect(() => {
    const close = ({target}: Event) => {
      if (ref.current?.open && !ref.current.contains(target as Node)) {
        ref.current.open = false;
      }
    };
    const types = ['pointerdown', 'focusin'];
    types.forEach((type) => document.addEventListener(type, close));
    return () => types.forEach((type) => document.removeEventListener(type, close));
  }, [ref]);
}

/**
 * Bar below the navbar of narrow windows that names the section of the page that is read, and opens the list of all. It is an
 * element that browsers open by themselves, before React has come, or without it.
 */
export function SectionBar({toc, ...levels}: SectionBarProps): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const min = levels.minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const max = levels.maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const ref = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState('');

  useTOCHighlight(
    useMemo(
      () => ({
        linkClassName: LINK,
        linkActiveClassName: ACTIVE_LINK,
        minHeadingLevel: min,
        maxHeadingLevel: max,
      }),
      [min, max],
    ),
  );
  useActiveEntry(
    list,
    ACTIVE_LINK,
    useCallback((entry: Element | null) => {
      setCurrent(entry?.textContent ?? '');
      if (entry && ref.current!.open) {
        revealIn(list.current!, entry);
      }
    }, []),
  );
  useCloseOutside(ref);

  const close = () => {
    ref.current!.open = false;
  };
  const closeOnEscape = ({key}: KeyboardEvent) => {
    if (key === 'Escape' && ref.current!.open) {
      close();
      ref.current!.querySelector('summary')!.focus();
    }
  };
  const showCurrent = () => {
    const entry = list.current!.querySelector(`.${ACTIVE_LINK}`);
    if (ref.current!.open && entry) {
      revealIn(list.current!, entry);
    }
  };

  return (
    // Keys reach it from the summary and the links in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={ref}
      className={`section-bar ${styles.bar}`}
      data-search-ignore
      onKeyDown={closeOnEscape}
      onToggle={showCurrent}
    >
      <summary className={styles.summary}>
        <span>On this page</span>
        <span className={styles.current}>{current}</span>
      </summary>
      <nav ref={list} className={`thin-scrollbar ${styles.list}`} aria-label="On this page">
        <ul>
          {toc
            .filter(({level}) => level >= min && level <= max)
            .map(({id, level, value}) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className={LINK}
                  data-level={level - min}
                  onClick={close}
                  // The author's HTML, as in the framework's list.
                  dangerouslySetInnerHTML={{__html: value}}
                />
              </li>
            ))}
        </ul>
      </nav>
    </details>
  );
}
