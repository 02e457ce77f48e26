import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {NOT_FOUND_TITLE} from '@site/src/lib/page-title';
import {Search} from '@site/src/search/browser/widget';
import {NearestPages} from '@site/src/components/NearestPages';
import {SectionList} from '@site/src/components/SectionList';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';

/** Body of the not-found page: what happened, and the ways on. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container page', className)}>
      <PageMetadata
        title={NOT_FOUND_TITLE}
        description="No page of the contributor documentation of Strapi has this address: search for it, or open a section."
      />
      <Head>
        {/* Hosts serve it at an address of its own too, with status 200. */}
        <meta name="robots" content="noindex" />
      </Head>
      <p className="page__kicker">404</p>
      <Heading as="h1">{NOT_FOUND_TITLE}</Heading>
      <p className="page__lead">
        No page has this address. It may have moved, or the link that brought you here has a typo.
        Search for it, go to the <Link to="/">home page</Link>, look through{' '}
        <Link to="/tags">all tags</Link>, or open a section.
      </p>
      <Search isLarge />
      <NearestPages />
      <SectionList />
    </main>
  );
}
