import type { WebhookDelivery } from '../../../../contract/webhooks/webhooks.ts';
import type { DeliveryLogRow } from './store.ts';

/** Returns the `webhook-id` of an event. */
export function eventId(id: number): string {
  return `evt_${id}`;
}

/** Returns a delivery for responses. */
export function toDelivery(row: DeliveryLogRow): WebhookDelivery {
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
