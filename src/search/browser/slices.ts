import type {Steps} from '../shared/steps';

/** Time after which work rests, in milliseconds: half a frame, and with a step more still no long task. */
const SLICE_MS = 8;

type WithYield = {scheduler?: {yield?: () => Promise<void>}};

/** Lets the browser draw and hear the reader: what follows is in another task. */
export async function rest(): Promise<void> {
  const {scheduler} = globalThis as WithYield;
  await (scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve)));
}

/** Does work in slices, the first after a rest, and returns what comes of it. */
export async function doInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await rest();
    const end = performance.now() + SLICE_MS;
    do {
      const {done, value} = steps.next();
      if (done) {
        return value;
      }
    } while (performance.now() < end);
  }
}
