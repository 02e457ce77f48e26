import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import LoadingWithoutLimit from '@theme-original/Loading';
import Layout from '@theme/Layout';
import {InsideLayout} from '@site/src/theme/Layout';
import type LoadingType from '@theme/Loading';
import {type ComponentProps, type ReactNode, use, useEffect, useState} from 'react';

type Props = ComponentProps<typeof LoadingType>;

/** After this many milliseconds a reader is told that something may be wrong, and offered a way on. */
const TIME_LIMIT = 10_000;

function LoadingWithLimit(props: Props): ReactNode {
  const [isTimedOut, setIsTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTimedOut(true), TIME_LIMIT);
    return () => clearTimeout(timer);
  }, []);

  if (!isTimedOut) {
    return <LoadingWithoutLimit {...props} />;
  }
  return (
    <main className="container page">
      <p role="alert">This page is taking long to load. The connection may be slow or lost.</p>
      {/* Another import would wait for the request that hangs; a reload asks anew, and brings the page as HTML. */}
      <button
        type="button"
        className="button button--primary"
        onClick={() => window.location.reload()}
      >
        Retry
      </button>
    </main>
  );
}

/** The framework gives the layout of a page its route; that of the loader has none yet. */
const noRoute = {plugin: {name: 'docusaurus-theme-classic', id: 'default'}};

/**
 * The page loader of the framework, which sets no time limit, with one: each attempt has its own. A section of the site brings
 * its own layout: until it has been loaded, the loader has one, so that the navbar stays.
 */
export default function Loading(props: Props): ReactNode {
  const loading = props.error ? (
    <LoadingWithoutLimit {...props} />
  ) : (
    <LoadingWithLimit {...props} />
  );
  if (use(InsideLayout)) {
    return loading;
  }
  return (
    <RouteContextProvider value={noRoute}>
      <Layout>{loading}</Layout>
    </RouteContextProvider>
  );
}
