import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { directory } from '../../platform/data/database.ts';
import { deleteDeadKeys } from './api-keys/store.ts';

/** Deletes API keys that were revoked or expired before `before`. */
export async function removeRevokedKeys(ctx: Ctx, before: number): Promise<void> {
  await commit(directory(ctx), deleteDeadKeys(directory(ctx), ctx.organizationId, before));
}
