import useBaseUrl from '@docusaurus/useBaseUrl';
import type {OfflineSummary} from '@site/src/offline/copy';
import {loadSummary, type OfflineState, watchCopy} from '@site/src/offline/browser';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

const inMegabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('en', {maximumFractionDigits: 1})} MB`;

/** Returns the state in words. */
function describe(state: OfflineState): string {
  switch (state.name) {
    case 'unknown':
      return '';
    case 'unsupported':
      return 'This browser cannot keep the site, or the connection is not secure.';
    case 'none':
      return 'Not kept: nothing of the site is stored for offline.';
    case 'loading':
      return 'Loading the copy. You may go on reading in another tab.';
    case 'updating':
      return 'Updating: a newer version is being loaded. Until it is complete, you have the copy from before.';
    case 'kept':
      return 'Kept: the whole site opens without a network, the search too.';
    case 'removed':
      return 'Removed: nothing of the site is stored for offline any more.';
    case 'failed': {
      const reason = state.reason ? ` (${state.reason})` : '';
      return state.isKept
        ? `Failed: the newer version could not be loaded${reason}. You still have the copy from before.`
        : `Failed: the copy could not be loaded${reason}. Nothing is stored.`;
    }
  }
}

/** Keeps a copy of the site in the reader's browser, says what becomes of it, and removes it. */
export function OfflineControl(): ReactNode {
  const base = useBaseUrl('/');
  const [state, setState] = useState<OfflineState>({name: 'unknown'});
  const [summary, setSummary] = useState<OfflineSummary>();
  const copy = useRef<ReturnType<typeof watchCopy>>(undefined);
  useEffect(() => {
    copy.current = watchCopy(base, setState);
    // Offline its weight is not known, and not needed.
    loadSummary(base).then(setSummary, () => {});
    return () => copy.current!.end();
  }, [base]);

  const canKeep =
    state.name === 'none' || state.name === 'removed' || (state.name === 'failed' && !state.isKept);
  const canRemove = !canKeep && state.name !== 'unknown' && state.name !== 'unsupported';
  return (
    <div className={styles.control} data-search-ignore>
      <noscript>
        <p>Without JavaScript no copy can be kept.</p>
      </noscript>
      <output>{describe(state)}</output>
      {'share' in state && <progress aria-label="Loaded" max={1} value={state.share} />}
      {/* One button in one place, so that it keeps the focus. */}
      {(canKeep || canRemove) && (
        <button
          className="button button--primary"
          onClick={() => void (canKeep ? copy.current!.keep() : copy.current!.remove())}
          type="button"
        >
          {canRemove
            ? state.name === 'loading'
              ? 'Stop'
              : 'Remove the copy'
            : `Keep for offline${summary ? ` (${inMegabytes(summary.download)})` : ''}`}
        </button>
      )}
      {summary && (
        <p>
          {inMegabytes(summary.download)} to download, compressed by Brotli;{' '}
          {inMegabytes(summary.stored)} on your device.
        </p>
      )}
    </div>
  );
}
