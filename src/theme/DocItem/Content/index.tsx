import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PAGE_DATA_TYPE, writePageData} from '@site/src/article/page-data';
import {DocLead} from '@site/src/components/DocLead';
import {ReviewBanner} from '@site/src/components/ReviewBanner';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

/** What the browser knows of a page whose article is HTML. */
function PageData(): ReactNode {
  return (
    <script type={PAGE_DATA_TYPE} dangerouslySetInnerHTML={{__html: writePageData(useDoc())}} />
  );
}

/** The page's text, led by what is open about it, by its description and one line of facts about the page. */
export default function DocItemContentWithLead({children}: Props): ReactNode {
  return (
    <DocItemContent>
      {process.env.NODE_ENV === 'production' && <PageData />}
      <ReviewBanner />
      <DocLead />
      {children}
    </DocItemContent>
  );
}
