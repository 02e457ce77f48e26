import {clsx} from 'clsx';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import './styles.css';
import type {WidgetProps} from './Widget';

type SearchProps = {
  /** The field that Ctrl/Cmd+K and `/` open. One on a page. */
  hasShortcuts?: boolean;
  /** Larger, for the body of a page. */
  isLarge?: boolean;
};

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

/**
 * The search field. Until the reader points at it or opens it, it is a button of the field's size; then the widget is
 * loaded and takes the button's place.
 */
export function Search({hasShortcuts = false, isLarge = false}: SearchProps): ReactNode {
  const [Widget, setWidget] = useState<ComponentType<WidgetProps> | undefined>(() => LoadedWidget);
  const [openedBy, setOpenedBy] = useState<{focused: Element | null}>();
  const button = useRef<HTMLButtonElement>(null);
  /** What the reader types while the widget is on its way. */
  const [typed, setTyped] = useState('');

  const load = useCallback(async (): Promise<void> => {
    try {
      LoadedWidget ??= (await import('./Widget')).Widget;
    } catch {
      // No network: the button stays, and the next attempt asks again. Until then the reader has opened nothing.
      setOpenedBy(undefined);
      return;
    }
    if (document.activeElement === button.current) {
      // The focus moves on to the field that takes the button's place.
      setOpenedBy((current) => current ?? {focused: null});
    }
    setWidget(() => LoadedWidget);
  }, []);

  const open = useCallback(
    (focused: Element | null): void => {
      setOpenedBy({focused});
      // Keys have to go somewhere until the field is there.
      button.current?.focus();
      void load();
    },
    [load],
  );

  useEffect(() => {
    if (!hasShortcuts) {
      return undefined;
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (isShortcut(event) && !event.defaultPrevented) {
        event.preventDefault();
        open(document.activeElement);
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasShortcuts, open]);

  function keepKey(event: React.KeyboardEvent): void {
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      setTyped((before) => before + event.key);
      event.preventDefault();
    }
  }

  return (
    <search className={clsx('search', isLarge && 'search--large')}>
      {Widget ? (
        <Widget isLarge={isLarge} openedBy={openedBy} typed={typed} />
      ) : (
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
          {hasShortcuts && <kbd className="search__shortcut">Ctrl K</kbd>}
        </button>
      )}
    </search>
  );
}
