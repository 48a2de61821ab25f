import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { selectOrganization } from './store.ts';

/** Returns the name of the organization; null if it is gone. */
export async function findOrganizationName(ctx: Ctx): Promise<string | null> {
  const [[organization]] = await commit(directory(ctx), [selectOrganization(ctx)]);
  return organization?.name ?? null;
}
