import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import { createViewRequest, updateViewRequest, view, viewDeleted } from '../../../../contract/mail/views.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { createView } from './create.ts';
import { deleteView } from './delete.ts';
import { listViews } from './list.ts';
import { updateView } from './update.ts';

const tags = ['Emails'];

const listViewsRoute = route({
  method: 'get',
  path: '/api/views',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listViews',
  tags,
  summary: 'List saved views of conversations',
  description:
    'Your own and those that members share, by their `order`. `filters` are the parameters of `GET /api/threads`.',
  responses: { 200: json(z.array(view), 'The views.'), ...problems() },
});

const createViewRoute = route({
  method: 'post',
  path: '/api/views',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'createView',
  tags,
  summary: 'Save a view of conversations',
  request: { body: jsonBody(createViewRequest) },
  responses: { 201: json(view, 'The view.'), ...problems(422) },
});

const updateViewRoute = route({
  method: 'patch',
  path: '/api/views/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'updateView',
  tags,
  summary: 'Change a saved view',
  description: 'Your own; admins and owners also change what others share.',
  request: { params: idParam, body: jsonBody(updateViewRequest) },
  responses: { 200: json(view, 'The view.'), ...problems(403, 404, 422) },
});

const deleteViewRoute = route({
  method: 'delete',
  path: '/api/views/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'deleteView',
  tags,
  summary: 'Delete a saved view',
  description: 'Your own; admins and owners also delete what others share.',
  request: { params: idParam },
  responses: { 200: json(viewDeleted, 'It is deleted.'), ...problems(403, 404) },
});

export function registerViews(app: App): void {
  app.openapi(listViewsRoute, async (c) => c.json(await listViews(c.var.ctx), 200));
  app.openapi(createViewRoute, async (c) => c.json(await createView(c.var.ctx, c.req.valid('json')), 201));
  app.openapi(updateViewRoute, async (c) =>
    c.json(await updateView(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(deleteViewRoute, async (c) => {
    await deleteView(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The view is deleted.' }, 200);
  });
}
