import type { Env } from '../../platform/env.ts';
import type { ObjectOwner } from '../../platform/module.ts';

/** The key of an empty object whose time says when cron last ran, and that the bucket is writable. */
const LAST_TICK = 'operations/last-tick';

export const lastTickObject: ObjectOwner = {
  owns: (key) => key === LAST_TICK,
  findNamed: async (_, keys) => keys,
};

export async function noteTick(env: Env): Promise<void> {
  await env.BUCKET.put(LAST_TICK, '');
}

/** Returns when cron last ran, in milliseconds; null if never. */
export async function findLastTick(env: Env): Promise<number | null> {
  return (await env.BUCKET.head(LAST_TICK))?.uploaded.getTime() ?? null;
}
