import LoadingWithoutLimit from '@theme-original/Loading';
import type LoadingType from '@theme/Loading';
import {type ComponentProps, type ReactNode, useEffect, useState} from 'react';

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

/** The page loader of the framework, which sets no time limit, with one: each attempt has its own. */
export default function Loading(props: Props): ReactNode {
  return props.error ? <LoadingWithoutLimit {...props} /> : <LoadingWithLimit {...props} />;
}
