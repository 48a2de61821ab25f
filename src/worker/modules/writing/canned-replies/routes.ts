import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  cannedReply,
  cannedReplyDeleted,
  createCannedReplyRequest,
  listCannedRepliesQuery,
  renderCannedReplyRequest,
  renderedReply,
  updateCannedReplyRequest,
} from '../../../../contract/writing/canned-replies.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { createCannedReply } from './create.ts';
import { deleteCannedReply } from './delete.ts';
import { getCannedReply } from './get.ts';
import { listCannedReplies } from './list.ts';
import { renderCannedReply } from './render.ts';
import { updateCannedReply } from './update.ts';

const tags = ['Writing'];

const listCannedRepliesRoute = route({
  method: 'get',
  path: '/api/canned-replies',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listCannedReplies',
  tags,
  summary: 'List canned replies',
  description: 'All of them, by name: an organization has at most 200.',
  request: { query: listCannedRepliesQuery },
  responses: { 200: json(z.array(cannedReply), 'The canned replies.'), ...problems() },
});

const createCannedReplyRoute = route({
  method: 'post',
  path: '/api/canned-replies',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'createCannedReply',
  tags,
  summary: 'Create a canned reply',
  request: { body: jsonBody(createCannedReplyRequest) },
  responses: { 201: json(cannedReply, 'The canned reply.'), ...problems(409, 422) },
});

const getCannedReplyRoute = route({
  method: 'get',
  path: '/api/canned-replies/{id}',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getCannedReply',
  tags,
  summary: 'Get a canned reply',
  request: { params: idParam },
  responses: { 200: json(cannedReply, 'The canned reply.'), ...problems(404) },
});

const updateCannedReplyRoute = route({
  method: 'patch',
  path: '/api/canned-replies/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'updateCannedReply',
  tags,
  summary: 'Change a canned reply',
  request: { params: idParam, body: jsonBody(updateCannedReplyRequest) },
  responses: { 200: json(cannedReply, 'The canned reply.'), ...problems(404, 409, 422) },
});

const deleteCannedReplyRoute = route({
  method: 'delete',
  path: '/api/canned-replies/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'deleteCannedReply',
  tags,
  summary: 'Delete a canned reply',
  request: { params: idParam },
  responses: { 200: json(cannedReplyDeleted, 'It is deleted.'), ...problems(404) },
});

const renderCannedReplyRoute = route({
  method: 'post',
  path: '/api/canned-replies/{id}/render',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'renderCannedReply',
  tags,
  summary: 'Fill in a canned reply',
  description: 'For the email that is answered, or a new mail. It counts the use, and sends nothing.',
  request: { params: idParam, body: jsonBody(renderCannedReplyRequest) },
  responses: { 200: json(renderedReply, 'The reply with its values.'), ...problems(404, 422) },
});

export function registerCannedReplies(app: App): void {
  app.openapi(listCannedRepliesRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, { rows: await listCannedReplies(c.var.ctx, query), next: null }, query);
  });
  app.openapi(createCannedReplyRoute, async (c) =>
    c.json(await createCannedReply(c.var.ctx, c.req.valid('json')), 201),
  );
  app.openapi(getCannedReplyRoute, async (c) =>
    c.json(await getCannedReply(c.var.ctx, c.req.valid('param').id), 200),
  );
  app.openapi(updateCannedReplyRoute, async (c) =>
    c.json(await updateCannedReply(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(deleteCannedReplyRoute, async (c) => {
    await deleteCannedReply(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The reply is deleted.' }, 200);
  });
  app.openapi(renderCannedReplyRoute, async (c) =>
    c.json(await renderCannedReply(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
}
