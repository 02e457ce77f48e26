import type {ClientModule} from '@docusaurus/types';

const TAB = '.sample-tabs [role="tab"]';

function tabAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TAB) : null;
}

const tabsBeside = (tab: Element) => [...tab.parentElement!.children] as HTMLElement[];

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls')!)!;

/** Chooses a tab among those beside it. What is not shown can still be found by the browser's own search. */
function choose(chosen: HTMLElement): void {
  for (const tab of tabsBeside(chosen)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    panel.toggleAttribute('data-shown', isChosen);
    if (isChosen) {
      panel.removeAttribute('hidden');
    } else {
      panel.setAttribute('hidden', 'until-found');
    }
  }
}

/** Chooses a tab, and the same form of all samples of the page; the tab stays where it is on the screen. */
function chooseEverywhere(tab: HTMLElement): void {
  const {top} = tab.getBoundingClientRect();
  for (const other of document.querySelectorAll<HTMLElement>(TAB)) {
    if (other.textContent === tab.textContent) {
      choose(other);
    }
  }
  window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

/** Which tab a key leads to, from the place of the current one. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabAt(event.target);
  const step = steps[event.key];
  if (!tab || !step) {
    return;
  }
  event.preventDefault();
  const tabs = tabsBeside(tab);
  const next = tabs[step(tabs.indexOf(tab), tabs.length)]!;
  chooseEverywhere(next);
  next.focus();
}

if (typeof document !== 'undefined') {
  // On the document, because articles are HTML that nothing hydrates.
  document.addEventListener('click', ({target}) => {
    const tab = tabAt(target);
    if (tab) {
      chooseEverywhere(tab);
    }
  });
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('beforematch', ({target}) => {
    const panel = (target as Element).closest('.sample-tabs > [role="tabpanel"]');
    if (panel) {
      choose(document.getElementById(panel.getAttribute('aria-labelledby')!)!);
    }
  });
}

/** The tabs of samples that come in several forms (src/remark/sample-tabs.ts). */
const sampleTabs: ClientModule = {
  onRouteDidUpdate() {
    for (const tab of document.querySelectorAll<HTMLElement>(`${TAB}[aria-selected="true"]`)) {
      choose(tab);
    }
  },
};

export default sampleTabs;
