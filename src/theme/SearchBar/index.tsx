import {Search} from '@site/src/search/browser/widget';
import type {ReactNode} from 'react';

/** The search field of the navbar. */
export default function SearchBar(): ReactNode {
  return <Search />;
}
