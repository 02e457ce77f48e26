import type {ClientModule} from '@docusaurus/types';
import {drawing} from '../../diagrams/drawing';

/** Sources of diagrams that nobody has rendered; they are in the page until they are drawn. */
const SOURCES = '.diagram-source';

let count = 0;

async function drawAll(): Promise<void> {
  const sources = [...document.querySelectorAll<HTMLElement>(SOURCES)];
  if (sources.length === 0) {
    return;
  }
  const {default: mermaid} = await import('mermaid');
  const {options, theme} = drawing;
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  mermaid.initialize({...options, startOnLoad: false, theme: theme[mode]});
  for (const source of sources) {
    count += 1;
    const {svg} = await mermaid.render(`drawn-diagram-${count}`, source.textContent!);
    const box =
      source.parentElement!.querySelector('.docusaurus-mermaid-container') ??
      document.createElement('div');
    box.className = 'docusaurus-mermaid-container';
    box.innerHTML = svg;
    source.hidden = true;
    source.after(box);
  }
}

if (typeof document !== 'undefined') {
  // Mermaid's colours are fixed: another mode needs another drawing.
  new MutationObserver(() => void drawAll()).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}

/** Draws the diagrams of a page that were not rendered when the site was built; in a build that has them all it is left out. */
const drawDiagrams: ClientModule = {
  onRouteDidUpdate: () => void drawAll(),
};

export default drawDiagrams;
