import type { Webhook } from '../../../../contract/webhooks/webhooks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findWebhook } from './endpoint.ts';
import { toWebhook } from './present.ts';

/** Returns an endpoint. Throws `not_found`. */
export async function getWebhook(ctx: Ctx, id: number): Promise<Webhook> {
  return toWebhook(ctx, await findWebhook(ctx, id));
}
