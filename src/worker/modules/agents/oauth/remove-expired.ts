import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { endById } from '../connections/end.ts';
import { connectionOfGrant } from './grant-key.ts';
import { DELETED_PER_TICK, ENDED_PER_TICK } from './limits.ts';
import { deleteExpiredValues, selectExpiredGrants } from './store.ts';

/**
 * Ends the connections of expired grants: their program has not called for a month, or has never fetched its token. Then
 * deletes expired tokens, and clients that nobody has connected.
 */
async function removeExpired(ctx: ServiceCtx): Promise<void> {
  const [grants] = await commit(directory(ctx), [selectExpiredGrants(ctx, ENDED_PER_TICK)]);
  for (const { key } of grants) await endById(ctx, connectionOfGrant(key)!, 'unused');
  if (grants.length === ENDED_PER_TICK) return;
  await commit(directory(ctx), [deleteExpiredValues(ctx, DELETED_PER_TICK)]);
}

export const removeExpiredValuesPart: Part = {
  looksInDirectory: true,
  look: (ctx) => [deleteExpiredValues(ctx, DELETED_PER_TICK)],
  run: removeExpired,
};
