import type { Webhook } from '../../../../contract/webhooks/webhooks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { listPeople } from '../../identity/index.ts';
import type { WebhookRow } from '../schema.ts';

/** Returns an endpoint for a response: without its secrets. */
export async function toWebhook(ctx: Ctx, row: WebhookRow): Promise<Webhook> {
  const [webhook] = await toWebhooks(ctx, [row]);
  return webhook!;
}

export async function toWebhooks(ctx: Ctx, rows: WebhookRow[]): Promise<Webhook[]> {
  const people = await listPeople(
    ctx,
    rows.flatMap(({ setUpBy }) => setUpBy ?? []),
  );
  const byId = new Map(people.map(({ id, name, role }) => [id, { id, name, role }]));
  const now = ctx.now();
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    events: row.events,
    description: row.description,
    is_active: row.isActive,
    failing_since: time(row.failingSince),
    disabled_reason: row.disabledReason,
    disabled_at: time(row.disabledAt),
    previous_secret_expires_at: (row.previousSecretUntil ?? 0) > now ? time(row.previousSecretUntil) : null,
    set_up_by: (row.setUpBy !== null && byId.get(row.setUpBy)) || null,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  }));
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
