import type {ReactNode} from 'react';

type ListTableProps = {
  className?: string;
  /** Heads of the columns. */
  head: readonly string[];
  /** Rows of the body; the first cell names the row. */
  rows: readonly {key: string; cells: readonly ReactNode[]}[];
};

/** Browsers forget what the parts of a table are when it is laid out as a list. */
const as = (role: 'cell' | 'columnheader' | 'row' | 'rowgroup' | 'rowheader' | 'table') => ({role});

/** A table that is a list on narrow screens, like those of articles (src/rehype/tables.ts). */
export function ListTable({className = '', head, rows}: ListTableProps): ReactNode {
  return (
    <table className={`list-table ${className}`} {...as('table')}>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          {head.map((title) => (
            <th key={title} scope="col" {...as('columnheader')}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map(({key, cells: [name, ...cells]}) => (
          <tr key={key} {...as('row')}>
            <th scope="row" {...as('rowheader')}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]} {...as('cell')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
