import {PageMetadata} from '@docusaurus/theme-common';
import type {ListPageData} from '@site/src/article/page-data';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** What is around the article of a list, on the server and in the browser alike. */
export function ListFrame({
  title,
  description,
  children,
}: Pick<ListPageData, 'title' | 'description'> & {children: ReactNode}): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container page">{children}</main>
    </Layout>
  );
}
