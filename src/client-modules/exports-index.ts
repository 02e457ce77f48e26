import type {ClientModule} from '@docusaurus/types';

function fieldAt(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.closest('[data-name-filter]')
    ? target
    : undefined;
}

async function filter(field: HTMLInputElement): Promise<void> {
  // Readers of other pages do not load it. Offline the table stays as it is.
  const module = await import('../exports/filter').catch(() => undefined);
  module?.filterNames(field);
}

function clear(field: HTMLInputElement): void {
  field.value = '';
  void filter(field);
}

if (typeof document !== 'undefined') {
  // On the document, because articles are HTML that nothing hydrates.
  document.addEventListener('input', ({target}) => {
    const field = fieldAt(target);
    if (field) {
      void filter(field);
    }
  });
  document.addEventListener('keydown', ({key, target}) => {
    const field = key === 'Escape' ? fieldAt(target) : undefined;
    if (field) {
      clear(field);
    }
  });
}

/** The field above the index of the exports. */
const exportsIndex: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // The article is kept as it is when the reader leaves it.
    const field = document.querySelector<HTMLInputElement>('[data-name-filter] input');
    if (previousLocation && field && field.value !== '') {
      clear(field);
    }
  },
};

export default exportsIndex;
