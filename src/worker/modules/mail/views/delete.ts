import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { changerOf } from './refusal.ts';
import { deleteViewRow, deleteViewsOf, mayChange } from './store.ts';
import { viewRefusal } from './update.ts';

/** Deletes a view of the user; admins and owners also delete shared ones. Throws `not_found`, NOT_YOUR_VIEW. */
export async function deleteView(ctx: Ctx, id: number): Promise<void> {
  const { userId, canChangeAny } = changerOf(ctx);
  const [[row]] = await commit(database(ctx), [deleteViewRow(ctx, mayChange(ctx, id, userId, canChangeAny))]);
  if (!row) throw await viewRefusal(ctx, id, userId);
}

/** Deletes the views that only this user has. */
export async function forgetViews(ctx: Ctx, userId: number): Promise<void> {
  await commit(database(ctx), [deleteViewsOf(ctx, userId)]);
}
