import type { Label, UpdateLabel } from '../../../../contract/mail/labels.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { orExists } from './create.ts';
import { toLabel } from './list.ts';
import { updateLabelRow } from './store.ts';

/** Changes the name or the color of a label. Throws `not_found`, `conflict` (LABEL_EXISTS). */
export async function updateLabel(ctx: Ctx, id: number, change: UpdateLabel): Promise<Label> {
  const [[row]] = await orExists(commit(database(ctx), [updateLabelRow(ctx, id, change)]));
  if (!row) throw notFound('label');
  return toLabel(row);
}
