import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  createTokenAlertRequest,
  deleteTokenAlertResult,
  tokenAlert,
  updateTokenAlertRequest,
} from '../../../../contract/tokens.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { createAlert } from './create.ts';
import { deleteAlert } from './delete.ts';
import { listAlerts } from './list.ts';
import { updateAlert } from './update.ts';

const tags = ['Tokens'];

const listTokenAlertsRoute = route({
  method: 'get',
  path: '/api/settings/tokens/alerts',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'listTokenAlerts',
  tags,
  summary: 'List all alerts',
  responses: { 200: json(z.array(tokenAlert), 'The alerts, oldest first.'), ...problems() },
});

const createTokenAlertRoute = route({
  method: 'post',
  path: '/api/settings/tokens/alerts',
  access: { role: 'admin', scope: 'billing:write' },
  operationId: 'createTokenAlert',
  tags,
  summary: 'Add an alert',
  description:
    'Herald checks the alerts when it books usage. An alert fires the first time that it is reached in its period: with the event `alert.reached`, and a mail to the admins who want one. For admins. An organization has at most 20 alerts (422 `TOO_MANY_ALERTS`).',
  request: { body: jsonBody(createTokenAlertRequest) },
  responses: { 201: json(tokenAlert, 'The new alert.'), ...problems(422) },
});

const updateTokenAlertRoute = route({
  method: 'patch',
  path: '/api/settings/tokens/alerts/{id}',
  access: { role: 'admin', scope: 'billing:write' },
  operationId: 'updateTokenAlert',
  tags,
  summary: 'Change an alert',
  description:
    'Omitted fields do not change. With a new type, threshold or period, the alert can fire in this period again; switching it off and on does not have that effect. For admins.',
  request: { params: idParam, body: jsonBody(updateTokenAlertRequest) },
  responses: { 200: json(tokenAlert, 'The changed alert.'), ...problems(404) },
});

const deleteTokenAlertRoute = route({
  method: 'delete',
  path: '/api/settings/tokens/alerts/{id}',
  access: { role: 'admin', scope: 'billing:write' },
  operationId: 'deleteTokenAlert',
  tags,
  summary: 'Delete an alert',
  description: 'For admins.',
  request: { params: idParam },
  responses: { 200: json(deleteTokenAlertResult, 'The alert was deleted.'), ...problems(404) },
});

export function registerAlerts(app: App): void {
  app.openapi(listTokenAlertsRoute, async (c) => c.json(await listAlerts(c.var.ctx), 200));

  app.openapi(createTokenAlertRoute, async (c) =>
    c.json(await createAlert(c.var.ctx, c.req.valid('json')), 201),
  );

  app.openapi(updateTokenAlertRoute, async (c) =>
    c.json(await updateAlert(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );

  app.openapi(deleteTokenAlertRoute, async (c) => {
    await deleteAlert(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Alert removed.' }, 200);
  });
}
