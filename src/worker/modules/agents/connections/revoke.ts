import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { endStatements } from './end.ts';
import { findVisible } from './member-store.ts';

/** Ends a connection: its tokens are refused from then on. Throws `not_found`, also for one that the caller may not see. */
export async function revokeConnection(ctx: Ctx, id: number): Promise<void> {
  const connection = await findVisible(ctx, id);
  if (!connection) throw notFound('Agent');
  await commit(directory(ctx), endStatements(ctx, connection));
}
