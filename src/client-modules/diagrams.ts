import type {ClientModule} from '@docusaurus/types';
import type {LargeView} from '../diagrams/large-view';

let largeView: LargeView | undefined;

async function openLarge({target}: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('.diagram-open') : null;
  const picture = button?.closest('.diagram')?.querySelector<SVGSVGElement>('.diagram-picture');
  if (picture) {
    // Few readers open one: the others do not load it. Offline the diagram stays as it is.
    const module = await import('../diagrams/large-view').catch(() => undefined);
    if (module) {
      largeView ??= new module.LargeView();
      largeView.open(picture);
    }
  }
}

if (typeof document !== 'undefined') {
  // On the document, because articles are HTML that nothing hydrates.
  document.addEventListener('click', (event) => void openLarge(event));
}

/** Opens the large view of diagrams, and closes it when the reader leaves the page. */
const diagrams: ClientModule = {
  onRouteUpdate: () => largeView?.close(),
};

export default diagrams;
