import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { findWebhook, targetOf } from './endpoint.ts';
import { deletePreviousSecrets, deleteWebhookRow, requireWebhook, WEBHOOK } from './store.ts';

/** Deletes the endpoint with its secrets. Its job deletes its deliveries. Throws `not_found`. */
export async function deleteWebhook(ctx: Ctx, id: number): Promise<void> {
  const current = await findWebhook(ctx, id);
  const [, , jobs] = await commitUnlessRefused(
    database(ctx),
    [
      requireWebhook(ctx, id),
      deleteWebhookRow(ctx, id),
      updateDue(ctx, WEBHOOK, [id]),
      audit(ctx, 'webhook.deleted', targetOf(current.url), { id }),
      deletePreviousSecrets(ctx, id),
    ],
    () => notFound('webhook'),
  );
  wakeJobs(ctx, WEBHOOK, jobs);
}
