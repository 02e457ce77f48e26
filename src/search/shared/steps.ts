/**
 * Work in steps of a few milliseconds at most, between which something else can be done: the browser rests there when it
 * has worked long enough, see `browser/slices.ts`.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps at once and returns what comes of them. */
export function doAll<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const {done, value} = steps.next();
    if (done) {
      return value;
    }
  }
}

/**
 * Does something for each number below a count, so many of them in a step. Engines compile a function that is called often
 * much earlier than a loop of steps that goes on for long.
 */
export function* countInSteps(
  count: number,
  ofStep: number,
  act: (number: number) => void,
): Steps<void> {
  for (let begin = 0; begin < count; begin += ofStep) {
    const end = Math.min(count, begin + ofStep);
    for (let number = begin; number < end; number += 1) {
      act(number);
    }
    yield;
  }
}
