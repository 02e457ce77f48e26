import type {ClientModule} from '@docusaurus/types';

/** Steps that are shown one at a time (src/remark/stepper.ts). Without a script they follow each other. */
const stepper: ClientModule = {
  onRouteDidUpdate({location}) {
    const steppers = [...document.querySelectorAll<HTMLElement>('.stepper')];
    if (steppers.length > 0) {
      // Few pages have one: readers of the others do not load it. Offline all steps stay in sight.
      void import('./steps')
        .then(({showSteps}) => steppers.forEach((element) => showSteps(element, location.hash)))
        .catch(() => {});
    }
  },
};

export default stepper;
