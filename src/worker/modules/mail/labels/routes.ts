import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  createLabelRequest,
  label,
  labelDeleted,
  updateLabelRequest,
} from '../../../../contract/mail/labels.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { createLabel } from './create.ts';
import { deleteLabel } from './delete.ts';
import { listLabels } from './list.ts';
import { updateLabel } from './update.ts';

const tags = ['Emails'];

const listLabelsRoute = route({
  method: 'get',
  path: '/api/labels',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listLabels',
  tags,
  summary: 'List the labels of the organization',
  description: 'By name. `PATCH /api/threads/{id}` puts them on conversations.',
  responses: { 200: json(z.array(label), 'The labels.'), ...problems() },
});

const createLabelRoute = route({
  method: 'post',
  path: '/api/labels',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'createLabel',
  tags,
  summary: 'Create a label',
  request: { body: jsonBody(createLabelRequest) },
  responses: { 201: json(label, 'The label.'), ...problems(409, 422) },
});

const updateLabelRoute = route({
  method: 'patch',
  path: '/api/labels/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'updateLabel',
  tags,
  summary: 'Rename or recolor a label',
  request: { params: idParam, body: jsonBody(updateLabelRequest) },
  responses: { 200: json(label, 'The label.'), ...problems(404, 409) },
});

const deleteLabelRoute = route({
  method: 'delete',
  path: '/api/labels/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'deleteLabel',
  tags,
  summary: 'Delete a label',
  description: 'Its conversations lose it within minutes.',
  request: { params: idParam },
  responses: { 200: json(labelDeleted, 'It is deleted.'), ...problems(404) },
});

export function registerLabels(app: App): void {
  app.openapi(listLabelsRoute, async (c) => c.json(await listLabels(c.var.ctx), 200));
  app.openapi(createLabelRoute, async (c) => c.json(await createLabel(c.var.ctx, c.req.valid('json')), 201));
  app.openapi(updateLabelRoute, async (c) =>
    c.json(await updateLabel(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(deleteLabelRoute, async (c) => {
    await deleteLabel(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The label is deleted. Conversations lose it within minutes.' }, 200);
  });
}
