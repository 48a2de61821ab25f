import type { UpdateWebhookRequest, Webhook } from '../../../../contract/webhooks/webhooks.ts';
import { notFound } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { updateDue, updateSlow, wakeJobs } from '../../../platform/work/jobs.ts';
import { checkUrl, findWebhook, targetOf } from './endpoint.ts';
import { toWebhook } from './present.ts';
import { requireWebhook, updateWebhookRow, WEBHOOK } from './store.ts';

/**
 * Changes the fields of the request. An endpoint that is switched on, or gets another URL, is no longer failing, and
 * its pending deliveries are due now. Throws `invalid` for the URL; `not_found`.
 */
export async function updateWebhook(ctx: Ctx, id: number, input: UpdateWebhookRequest): Promise<Webhook> {
  if (input.url !== undefined) checkUrl(ctx, input.url);
  const current = await findWebhook(ctx, id);
  const { is_active: isActive, ...fields } = input;
  const restarts = isActive === true || input.url !== undefined;
  const isOther = input.url !== undefined && input.url !== current.url;
  const update = updateWebhookRow(ctx, id, {
    ...fields,
    isActive,
    ...(isOther ? { setUpBy: userOf(ctx.actor)?.userId ?? null } : {}),
    ...(restarts ? { failingSince: null } : {}),
    ...(isActive === undefined ? {} : { disabledReason: null, disabledAt: null }),
  });
  const due = restarts ? updateDue(ctx, WEBHOOK, [id]) : null;
  const results = await commitUnlessRefused(
    database(ctx),
    [
      requireWebhook(ctx, id),
      update,
      audit(ctx, 'webhook.updated', targetOf(current.url), { id, fields: Object.keys(input) }),
      ...(isOther ? [updateSlow(ctx, WEBHOOK, id)] : []),
      ...(due ? [due] : []),
    ],
    () => notFound('webhook'),
  );
  if (due) wakeJobs(ctx, WEBHOOK, results.of(due));
  return toWebhook(ctx, results.of(update)[0]!);
}
