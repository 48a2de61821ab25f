import type { AuditPreferences } from '../../../../contract/audits/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { upsertEngine } from './store.ts';

/** Changes the engine. Audits requested before keep theirs. */
export async function changeAuditPreferences(
  ctx: Ctx,
  { engine }: AuditPreferences,
): Promise<AuditPreferences> {
  await commit(database(ctx), [
    upsertEngine(ctx, engine),
    audit(ctx, 'audit_preferences.changed', 'audit_preferences', { engine }),
  ]);
  return { engine };
}
