import {DocLead} from '@site/src/components/DocLead';
import {ReviewBanner} from '@site/src/components/ReviewBanner';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

/** The page's text, led by what is open about it, by its description and one line of facts about the page. */
export default function DocItemContentWithLead({children}: Props): ReactNode {
  return (
    <DocItemContent>
      <ReviewBanner />
      <DocLead />
      {children}
    </DocItemContent>
  );
}
