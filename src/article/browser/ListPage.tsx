import {ListFrame} from '@site/src/components/ListPage/frame';
import type {ReactNode} from 'react';
import type {PageData} from '../page-data';
import {ArticleHtml} from './Article';

/** A list that the build has made, in production: its frame around the HTML, like the page of a document. */
export default function ListPage({content}: {content: Pick<PageData, 'metadata'>}): ReactNode {
  const {title, description, permalink} = content.metadata;
  return (
    <ListFrame title={title} description={description}>
      <ArticleHtml permalink={permalink} />
    </ListFrame>
  );
}
