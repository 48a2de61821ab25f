import type { Following } from '../../../../contract/notifications/notifications.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { ownId } from '../../identity/index.ts';
import { selectFollowing } from './store.ts';

/** Returns whether the caller follows the conversation of an email. Throws `not_found`. */
export async function getFollowing(ctx: Ctx, emailId: number): Promise<Following> {
  const [[row]] = await commit(database(ctx), [selectFollowing(ctx, emailId, ownId(ctx))]);
  if (!row) throw notFound('email');
  return { following: row.follows === 1 };
}
