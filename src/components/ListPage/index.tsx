import Link from '@docusaurus/Link';
import {ARTICLE_CLASS} from '@site/src/article/address';
import {type ListPageData, PAGE_DATA_TYPE, writeListPageData} from '@site/src/article/page-data';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {ListFrame} from './frame';

type ListPageProps = ListPageData & {
  /** The page that lists this one among others. */
  above?: {to: string; label: string};
  children: ReactNode;
};

/**
 * A list that the build makes. Readers get it as HTML, like a document (src/article): in production no script has its data,
 * and the browser has `src/article/browser/ListPage.tsx` in the place of the component that renders this one. Its component
 * is named in src/plugins/docs/documents.mjs.
 */
export function ListPage({above, children, ...data}: ListPageProps): ReactNode {
  const {title, description} = data;
  return (
    <ListFrame title={title} description={description}>
      <div className={`${ARTICLE_CLASS} markdown`}>
        {process.env.NODE_ENV === 'production' && (
          <script
            type={PAGE_DATA_TYPE}
            dangerouslySetInnerHTML={{__html: writeListPageData(data)}}
          />
        )}
        {above && (
          <p className="page__kicker">
            <Link to={above.to}>{above.label}</Link>
          </p>
        )}
        <header>
          <Heading as="h1">{title}</Heading>
        </header>
        <p className="page__lead">{description}</p>
        {children}
      </div>
    </ListFrame>
  );
}
