import {CheckedAgainst} from '@site/src/components/CheckedAgainst';
import {NameFilter, SymptomFilter} from '@site/src/components/RowFilter';
import {ScrollBox} from '@site/src/components/ScrollBox';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps} from 'react';

/** What src/rehype/tables.ts says of a table. */
type TableProps = ComponentProps<'table'> & {'data-name'?: string};

function Table({'data-name': name = 'Table', ...props}: TableProps) {
  return (
    <ScrollBox label={name}>
      <table {...props} />
    </ScrollBox>
  );
}

/**
 * What Markdown elements are rendered with: the framework's set, tables in a box that scrolls, and the foot that
 * src/plugins/code-references puts below every page, and the fields that filter rows.
 */
export default {
  ...MDXComponents,
  checkedagainst: CheckedAgainst,
  'name-filter': NameFilter,
  'symptom-filter': SymptomFilter,
  table: Table,
};
