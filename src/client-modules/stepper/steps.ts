import {completeRows} from './rows';
import './styles.css';

/** What shows a step by its place, of each stepper that is ready. */
const ready = new WeakMap<HTMLElement, (index: number) => void>();

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

const HEADINGS = 'h2, h3, h4';

const nameOf = (step: Element) =>
  (step.querySelector(HEADINGS)?.firstChild?.textContent ?? '').replace(/^\d+\. /u, '').trim();

/** Makes the bar of a stepper, and shows its first step. Returns what shows another. */
function makeReady(stepper: HTMLElement): (index: number) => void {
  const steps = [...stepper.querySelectorAll<HTMLElement>(':scope > .step')];
  let current = 0;
  let areAllShown = false;
  const place = document.createElement('output');
  const marks = steps.map((step, index) => {
    const mark = button(String(index + 1), () => show(index));
    mark.ariaLabel = `Step ${index + 1}: ${nameOf(step)}`;
    mark.title = nameOf(step);
    return mark;
  });
  const back = button('Back', () => show(current - 1));
  const next = button('Next', () => show(current + 1));
  const all = button('All steps', () => {
    areAllShown = !areAllShown;
    show(current);
  });
  const render = () => {
    for (const [index, step] of steps.entries()) {
      const isShown = areAllShown || index === current;
      if (isShown) {
        step.removeAttribute('hidden');
      } else {
        // The browser's own search still finds what is in it.
        step.setAttribute('hidden', 'until-found');
      }
      // The table of contents marks one of the headings with this class, hidden ones among them.
      step.querySelectorAll(HEADINGS).forEach((heading) => {
        heading.classList.toggle('anchor', isShown);
      });
      marks[index]!.ariaCurrent = index === current && !areAllShown ? 'step' : null;
    }
    stepper.toggleAttribute('data-all', areAllShown);
    all.ariaPressed = String(areAllShown);
    // Disabled buttons would lose the focus.
    back.ariaDisabled = String(areAllShown || current === 0);
    next.ariaDisabled = String(areAllShown || current === steps.length - 1);
    place.textContent = areAllShown
      ? `All ${steps.length} steps`
      : `Step ${current + 1} of ${steps.length}: ${nameOf(steps[current]!)}`;
  };
  function show(index: number): void {
    if (index >= 0 && index < steps.length) {
      current = index;
      render();
      // The table of contents looks for the heading to mark only when the page is scrolled.
      document.dispatchEvent(new Event('scroll'));
    }
  }
  const bar = document.createElement('div');
  bar.className = 'stepper-bar';
  bar.role = 'group';
  bar.ariaLabel = 'Steps';
  const list = document.createElement('span');
  list.className = 'stepper-marks';
  list.append(...marks);
  bar.append(back, list, next, all, place);
  bar.addEventListener('keydown', (event) => {
    const move = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    if (move && !areAllShown) {
      event.preventDefault();
      show(current + move);
    }
  });
  stepper.prepend(bar);
  stepper.addEventListener('beforematch', ({target}) => {
    show(steps.findIndex((step) => step.contains(target as Node)));
  });
  render();
  return show;
}

/**
 * Shows one step at a time, with the rows that are there at each.
 *
 * @param hash of the address: the step that it names is shown
 */
export function showSteps(stepper: HTMLElement, hash: string): void {
  let show = ready.get(stepper);
  if (!show) {
    completeRows(stepper);
    show = makeReady(stepper);
    ready.set(stepper, show);
  }
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const index = [...stepper.querySelectorAll(':scope > .step')].findIndex((step) =>
    step.contains(target),
  );
  if (target && index >= 0) {
    show(index);
    target.scrollIntoView();
  }
}
