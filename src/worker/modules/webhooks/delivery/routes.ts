import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  deliveryParams,
  listDeliveriesQuery,
  testWebhookResult,
  webhookDelivery,
} from '../../../../contract/webhooks/webhooks.ts';
import { type App, json, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { listDeliveries } from './list.ts';
import { replayDelivery } from './replay.ts';
import { testWebhook } from './test.ts';

const tags = ['Webhooks'];

const testRoute = route({
  method: 'post',
  path: '/api/webhooks/{id}/test',
  access: { role: 'admin', scope: 'webhooks:write' },
  operationId: 'testWebhook',
  tags,
  summary: 'Send a test event now',
  description:
    'Takes up to 15 seconds if the server does not answer. The delivery log does not contain it. 429 `TOO_MANY_REQUESTS`: an organization may make 30 calls a minute. For admins.',
  request: { params: idParam },
  responses: { 200: json(testWebhookResult, 'The answer of the server.'), ...problems(404, 422) },
});

const listRoute = route({
  method: 'get',
  path: '/api/webhooks/{id}/deliveries',
  access: { role: 'admin', scope: 'webhooks:read' },
  operationId: 'listWebhookDeliveries',
  tags,
  summary: 'List the deliveries to an endpoint',
  description:
    'The newest event first. Successful deliveries are kept for 7 days, the others for 30. For admins.',
  request: { params: idParam, query: listDeliveriesQuery },
  responses: { 200: listOf(z.array(webhookDelivery), 'The deliveries.'), ...problems(404) },
});

const replayRoute = route({
  method: 'post',
  path: '/api/webhooks/{id}/deliveries/{deliveryId}/replay',
  access: { role: 'admin', scope: 'webhooks:write' },
  operationId: 'replayWebhookDelivery',
  tags,
  summary: 'Replay a delivery',
  description: 'With the same `webhook-id`, and with all attempts. For admins.',
  request: { params: deliveryParams },
  responses: { 202: json(webhookDelivery, 'The delivery, due now.'), ...problems(404, 422) },
});

export function registerDeliveries(app: App): void {
  app.openapi(testRoute, async (c) => c.json(await testWebhook(c.var.ctx, c.req.valid('param').id), 200));

  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listDeliveries(c.var.ctx, c.req.valid('param').id, query), query);
  });

  app.openapi(replayRoute, async (c) => {
    const { id, deliveryId } = c.req.valid('param');
    return c.json(await replayDelivery(c.var.ctx, id, deliveryId), 202);
  });
}
