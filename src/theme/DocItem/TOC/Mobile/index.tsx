import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {SectionBar} from '@site/src/components/SectionBar';
import type {ReactNode} from 'react';

/** The table of contents of narrow windows: a bar that stays in sight and names the section that is read. */
export default function DocItemTOCMobileAsBar(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <SectionBar
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
    />
  );
}
