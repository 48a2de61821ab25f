import type { DeliveryState, WebhookDelivery } from '../../../../contract/webhooks/webhooks.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { selectWebhook } from '../endpoints/store.ts';
import { toDelivery } from './present.ts';
import { selectDeliveries } from './store.ts';

/** Lists the deliveries of an endpoint, the newest event first. Throws `not_found`. */
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
