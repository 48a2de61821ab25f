import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, directory } from '../../../platform/data/database.ts';
import { sessionActor } from '../access/session-actor.ts';
import { updateStays } from './store.ts';

/** Takes the deletion of the caller's account back. Changes nothing if nobody has asked for it. */
export async function cancelUserDeletion(ctx: Ctx): Promise<void> {
  const { userId } = sessionActor(ctx);
  await commit(directory(ctx), [
    updateStays(ctx, userId),
    audit(ctx, 'account.deletion_canceled', `user:${userId}`),
  ]);
}
