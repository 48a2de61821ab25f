import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { selectOwnData } from './store.ts';

/** Lists the directory's data of the caller, by kind. Throws `forbidden`, SESSION_REQUIRED. */
export async function listOwnData(
  ctx: Ctx,
): Promise<{ userId: number; kinds: Record<string, Record<string, unknown>[]> }> {
  const { userId } = sessionActor(ctx);
  const selects = selectOwnData(ctx, userId);
  const results = await commit(directory(ctx), Object.values(selects));
  const kinds = Object.keys(selects).map((name, i) => [name, results[i]!] as const);
  return { userId, kinds: Object.fromEntries(kinds) };
}
