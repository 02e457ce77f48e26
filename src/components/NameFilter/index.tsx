import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Field above the index of the exports; src/client-modules/exports-index.ts filters the tables below it. */
export function NameFilter(): ReactNode {
  return (
    <search className={styles.filter} data-name-filter="">
      <label htmlFor="name-filter">Filter the names</label>
      <input
        id="name-filter"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="form hook"
        aria-describedby="name-filter-hits"
      />
      <output id="name-filter-hits" htmlFor="name-filter" />
    </search>
  );
}
