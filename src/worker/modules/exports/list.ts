import type { OrganizationExport } from '../../../contract/exports.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { toExport } from './present.ts';
import { selectExports } from './store.ts';

/** Lists the exports of the organization, newest first. There are few. */
export async function listExports(ctx: Ctx): Promise<OrganizationExport[]> {
  const [rows] = await commit(database(ctx), [selectExports(ctx)]);
  return rows.map(toExport);
}
