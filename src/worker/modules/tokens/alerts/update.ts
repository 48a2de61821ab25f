import type { TokenAlert, UpdateTokenAlert } from '../../../../contract/tokens.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { presentAlert } from './present.ts';
import { requireAlert, updateAlertRow } from './store.ts';

/**
 * Changes the fields of the request. With a new type, threshold or period, the alert can fire in this period again.
 * Throws `not_found`.
 */
export async function updateAlert(ctx: Ctx, id: number, input: UpdateTokenAlert): Promise<TokenAlert> {
  const [, [row]] = await commitUnlessRefused(
    database(ctx),
    [
      requireAlert(ctx, id),
      updateAlertRow(ctx, id, input),
      audit(ctx, 'token_alert.updated', `token_alert:${id}`, { ...input }),
    ],
    () => notFound('alert'),
  );
  return presentAlert(row!);
}
