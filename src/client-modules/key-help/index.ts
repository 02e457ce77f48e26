import './styles.css';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** Loaded only by readers who ask for it. Without it nothing happens, and they may ask again. */
async function show(): Promise<void> {
  const module = await import('./dialog').catch(() => undefined);
  module?.showKeys();
}

function onKeyDown(event: KeyboardEvent): void {
  const {key, target} = event;
  const isTyping = target instanceof Element && target.matches(TEXT_FIELDS);
  if (key === '?' && !isTyping && !event.defaultPrevented && !event.ctrlKey && !event.metaKey) {
    void show();
  }
}

function onClick({target}: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-key-help]')) {
    void show();
  }
}

// "?" opens the list of the site's keys, and so does each control with `data-key-help`.
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
}
