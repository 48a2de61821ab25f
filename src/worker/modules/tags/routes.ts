import { z } from '@hono/zod-openapi';
import { idParam } from '../../../contract/common.ts';
import {
  createTagRequest,
  deleteTagQuery,
  organizationTag,
  tagDeleted,
  updateTagRequest,
} from '../../../contract/tags.ts';
import { type App, json, jsonBody, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { createTag } from './create.ts';
import { deleteTag } from './delete.ts';
import { listTags } from './list.ts';
import { updateTag } from './update.ts';

const tags = ['Tags'];

const listTagsRoute = route({
  method: 'get',
  path: '/api/tags',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listTags',
  tags,
  summary: 'List the tags of the organization',
  description: 'In its order. Five are there from the start.',
  responses: { 200: json(z.array(organizationTag), 'The tags.'), ...problems() },
});

const createTagRoute = route({
  method: 'post',
  path: '/api/tags',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'createTag',
  tags,
  summary: 'Add a tag',
  description: 'An inbox with a new tag adds it by itself. For admins.',
  request: { body: jsonBody(createTagRequest) },
  responses: { 201: json(organizationTag, 'The tag.'), ...problems(409, 422) },
});

const updateTagRoute = route({
  method: 'patch',
  path: '/api/tags/{id}',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'updateTag',
  tags,
  summary: 'Rename, color, reorder or hide a tag',
  description:
    'A renamed tag keeps its mail, and its key. 409: `TAG_EXISTS`, `TAG_IN_USE` (to hide it). 422: `NOT_BUILT_IN` (only those are hidden). For admins.',
  request: { params: idParam, body: jsonBody(updateTagRequest) },
  responses: { 200: json(organizationTag, 'The tag.'), ...problems(404, 409, 422) },
});

const deleteTagRoute = route({
  method: 'delete',
  path: '/api/tags/{id}',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'deleteTag',
  tags,
  summary: 'Delete a tag',
  description:
    'Its mail, tasks, rules and replies move within minutes. 409: `BUILT_IN_TAG`, `TAG_HAS_INBOX`, `TAG_IN_USE` (it has emails: `move_to` is missing). For admins.',
  request: { params: idParam, query: deleteTagQuery },
  responses: { 200: json(tagDeleted, 'It is deleted.'), ...problems(404, 409) },
});

export function registerTags(app: App): void {
  app.openapi(listTagsRoute, async (c) => c.json(await listTags(c.var.ctx), 200));
  app.openapi(createTagRoute, async (c) => c.json(await createTag(c.var.ctx, c.req.valid('json')), 201));
  app.openapi(updateTagRoute, async (c) =>
    c.json(await updateTag(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(deleteTagRoute, async (c) => {
    const to = await deleteTag(c.var.ctx, c.req.valid('param').id, c.req.valid('query').move_to);
    return c.json({ message: `The tag is deleted. Its mail moves to ${to} within minutes.` }, 200);
  });
}
