import type { View } from '../../../../contract/mail/views.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { toView } from './filters.ts';
import { selectViews } from './store.ts';

/** Lists the views of the current user and the shared ones. */
export async function listViews(ctx: Ctx): Promise<View[]> {
  const [rows] = await commit(database(ctx), [selectViews(ctx, userOf(ctx.actor)?.userId ?? 0)]);
  const tags = await tagsOf(ctx);
  return rows.map((row) => toView(row, tags));
}
