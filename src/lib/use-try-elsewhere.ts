import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {preloadPage} from './preload';

/**
 * Tries a crashed page again once the reader has gone somewhere else: an error boundary outlives the page that crashed in it.
 *
 * @param tryAgain clears the error
 */
export function useTryElsewhere(tryAgain: () => void): void {
  const {key, pathname} = useLocation();
  const [crashedAt] = useState(key);
  useEffect(() => {
    if (key !== crashedAt) {
      // Loaded first, the page does not begin with a loader; what cannot be loaded says so itself.
      void preloadPage(pathname).then(tryAgain);
    }
  }, [crashedAt, key, pathname, tryAgain]);
}
