import type { DeliveryState, WebhookDelivery } from '../../../../contract/webhooks/webhooks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, commitUnlessRefused, database } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { selectWebhook, WEBHOOK } from '../endpoints/store.ts';
import { KEEP_OTHERS } from '../limits.ts';
import { type DeliveryLogRow, requireDelivery, selectDeliveries, updateForReplay } from './store.ts';

/** The `webhook-id` of an event. */
export function eventId(id: number): string {
  return `evt_${id}`;
}

/** The deliveries of an endpoint, the newest event first. Throws `not_found`. */
export async function listDeliveries(
  ctx: Ctx,
  webhookId: number,
  query: { state?: DeliveryState; limit: number; cursor?: string },
): Promise<Page<WebhookDelivery>> {
  const [before] = readCursor(query, 1) ?? [null];
  const [[webhook], rows] = await commit(database(ctx), [
    selectWebhook(ctx, webhookId),
    selectDeliveries(ctx, webhookId, {
      state: query.state,
      before: before ?? null,
      limit: query.limit + 1,
    }),
  ]);
  if (!webhook) throw notFound('webhook');
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.eventId));
  return { rows: page.rows.map(toDelivery), next: page.next };
}

/**
 * Sends a delivery again, in whatever state it is: with the same `webhook-id`, and with all attempts. Throws
 * `not_found`; `refused` (WEBHOOK_INACTIVE).
 */
export async function replayDelivery(ctx: Ctx, webhookId: number, id: number): Promise<WebhookDelivery> {
  const [[webhook]] = await commit(database(ctx), [selectWebhook(ctx, webhookId)]);
  if (!webhook) throw notFound('webhook');
  if (!webhook.isActive) {
    throw new DomainError('refused', 'WEBHOOK_INACTIVE', 'The endpoint is switched off. Switch it on first.');
  }
  const [, [row], jobs] = await commitUnlessRefused(
    database(ctx),
    [
      requireDelivery(ctx, webhookId, id),
      updateForReplay(ctx, webhookId, id, KEEP_OTHERS),
      updateDue(ctx, WEBHOOK, [webhookId]),
      audit(ctx, 'webhook.delivery_replayed', `webhook:${new URL(webhook.url).origin}`, {
        id: webhookId,
        delivery: id,
      }),
    ],
    () => notFound('delivery'),
  );
  wakeJobs(ctx, WEBHOOK, jobs);
  return toDelivery(row!);
}

function toDelivery(row: DeliveryLogRow): WebhookDelivery {
  return {
    id: row.id,
    event_id: eventId(row.eventId),
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    last_status_code: row.lastStatus,
    last_error: row.lastError,
    created_at: new Date(row.createdAt).toISOString(),
    last_attempt_at: time(row.lastAttemptAt),
    next_attempt_at: time(row.dueAt),
  };
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
