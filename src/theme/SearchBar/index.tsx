import {Search} from '@site/src/components/Search';
import type {ReactNode} from 'react';

/** The search field of the navbar. */
export default function SearchBar(): ReactNode {
  return <Search hasShortcuts />;
}
