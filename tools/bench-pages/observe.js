// Runs in every document before its own scripts: collects timings, and follows a click into the next document. A file of its
// own, because what tsx compiles cannot be sent to a browser.

/** @type {Window['benchTimings']} */
const timings = {shift: 0, longTasks: []};
window.benchTimings = timings;
new PerformanceObserver((list) => {
  for (const entry of /** @type {(PerformanceEntry & {value: number, hadRecentInput: boolean})[]} */ (
    list.getEntries()
  )) {
    timings.shift += entry.hadRecentInput ? 0 : entry.value;
  }
}).observe({type: 'layout-shift', buffered: true});
new PerformanceObserver((list) => {
  for (const {startTime: start, duration} of list.getEntries()) {
    timings.longTasks.push({start, end: start + duration});
  }
}).observe({type: 'longtask', buffered: true});

const heading = () => document.querySelector('h1')?.textContent;

const noteDuration = () => {
  const begin = Number(sessionStorage.getItem('bench-click'));
  sessionStorage.removeItem('bench-click');
  sessionStorage.setItem(
    'bench-duration',
    String(performance.timeOrigin + performance.now() - begin),
  );
};

const waitForHeading = () => {
  const text = heading();
  if (text && text !== sessionStorage.getItem('bench-heading')) {
    // After this frame is drawn.
    setTimeout(noteDuration);
  } else {
    requestAnimationFrame(waitForHeading);
  }
};

if (sessionStorage.getItem('bench-click')) {
  requestAnimationFrame(waitForHeading);
}
addEventListener(
  'click',
  ({timeStamp}) => {
    sessionStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp));
    sessionStorage.setItem('bench-heading', heading() ?? '');
    requestAnimationFrame(waitForHeading);
  },
  {capture: true},
);
