/** What wrk has measured. */
export type Load = {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Connections that failed, and answers that are no success and no redirect. */
  errors: number;
};

const MILLISECONDS: Record<string, number> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

/**
 * Reads what `wrk --latency` prints.
 *
 * @throws when it is something else
 */
export function readLoad(output: string): Load {
  const rate = /Requests\/sec:\s+([\d.]+)/u.exec(output);
  const p99 = /\b99%\s+([\d.]+)(us|ms|s|m)\b/u.exec(output);
  if (!rate || !p99) {
    throw new Error(`wrk has printed no figures:\n${output}`);
  }
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/u.exec(
    output,
  );
  const answers = /Non-2xx or 3xx responses: (\d+)/u.exec(output);
  const counts = [...(socket?.slice(1) ?? []), answers?.[1] ?? 0].map(Number);
  return {
    requestsPerSecond: Number(rate[1]),
    p99: Number(p99[1]) * MILLISECONDS[p99[2]!]!,
    errors: counts.reduce((sum, count) => sum + count, 0),
  };
}
