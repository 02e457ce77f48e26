import {useHistory} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {ARTICLE_CLASS} from '../address';
import {keepArticle, showArticle} from './articles';
import {addCodeButtons} from './code-buttons';
import {followLink, preloadLink, prefetchLinks} from './links';

/** React compares this by identity, and so never looks at what is in the article again. */
const UNTOUCHED = {__html: ''};

/**
 * The article of a page in production: the HTML that the build has made of it, in which React has no part. What lives in it
 * is wired here.
 */
export function ArticleHtml({permalink}: {permalink: string}): ReactNode {
  const history = useHistory();
  const ref = useRef<HTMLDivElement>(null);
  // Before the framework scrolls to the heading that the address names.
  useLayoutEffect(() => {
    const element = ref.current!;
    showArticle(permalink, element);
    const undo = [addCodeButtons(element), prefetchLinks(element)];
    return () => {
      undo.forEach((callback) => callback());
      keepArticle(permalink, element);
    };
  }, [permalink]);
  return (
    // The links in it are what a reader acts on; src/client-modules/bounded-prefetch.ts knows those with the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      className={`${ARTICLE_CLASS} markdown`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNTOUCHED}
      onClick={(event) => followLink(event, history)}
      onPointerOver={preloadLink}
    />
  );
}

/** The article of a document. */
export default function Article(): ReactNode {
  return <ArticleHtml permalink={useDoc().metadata.permalink} />;
}

/**
 * Never called: the bundler puts the styles of what the server alone renders into the site's sheet because of it.
 */
export const loadServerPart = () => import('@site/src/theme/DocItem/Content');
