import type { Webhook } from '../../../../contract/webhooks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { notFound } from '../../../platform/errors.ts';
import type { WebhookRow } from '../schema.ts';
import { signsWithPrevious } from './secret.ts';
import { selectWebhooks, webhookById } from './store.ts';

/** The endpoints of the organization, oldest first. */
export async function listWebhooks(ctx: Ctx): Promise<Webhook[]> {
  return (await selectWebhooks(ctx)).map((row) => toWebhook(row, ctx.now()));
}

/** 404. */
export async function getWebhook(ctx: Ctx, id: number): Promise<Webhook> {
  const [row] = await webhookById(ctx, id);
  if (!row) throw notFound('webhook');
  return toWebhook(row, ctx.now());
}

/** The endpoint as it is shown, without its secrets. */
export function toWebhook(row: WebhookRow, now: number): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    description: row.description,
    is_active: row.isActive,
    failing_since: time(row.failingSince),
    disabled_reason: row.disabledReason,
    disabled_at: time(row.disabledAt),
    previous_secret_expires_at: signsWithPrevious(row, now) ? time(row.previousSecretUntil) : null,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
