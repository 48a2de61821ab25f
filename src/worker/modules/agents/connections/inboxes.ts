import { invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectInboxes } from '../../inboxes/index.ts';

/** Throws `invalid` unless all of these are inboxes of the organization. */
export async function requireInboxes(ctx: Ctx, ids: number[]): Promise<void> {
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  const known = new Set(inboxes.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalid('inbox_ids', `there is no inbox ${unknown}`);
}
