import type { Ctx } from '../../../platform/ctx.ts';

/** The longest pause. No platform uses a longer one, so that a longer value is wrong. */
const LONGEST_MS = 24 * 3_600_000;
const SHORTEST_MS = 1000;

/**
 * Returns the time of the next call, in milliseconds since 1970, from a platform's `seconds` to wait, or its time `at`
 * in seconds since 1970. It is between a second and a day from now. Returns null if neither can be read.
 */
export function retryTime(ctx: Pick<Ctx, 'now'>, wait: { seconds?: unknown; at?: unknown }): number | null {
  const seconds = toNumber(wait.seconds);
  const at = toNumber(wait.at);
  const pause = seconds !== null ? seconds * 1000 : at !== null ? at * 1000 - ctx.now() : null;
  if (pause === null) return null;
  return ctx.now() + Math.ceil(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, pause)));
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\d{1,15}(\.\d{1,15})?$/.test(value.trim())) return null;
  return Number(value);
}
