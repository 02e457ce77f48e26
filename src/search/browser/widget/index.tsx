import {clsx} from 'clsx';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import './styles.css';
import type {Early, SearchControls} from './autocomplete';
import {rest} from '../slices';
import type {WidgetProps} from './Widget';

type SearchProps = {
  /** Larger, for the body of a page. Its keys open it in the place of the field of the navbar. One on a page. */
  isLarge?: boolean;
};

/** Whether the widget is there, and if not, whether it is because it could not be had. */
type LoadState = 'waiting' | 'loading' | 'failed';

/** The widget once it has been loaded; kept because the layout remounts between sections. */
let LoadedWidget: ComponentType<WidgetProps> | undefined;

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  const isCommandK = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isCommandK || (isSlash && !isTextField(event.target));
}

/** Returns what the reader is told while there is a button and no field. */
function noteOf(state: LoadState, typed: string): string {
  if (state === 'loading') {
    return 'Loading the search …';
  }
  if (state === 'waiting') {
    return '';
  }
  const reason = navigator.onLine
    ? 'The search could not be loaded.'
    : 'You are offline, and the search is not loaded yet.';
  return typed ? `${reason} What you have typed is kept.` : reason;
}

/**
 * The search field. Until the reader points at it or opens it, it is a button of the field's size; then the widget is
 * loaded and takes the button's place. What happens before this component is there is told by `window.earlySearch`.
 */
export function Search({isLarge = false}: SearchProps): ReactNode {
  const [Widget, setWidget] = useState<ComponentType<WidgetProps> | undefined>(() => LoadedWidget);
  const [loadState, setLoadState] = useState<LoadState>('waiting');
  /** Once it has taken the place of the button. */
  const [field, setField] = useState<SearchControls>();
  const button = useRef<HTMLButtonElement>(null);
  /** What the reader types while the widget is on its way. */
  const [typed, setTyped] = useState('');
  /** What the field is told of it. The state would be late by a render. */
  const early = useRef<Early>({typed: ''});

  const type = useCallback((text: string): void => {
    early.current.typed = text;
    setTyped(text);
  }, []);

  const load = useCallback(async (): Promise<void> => {
    try {
      // Asking for scripts takes as long as a frame: not within the task that hears the reader.
      await rest();
      LoadedWidget ??= (await import(/* webpackChunkName: 'search-widget' */ './Widget')).Widget;
    } catch {
      // The button stays, and the next attempt asks again. Until then the reader has opened nothing.
      delete early.current.openedFrom;
      setLoadState('failed');
      return;
    }
    setLoadState('waiting');
    setWidget(() => LoadedWidget);
  }, []);

  // Until now the button has had the focus and the keys, and from the next key on the field has them. The styles hide the
  // button, which is taken away in another task.
  const handOver = useCallback((made: SearchControls): void => {
    made.takeOver(early.current, document.activeElement === button.current);
    setField(made);
  }, []);

  const open = useCallback(
    (before: Element | null): void => {
      if (field) {
        field.open(before);
        return;
      }
      early.current.openedFrom = before;
      // Keys have to go somewhere until the field is there.
      button.current?.focus({preventScroll: !isLarge});
      if (!LoadedWidget) {
        setLoadState('loading');
      }
      void load();
    },
    [field, isLarge, load],
  );

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isOfOther = !isLarge && document.querySelector('.search--large');
      // What is behind a dialog cannot have the focus.
      if (
        isShortcut(event) &&
        !isOfOther &&
        !document.querySelector('dialog[open], .navbar-sidebar--show')
      ) {
        event.preventDefault();
        open(document.activeElement);
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isLarge, open]);

  useEffect(() => {
    const {earlySearch} = window;
    earlySearch?.stop();
    if (earlySearch?.button && earlySearch.button === button.current) {
      delete window.earlySearch;
      delete button.current.dataset.typed;
      // Before the next key, but not within the effect: it renders again.
      queueMicrotask(() => {
        type(earlySearch.typed);
        if (document.activeElement === earlySearch.button) {
          open(earlySearch.focused ?? null);
        }
      });
    }
  }, [open, type]);

  useEffect(() => {
    if (loadState !== 'failed') {
      return undefined;
    }
    const retry = (): void => void load();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [load, loadState]);

  function keepKey(event: React.KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (event.key === 'Backspace') {
      type(early.current.typed.slice(0, -1));
    } else if (event.key.length === 1) {
      type(early.current.typed + event.key);
      event.preventDefault();
    }
  }

  return (
    // A page may have two; each landmark needs a name of its own.
    <search
      className={clsx('search', isLarge && 'search--large')}
      aria-label={isLarge ? 'All pages' : undefined}
    >
      {Widget && <Widget isLarge={isLarge} onMade={handOver} />}
      {!field && (
        <>
          <button
            ref={button}
            type="button"
            className="search__button"
            onClick={() => open(null)}
            onFocus={() => void load()}
            onKeyDown={keepKey}
            onPointerEnter={() => void load()}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
              <path
                d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
            <span className="search__placeholder">{typed || 'Search...'}</span>
            <kbd className="search__shortcut">Ctrl K</kbd>
          </button>
          <div className="search__note">
            <output>{noteOf(loadState, typed)}</output>
            {loadState === 'failed' && (
              <button type="button" onClick={() => open(null)}>
                Try again
              </button>
            )}
          </div>
        </>
      )}
    </search>
  );
}
