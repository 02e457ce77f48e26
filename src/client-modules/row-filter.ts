import type {ClientModule} from '@docusaurus/types';

/** The field above the rows of a page (src/components/RowFilter). */
const rowFilter: ClientModule = {
  onRouteDidUpdate() {
    const field = document.querySelector<HTMLInputElement>('[data-row-filter] input');
    if (field) {
      // Few pages have one: readers of the others do not load it. Offline all rows stay in sight.
      void import('../row-filter').then(({startFilter}) => startFilter(field)).catch(() => {});
    }
  },
};

export default rowFilter;
