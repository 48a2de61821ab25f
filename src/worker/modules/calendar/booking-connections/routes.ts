import { z } from '@hono/zod-openapi';
import {
  bookingConnection,
  bookingWebhookHeaders,
  bookingWebhookParams,
  bookingWebhookResult,
  createConnectionRequest,
  deleteConnectionResult,
  listConnectionsQuery,
} from '../../../../contract/calendar/bookings.ts';
import { idParam } from '../../../../contract/common.ts';
import {
  type App,
  json,
  jsonBody,
  limitBody,
  listOf,
  onlyProblems,
  problems,
} from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { serviceCtx } from '../../../platform/service-ctx.ts';
import { MAX_WEBHOOK_BYTES } from '../bookings/limits.ts';
import { createBookingConnection } from './create.ts';
import { deleteBookingConnection } from './delete.ts';
import { listBookingConnections } from './list.ts';
import { receiveBookingWebhook } from './receive-webhook.ts';
import { syncBookingConnection } from './sync.ts';

const tags = ['Calendar'];
const path = '/api/calendar/booking-connections';

const listRoute = route({
  method: 'get',
  path,
  access: { role: 'member', scope: 'calendar:read' },
  operationId: 'listBookingConnections',
  tags,
  summary: 'List the connections to booking services',
  request: { query: listConnectionsQuery },
  responses: { 200: listOf(z.array(bookingConnection), 'The connections, oldest first.'), ...problems(503) },
});

const createRoute = route({
  method: 'post',
  path,
  access: { role: 'admin', scope: 'calendar:write' },
  operationId: 'createBookingConnection',
  tags,
  summary: 'Connect Cal.com or Calendly',
  description:
    'Enter `webhook_url` and the secret at the service: bookings there then become events here. At Cal.com, subscribe to the triggers of bookings; at Calendly, to `invitee.created` and `invitee.canceled`. With an API token, bookings that begin at most 90 days ago are pulled too, now and every 6 hours. 422 `TOO_MANY_CONNECTIONS`.',
  request: { body: jsonBody(createConnectionRequest) },
  responses: { 201: json(bookingConnection, 'The connection.'), ...problems(422, 503) },
});

const deleteRoute = route({
  method: 'delete',
  path: `${path}/{id}`,
  access: { role: 'admin', scope: 'calendar:write' },
  operationId: 'deleteBookingConnection',
  tags,
  summary: 'Delete a connection with its events',
  description:
    'Its webhooks are refused from now on. Its events go within minutes, past ones too: nobody would keep them true. Nothing changes at the service.',
  request: { params: idParam },
  responses: { 200: json(deleteConnectionResult, 'The connection was deleted.'), ...problems(404) },
});

const syncRoute = route({
  method: 'post',
  path: `${path}/{id}/sync`,
  access: { role: 'member', scope: 'calendar:write' },
  operationId: 'syncBookingConnection',
  tags,
  summary: 'Sync the bookings of a connection',
  description:
    'The pull begins soon; `status`, `last_sync_at` and `last_error` tell how it goes. 422 `NO_API_TOKEN`.',
  request: { params: idParam },
  responses: { 202: json(bookingConnection, 'The connection.'), ...problems(404, 422, 503) },
});

const webhookRoute = route({
  method: 'post',
  path: '/api/calendar/booking-webhooks/{token}',
  access: 'public',
  operationId: 'receiveBookingWebhook',
  tags,
  summary: 'Receive a webhook from Cal.com or Calendly',
  description: `For these services only: the body is signed (else 401 \`INVALID_SIGNATURE\`) and has at most ${MAX_WEBHOOK_BYTES / 1024} KB. What Herald does not know is ignored.`,
  request: { params: bookingWebhookParams, headers: bookingWebhookHeaders },
  responses: {
    200: json(bookingWebhookResult, 'The webhook was taken, now or earlier, or has no effect.'),
    ...onlyProblems(400, 401, 404, 413, 500),
  },
  bodyLimit: limitBody(MAX_WEBHOOK_BYTES),
});

export function registerBookingConnections(app: App): void {
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listBookingConnections(c.var.ctx, query), query);
  });

  app.openapi(createRoute, async (c) =>
    c.json(await createBookingConnection(c.var.ctx, c.req.valid('json')), 201),
  );

  app.openapi(deleteRoute, async (c) => {
    await deleteBookingConnection(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Booking connection deleted.' }, 200);
  });

  app.openapi(syncRoute, async (c) =>
    c.json(await syncBookingConnection(c.var.ctx, c.req.valid('param').id), 202),
  );

  app.openapi(webhookRoute, async (c) => {
    const ctx = serviceCtx(c.env, c.executionCtx, c.var.requestId);
    const { token } = c.req.valid('param');
    // The raw body, because the signature covers its bytes.
    const body = new Uint8Array(await c.req.arrayBuffer());
    const outcome = await receiveBookingWebhook(ctx, { token, body, headers: c.req.raw.headers });
    return c.json({ outcome }, 200);
  });
}
