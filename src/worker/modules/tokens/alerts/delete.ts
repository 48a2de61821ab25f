import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteAlertRow, requireAlert } from './store.ts';

/** Deletes an alert. Throws `not_found`. */
export async function deleteAlert(ctx: Ctx, id: number): Promise<void> {
  await commitUnlessRefused(
    database(ctx),
    [requireAlert(ctx, id), deleteAlertRow(ctx, id), audit(ctx, 'token_alert.deleted', `token_alert:${id}`)],
    () => notFound('alert'),
  );
}
