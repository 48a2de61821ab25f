import type { BookingConnection } from '../../../../contract/calendar/bookings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import type { ConnectionRow } from '../bookings/schema.ts';

const WEBHOOKS = '/api/calendar/booking-webhooks';

/** Returns the connection for a response, without its secrets. Throws `unavailable` (NOT_CONFIGURED). */
export function toConnection(ctx: Ctx, row: ConnectionRow): BookingConnection {
  return {
    id: row.id,
    provider: row.provider,
    name: row.name,
    webhook_url: `${publicUrl(ctx.env)}${WEBHOOKS}/${row.token}`,
    has_api_token: row.apiToken !== null,
    status: statusOf(ctx, row),
    last_webhook_at: time(row.lastWebhookAt),
    last_sync_at: time(row.lastSyncAt),
    last_error: row.syncError ?? row.webhookError,
    created_at: new Date(row.createdAt).toISOString(),
  };
}

function statusOf(ctx: Ctx, row: ConnectionRow): BookingConnection['status'] {
  if (row.syncError !== null || row.webhookError !== null) return 'failing';
  if (row.syncingSince !== null || (row.syncAt !== null && row.syncAt <= ctx.now())) return 'syncing';
  return row.lastSyncAt === null && row.lastWebhookAt === null ? 'waiting' : 'ok';
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
