import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {FoundPage} from '@site/src/search/browser/find-pages';
import {usePageContext} from '@site/src/search/browser/widget/page-context';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {wordsOfAddress} from './address-words';
import styles from './styles.module.css';

const TITLE = 'Perhaps you meant';

/** What became of the search for the words of an address. Without pages, the search could not be had. */
type Answer = {words: string; pages?: FoundPage[]};

/** Returns what is said above the list. */
function describe(answer: Answer | undefined): string {
  if (!answer) {
    return 'Looking for pages with the words of the address …';
  }
  const {words, pages} = answer;
  if (!words) {
    return 'The address has no words to search for.';
  }
  if (!pages) {
    return 'The search for the words of the address could not be loaded.';
  }
  return pages.length > 0
    ? `The search for “${words}”, the words of the address, finds:`
    : `The search for “${words}”, the words of the address, finds no page.`;
}

/**
 * The pages that the search finds for the words of an address that no page has. The search is loaded after the page has
 * been painted; its room is there from the beginning, so that nothing moves.
 */
export function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const page = usePageContext();
  const context = useRef(page);
  useEffect(() => {
    context.current = page;
  });
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    const words = wordsOfAddress(pathname, context.current.baseUrl);
    let isCurrent = true;
    async function search(): Promise<void> {
      const pages = words
        ? await import('@site/src/search/browser/find-pages')
            .then(({findPages}) => findPages(words, context.current))
            .catch(() => undefined)
        : [];
      if (isCurrent) {
        setAnswer({words, pages});
      }
    }
    // A frame and what is due after it: the page is painted then.
    const frame = requestAnimationFrame(() => {
      setTimeout(() => {
        if (isCurrent) {
          void search();
        }
      });
    });
    return () => {
      isCurrent = false;
      cancelAnimationFrame(frame);
      setAnswer(undefined);
    };
  }, [pathname]);

  const pages = answer?.pages ?? [];
  return (
    <section className={styles.nearest} aria-label={TITLE}>
      <Heading as="h2">{TITLE}</Heading>
      <output>{describe(answer)}</output>
      <ul>
        {pages.map(({title, route, sectionLabel}) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
            <span>{sectionLabel}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
