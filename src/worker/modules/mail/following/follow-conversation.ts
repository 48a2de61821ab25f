import type { Following } from '../../../../contract/notifications/notifications.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { ownId } from '../../identity/index.ts';
import { selectFollowing, upsertFollow } from './store.ts';

/** Has the caller follow the conversation of an email. Throws `not_found`. */
export function followConversation(ctx: Ctx, emailId: number): Promise<Following> {
  return setFollowing(ctx, emailId, true);
}

/** Has the caller follow the conversation of an email, or stop. Throws `not_found`. */
export async function setFollowing(ctx: Ctx, emailId: number, isFollowing: boolean): Promise<Following> {
  const userId = ownId(ctx);
  const [, [row]] = await commit(database(ctx), [
    upsertFollow(ctx, emailId, userId, isFollowing),
    selectFollowing(ctx, emailId, userId),
  ]);
  if (!row) throw notFound('email');
  return { following: row.follows === 1 };
}
