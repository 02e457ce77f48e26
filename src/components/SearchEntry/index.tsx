import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {FormEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** Large search field in the body of a page. It is an ordinary form, so it also works before the page has hydrated. */
export function SearchEntry(): ReactNode {
  const searchPage = useBaseUrl('/search');
  const history = useHistory();

  function openSearchPage(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    history.push(`${searchPage}?${new URLSearchParams({q: String(query)})}`);
  }

  return (
    <search>
      <form action={searchPage} className={styles.form} onSubmit={openSearchPage}>
        <input
          aria-label="Search the documentation"
          autoComplete="off"
          className={styles.input}
          maxLength={512}
          name="q"
          placeholder="Search: eventHub, transaction, createStrapi…"
          required
          type="search"
        />
        <button className={styles.button} type="submit">
          Search
        </button>
      </form>
    </search>
  );
}
