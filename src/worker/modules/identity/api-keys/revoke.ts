import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { targetOf, visibleKeys } from './key.ts';
import { findActiveKey, updateRevoked } from './store.ts';

/** Revokes a key. Throws `not_found`, also for a key that the caller may not see. */
export async function revokeKey(ctx: Ctx, id: number): Promise<void> {
  const filter = visibleKeys(ctx);
  const key = await findActiveKey(directory(ctx), filter, id);
  if (!key) throw notFound('API key');
  await commit(directory(ctx), [
    updateRevoked(directory(ctx), filter, id),
    audit(ctx, 'api_key.revoked', targetOf(key.lastFour), { id, name: key.name, user_id: key.userId }),
  ]);
}
