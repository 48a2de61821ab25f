import type { Env } from '../../platform/env.ts';
import type { ObjectOwner } from '../../platform/module.ts';

/** An empty object, which says when cron has run, and that the bucket can be written. */
const LAST_TICK = 'operations/last-tick';

export const lastTickObject: ObjectOwner = {
  owns: (key) => key === LAST_TICK,
  findNamed: async (_, keys) => keys,
};

export async function noteTick(env: Env): Promise<void> {
  await env.BUCKET.put(LAST_TICK, '');
}

/** When cron has run, in milliseconds; null if never. */
export async function findLastTick(env: Env): Promise<number | null> {
  return (await env.BUCKET.head(LAST_TICK))?.uploaded.getTime() ?? null;
}
