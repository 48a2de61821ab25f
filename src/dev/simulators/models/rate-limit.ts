import type { Protocol } from './wire/protocol.ts';

const MINUTE_MS = 60_000;

/**
 * Counts the calls of a minute. The returned function throws a `Problem` for calls over the limit, and otherwise
 * returns headers with the remaining calls. `now` is in milliseconds since 1970.
 */
export function limitRate(
  callsPerMinute: number,
  now: () => number,
): (protocol: Protocol) => Record<string, string> {
  let start = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (protocol) => {
    if (now() - start >= MINUTE_MS) {
      start = now();
      count = 0;
    }
    const resetSeconds = Math.ceil((start + MINUTE_MS - now()) / 1000);
    if (count >= callsPerMinute) {
      throw protocol.toFailure({ kind: 'rate-limit', retryAfterSeconds: resetSeconds }, 'this key');
    }
    count++;
    return protocol.rateHeaders(callsPerMinute, callsPerMinute - count, resetSeconds);
  };
}
