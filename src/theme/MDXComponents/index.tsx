import {ScrollBox} from '@site/src/components/ScrollBox';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps} from 'react';

function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollBox label="Table">
      <table {...props} />
    </ScrollBox>
  );
}

/** What Markdown elements are rendered with: the framework's set, and tables in a box that scrolls. */
export default {...MDXComponents, table: Table};
