import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { updateStays } from './store.ts';

/** Cancels the deletion of the caller's account. Changes nothing if none was requested. */
export async function cancelUserDeletion(ctx: Ctx): Promise<void> {
  const { userId } = sessionActor(ctx);
  await commit(directory(ctx), [
    updateStays(ctx, userId),
    audit(ctx, 'account.deletion_canceled', `user:${userId}`),
  ]);
}
