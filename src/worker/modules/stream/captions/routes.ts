import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  approveCaptionRequest,
  caption,
  captionImageRequest,
  listCaptionsQuery,
  listPendingCaptionsQuery,
  updateCaptionRequest,
  updatePendingRequest,
  updatePendingResult,
} from '../../../../contract/stream/captions.ts';
import { type App, json, jsonBody, limitBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { addCaptionImage } from './add-image.ts';
import { approveCaption } from './approve.ts';
import { deleteCaptionImage } from './delete-image.ts';
import { getCaption } from './get.ts';
import { listCaptions } from './list.ts';
import { listPendingCaptions } from './list-pending.ts';
import { updateCaption } from './update.ts';
import { updatePendingCaptions } from './update-pending.ts';

const path = '/api/stream/captions';
const tags = ['Stream'];
const read = { role: 'member', scope: 'stream:read' } as const;
const write = { role: 'member', scope: 'stream:write' } as const;
const MAX_IMAGE_BODY = 9_000_000;
const CONFLICTS = '`VERSION_CONFLICT`, `WRONG_STATE`, `CAPTION_EXPIRED` (409)';

const listRoute = route({
  method: 'get',
  path,
  access: read,
  operationId: 'listCaptions',
  tags,
  summary: 'List captions',
  description: 'The newest first. Filters can be combined.',
  request: { query: listCaptionsQuery },
  responses: { 200: listOf(z.array(caption), 'The captions.'), ...problems() },
});

const listPendingRoute = route({
  method: 'get',
  path: `${path}/pending`,
  access: read,
  operationId: 'listPendingCaptions',
  tags,
  summary: 'List captions pending approval',
  description: 'The newest first.',
  request: { query: listPendingCaptionsQuery },
  responses: { 200: listOf(z.array(caption), 'The captions.'), ...problems() },
});

const updatePendingRoute = route({
  method: 'patch',
  path: `${path}/pending`,
  access: write,
  operationId: 'updatePendingCaptions',
  tags,
  summary: 'Approve or skip several captions',
  description: 'Each caption that cannot be changed is in `refused`, and stops no other.',
  request: { body: jsonBody(updatePendingRequest) },
  responses: { 200: json(updatePendingResult, 'What was changed.'), ...problems() },
});

const approveRoute = route({
  method: 'post',
  path: `${path}/approve`,
  access: write,
  operationId: 'approveCaption',
  tags,
  summary: 'Approve or skip a caption',
  description: `With \`text\`, the caption is approved with that text. A text that the platform would refuse is refused (422, with a code such as \`TEXT_TOO_LONG\`). Codes: ${CONFLICTS}.`,
  request: { body: jsonBody(approveCaptionRequest) },
  responses: { 200: json(caption, 'The caption.'), ...problems(404, 409, 422) },
});

const getRoute = route({
  method: 'get',
  path: `${path}/{id}`,
  access: read,
  operationId: 'getCaption',
  tags,
  summary: 'Get a caption',
  request: { params: idParam },
  responses: { 200: json(caption, 'The caption.'), ...problems(404) },
});

const updateRoute = route({
  method: 'patch',
  path: `${path}/{id}`,
  access: write,
  operationId: 'updateCaption',
  tags,
  summary: 'Edit a caption',
  description: `After an edit the caption waits for approval again: what a person approved is what is posted. Codes: ${CONFLICTS}.`,
  request: { params: idParam, body: jsonBody(updateCaptionRequest) },
  responses: { 200: json(caption, 'The changed caption.'), ...problems(404, 409) },
});

const addImageRoute = route({
  method: 'post',
  path: `${path}/{id}/image`,
  access: write,
  operationId: 'addCaptionImage',
  tags,
  summary: 'Upload an image for a caption',
  description: `JPEG or PNG of at most 8 MB. Herald encodes it anew, as the platform wants it, without the metadata. The caption then waits for approval again. Codes: ${CONFLICTS}, \`IMAGE_UNREADABLE\` (400), \`IMAGE_TOO_LARGE\` (413, 422), \`IMAGE_TOO_COMPLEX\` (422).`,
  bodyLimit: limitBody(MAX_IMAGE_BODY),
  request: {
    params: idParam,
    body: { required: true, content: { 'multipart/form-data': { schema: captionImageRequest } } },
  },
  responses: { 200: json(caption, 'The caption with its image.'), ...problems(404, 409, 422) },
});

const deleteImageRoute = route({
  method: 'delete',
  path: `${path}/{id}/image`,
  access: write,
  operationId: 'deleteCaptionImage',
  tags,
  summary: 'Remove the image of a caption',
  description: `The caption then waits for approval again. Codes: ${CONFLICTS}.`,
  request: { params: idParam },
  responses: { 200: json(caption, 'The caption without an image.'), ...problems(404, 409) },
});

export function registerCaptions(app: App): void {
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listCaptions(c.var.ctx, query), query);
  });
  app.openapi(listPendingRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listPendingCaptions(c.var.ctx, query), query);
  });
  app.openapi(updatePendingRoute, async (c) =>
    c.json(await updatePendingCaptions(c.var.ctx, c.req.valid('json')), 200),
  );
  app.openapi(approveRoute, async (c) => c.json(await approveCaption(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(getRoute, async (c) => c.json(await getCaption(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(updateRoute, async (c) =>
    c.json(await updateCaption(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(addImageRoute, async (c) => {
    const { file } = c.req.valid('form');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json(await addCaptionImage(c.var.ctx, c.req.valid('param').id, bytes), 200);
  });
  app.openapi(deleteImageRoute, async (c) =>
    c.json(await deleteCaptionImage(c.var.ctx, c.req.valid('param').id), 200),
  );
}
