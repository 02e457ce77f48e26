import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What is filtered; src/row-filter finds the rows by it. */
  kind: 'names' | 'symptoms';
  placeholder: string;
};

function RowFilter({kind, placeholder}: Props): ReactNode {
  return (
    <search className={styles.filter} data-row-filter={kind}>
      <label htmlFor="row-filter">Filter the {kind}</label>
      <input
        id="row-filter"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-describedby="row-filter-hits"
      />
      <output id="row-filter-hits" htmlFor="row-filter" />
    </search>
  );
}

/** Field above the index of the exports: its rows are those of the tables below it. */
export function NameFilter(): ReactNode {
  return <RowFilter kind="names" placeholder="form hook" />;
}

/** Field above the symptoms: its rows are the headings below it, with their paragraphs. */
export function SymptomFilter(): ReactNode {
  return <RowFilter kind="symptoms" placeholder="relation empty" />;
}
