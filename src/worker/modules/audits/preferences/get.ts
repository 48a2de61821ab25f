import type { AuditPreferences } from '../../../../contract/audits/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectEngine } from './store.ts';

export async function getAuditPreferences(ctx: Ctx): Promise<AuditPreferences> {
  const [[row]] = await commit(database(ctx), [selectEngine(ctx)]);
  return { engine: row?.engine ?? 'built_in' };
}
