import {expect, test} from 'vitest';
import {readLoad} from '../../../../tools/bench-host/load';

const output = (extra = '') => `Running 10s test @ http://127.0.0.1
  Latency Distribution
     50%    1.10ms
     99%    1.50s
  1000 requests in 10.00s, 1.00MB read
${extra}Requests/sec:   1234.56
`;

test('rate and latency are read in their units, and nothing has failed', () => {
  expect(readLoad(output())).toEqual({requestsPerSecond: 1234.56, p99: 1500, errors: 0});
});

test('failed connections and wrong answers count together', () => {
  const errors =
    '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n';
  expect(readLoad(output(errors)).errors).toBe(15);
});

test('anything else is no measurement', () => {
  expect(() => readLoad('unable to connect')).toThrow(/no figures/u);
});
