import type { DeliveryState, WebhookDelivery } from '../../../../contract/webhooks/webhooks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { type DueJob, updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { WEBHOOK, webhookById } from '../endpoints/store.ts';
import { KEEP_OTHERS } from '../limits.ts';
import type { WebhookRow } from '../schema.ts';
import { type LoggedRow, loggedDeliveries, renewDelivery, requireDelivery } from './store.ts';

/** The `webhook-id` of an event. */
export function eventId(id: number): string {
  return `evt_${id}`;
}

/** The deliveries of an endpoint, the newest event first. 404. */
export async function listDeliveries(
  ctx: Ctx,
  webhookId: number,
  query: { state?: DeliveryState; limit: number; cursor?: string },
): Promise<Page<WebhookDelivery>> {
  const [before] = readCursor(query, 1) ?? [null];
  const [[webhook], rows] = (await commit(database(ctx), [
    webhookById(ctx, webhookId),
    loggedDeliveries(ctx, webhookId, {
      state: query.state,
      before: before ?? null,
      limit: query.limit + 1,
    }),
  ])) as [WebhookRow[], LoggedRow[]];
  if (!webhook) throw notFound('webhook');
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.eventId));
  return { rows: page.rows.map(toDelivery), next: page.next };
}

/**
 * Sends a delivery again, whatever became of it: the same `webhook-id`, and all its attempts anew. 404; 422
 * WEBHOOK_INACTIVE.
 */
export async function replayDelivery(ctx: Ctx, webhookId: number, id: number): Promise<WebhookDelivery> {
  const [webhook] = await webhookById(ctx, webhookId);
  if (!webhook) throw notFound('webhook');
  if (!webhook.isActive) {
    throw new DomainError('refused', 'WEBHOOK_INACTIVE', 'The endpoint is switched off: switch it on first.');
  }
  try {
    const [, rows, jobs] = await commit(database(ctx), [
      requireDelivery(ctx, webhookId, id),
      renewDelivery(ctx, webhookId, id, KEEP_OTHERS),
      updateDue(ctx, WEBHOOK, [webhookId]),
      audit(ctx, 'webhook.delivery_replayed', `webhook:${new URL(webhook.url).origin}`, {
        id: webhookId,
        delivery: id,
      }),
    ]);
    wakeJobs(ctx, WEBHOOK, jobs as DueJob[]);
    return toDelivery((rows as [LoggedRow])[0]);
  } catch (error) {
    throw isRefusal(error) ? notFound('delivery') : error;
  }
}

function toDelivery(row: LoggedRow): WebhookDelivery {
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
