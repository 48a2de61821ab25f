import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  createDraftRequest,
  draft,
  draftDeleted,
  draftProblem,
  draftSummary,
  listDraftsQuery,
  updateDraftRequest,
} from '../../../../contract/mail/drafts.ts';
import { type App, json, jsonBody, limitBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { MAX_SEND_BODY_BYTES } from '../outgoing/limits.ts';
import { createDraft } from './create.ts';
import { deleteDraft } from './delete.ts';
import { getDraft } from './get.ts';
import { listDrafts } from './list.ts';
import { restoreDraft } from './restore.ts';
import { updateDraft } from './update.ts';

const tags = ['Sending'];
const read = { role: 'member', scope: 'emails:read' } as const;
const write = { role: 'member', scope: 'emails:send' } as const;
const bodyLimit = limitBody(MAX_SEND_BODY_BYTES);

/** The response if the draft has changed or is in another state than the caller expects. */
export const draftConflict = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: draftProblem } },
});

const listDraftsRoute = route({
  method: 'get',
  path: '/api/drafts',
  access: read,
  operationId: 'listDrafts',
  tags,
  summary: 'List drafts',
  description: 'All members share them. The newest change first.',
  request: { query: listDraftsQuery },
  responses: { 200: listOf(z.array(draftSummary), 'The drafts, without their texts.'), ...problems() },
});

const createDraftRoute = route({
  method: 'post',
  path: '/api/drafts',
  access: write,
  operationId: 'createDraft',
  tags,
  summary: 'Create a draft',
  description: 'It may be incomplete. Codes: `NO_SUCH_EMAIL`, `UNKNOWN_ATTACHMENT`, `TOO_MANY_DRAFTS` (422).',
  request: { body: jsonBody(createDraftRequest) },
  responses: { 201: json(draft, 'The draft.'), ...problems(402, 422) },
  bodyLimit,
});

const getDraftRoute = route({
  method: 'get',
  path: '/api/drafts/{id}',
  access: read,
  operationId: 'getDraft',
  tags,
  summary: 'Get a draft',
  request: { params: idParam },
  responses: { 200: json(draft, 'The draft.'), ...problems(404) },
});

const updateDraftRoute = route({
  method: 'patch',
  path: '/api/drafts/{id}',
  access: write,
  operationId: 'updateDraft',
  tags,
  summary: 'Change a draft',
  description:
    'Fields that are left out stay as they are. `version` is the one that you have read: if somebody has changed the draft since, nothing is changed.',
  request: { params: idParam, body: jsonBody(updateDraftRequest) },
  responses: {
    200: json(draft, 'The draft with its next version.'),
    ...problems(402, 404, 422),
    409: draftConflict(
      'The `draft` is as it stands: `DRAFT_CHANGED` by somebody else, `DRAFT_WAITING` to be sent, or `DRAFT_TAKEN`.',
    ),
  },
  bodyLimit,
});

const deleteDraftRoute = route({
  method: 'delete',
  path: '/api/drafts/{id}',
  access: write,
  operationId: 'deleteDraft',
  tags,
  summary: 'Delete a draft',
  description:
    'It can be restored for ten minutes. One that waits to be sent is not sent; one that is being sent stays.',
  request: { params: idParam },
  responses: {
    200: json(draftDeleted, 'It is deleted.'),
    ...problems(404),
    409: draftConflict('`DRAFT_TAKEN`: it is being sent.'),
  },
});

const restoreDraftRoute = route({
  method: 'post',
  path: '/api/drafts/{id}/restore',
  access: write,
  operationId: 'restoreDraft',
  tags,
  summary: 'Restore a deleted draft',
  description: 'For ten minutes. One that waited to be sent is a draft then.',
  request: { params: idParam },
  responses: { 200: json(draft, 'The draft.'), ...problems(404, 422) },
});

export function registerDrafts(app: App): void {
  app.openapi(listDraftsRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listDrafts(c.var.ctx, query), query);
  });
  app.openapi(createDraftRoute, async (c) => c.json(await createDraft(c.var.ctx, c.req.valid('json')), 201));
  app.openapi(getDraftRoute, async (c) => c.json(await getDraft(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(updateDraftRoute, async (c) =>
    c.json(await updateDraft(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(deleteDraftRoute, async (c) => {
    await deleteDraft(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The draft is deleted. It can be restored for ten minutes.' }, 200);
  });
  app.openapi(restoreDraftRoute, async (c) =>
    c.json(await restoreDraft(c.var.ctx, c.req.valid('param').id), 200),
  );
}
