import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';
import {DescriptionsContext, type LandingPageProps} from './descriptions';

/** The landing page of a category, which brings the descriptions that its cards show. */
export default function DocCategoryGeneratedIndexPageWithDescriptions(
  props: LandingPageProps,
): ReactNode {
  return (
    <DescriptionsContext value={props.categoryGeneratedIndex.descriptions}>
      <DocCategoryGeneratedIndexPage {...props} />
    </DescriptionsContext>
  );
}
