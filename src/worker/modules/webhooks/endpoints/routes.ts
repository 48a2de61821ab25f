import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import { webhookEvent } from '../../../../contract/webhooks/events.ts';
import {
  createWebhookRequest,
  deleteWebhookResult,
  updateWebhookRequest,
  webhook,
  webhookWithSecret,
} from '../../../../contract/webhooks/webhooks.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { createWebhook } from './create.ts';
import { deleteWebhook } from './delete.ts';
import { getWebhook } from './get.ts';
import { listWebhooks } from './list.ts';
import { rotateSecret } from './rotate-secret.ts';
import { updateWebhook } from './update.ts';

const tags = ['Webhooks'];

const listRoute = route({
  method: 'get',
  path: '/api/webhooks',
  access: { role: 'admin', scope: 'webhooks:read' },
  operationId: 'listWebhooks',
  tags,
  summary: 'List webhook endpoints',
  description: 'Without their secrets. For admins.',
  responses: { 200: json(z.array(webhook), 'The endpoints, oldest first.'), ...problems() },
});

const createWebhookRoute = route({
  method: 'post',
  path: '/api/webhooks',
  access: { role: 'admin', scope: 'webhooks:write' },
  operationId: 'createWebhook',
  tags,
  summary: 'Add a webhook endpoint',
  description:
    'The endpoint receives the events that happen from now on, signed as in Standard Webhooks. For admins.',
  request: { body: jsonBody(createWebhookRequest) },
  responses: { 201: json(webhookWithSecret, 'The endpoint with its secret.'), ...problems(422) },
  callbacks: {
    event: {
      '{$request.body#/url}': {
        post: {
          operationId: 'receiveEvent',
          summary: 'Receive an event from Herald',
          description:
            'With the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. An event that arrives twice has the same `webhook-id`.',
          security: [],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookEvent' } } },
          },
          responses: {
            '2XX': {
              description: 'The event was received. Herald retries after any other answer, for about a day.',
            },
            '410': { description: 'The endpoint wants no more events: Herald switches it off.' },
          },
        },
      },
    },
  },
});

const getRoute = route({
  method: 'get',
  path: '/api/webhooks/{id}',
  access: { role: 'admin', scope: 'webhooks:read' },
  operationId: 'getWebhook',
  tags,
  summary: 'Get a webhook endpoint',
  description: 'Without its secret. For admins.',
  request: { params: idParam },
  responses: { 200: json(webhook, 'The endpoint.'), ...problems(404) },
});

const updateRoute = route({
  method: 'patch',
  path: '/api/webhooks/{id}',
  access: { role: 'admin', scope: 'webhooks:write' },
  operationId: 'updateWebhook',
  tags,
  summary: 'Change a webhook endpoint',
  description: 'Omitted fields do not change. For admins.',
  request: { params: idParam, body: jsonBody(updateWebhookRequest) },
  responses: { 200: json(webhook, 'The changed endpoint.'), ...problems(404) },
});

const deleteRoute = route({
  method: 'delete',
  path: '/api/webhooks/{id}',
  access: { role: 'admin', scope: 'webhooks:write' },
  operationId: 'deleteWebhook',
  tags,
  summary: 'Delete a webhook endpoint and its deliveries',
  description: 'For admins.',
  request: { params: idParam },
  responses: { 200: json(deleteWebhookResult, 'The endpoint was deleted.'), ...problems(404) },
});

const rotateSecretRoute = route({
  method: 'post',
  path: '/api/webhooks/{id}/rotate-secret',
  access: { role: 'admin', scope: 'webhooks:write' },
  operationId: 'rotateWebhookSecret',
  tags,
  summary: 'Rotate the signing secret',
  description:
    'For 24 hours Herald also signs deliveries with the previous secret, even if it is rotated again. 429 `TOO_MANY_ROTATIONS`: five previous secrets still sign. For admins.',
  request: { params: idParam },
  responses: { 200: json(webhookWithSecret, 'The endpoint with its new secret.'), ...problems(404) },
});

export function registerEndpoints(app: App): void {
  app.openAPIRegistry.register('WebhookEvent', webhookEvent);

  app.openapi(listRoute, async (c) => c.json(await listWebhooks(c.var.ctx), 200));

  app.openapi(createWebhookRoute, async (c) =>
    c.json(await createWebhook(c.var.ctx, c.req.valid('json')), 201),
  );

  app.openapi(getRoute, async (c) => c.json(await getWebhook(c.var.ctx, c.req.valid('param').id), 200));

  app.openapi(updateRoute, async (c) =>
    c.json(await updateWebhook(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );

  app.openapi(deleteRoute, async (c) => {
    await deleteWebhook(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Endpoint removed.' }, 200);
  });

  app.openapi(rotateSecretRoute, async (c) =>
    c.json(await rotateSecret(c.var.ctx, c.req.valid('param').id), 200),
  );
}
