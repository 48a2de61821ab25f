import type { Label } from '../../../../contract/mail/labels.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { LabelRow } from '../schema.ts';
import { selectLabels } from './store.ts';

/** Lists all labels of the organization, by name, without pages: there are few. */
export async function listLabels(ctx: Ctx): Promise<Label[]> {
  const [rows] = await commit(database(ctx), [selectLabels(ctx)]);
  return rows.map(toLabel);
}

export function toLabel({ id, name, color, createdAt }: LabelRow): Label {
  return { id, name, color, created_at: new Date(createdAt).toISOString() };
}
