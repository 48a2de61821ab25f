import type { LiveVersion } from '../../../contract/live/live.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { selectVersion } from '../../platform/data/commit/announcing.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';

/** Returns the version of the data that the organization's pages show. */
export async function getLiveVersion(ctx: Ctx): Promise<LiveVersion> {
  const [[row]] = await commit(database(ctx), [selectVersion(database(ctx), ctx.organizationId)]);
  return { version: row?.version ?? 0 };
}
