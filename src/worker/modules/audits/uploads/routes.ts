import type { MiddlewareHandler } from 'hono';
import {
  createUploadRequest,
  PART_BYTES,
  upload,
  uploadedPart,
  uploadPartParam,
} from '../../../../contract/audits/uploads.ts';
import { idParam } from '../../../../contract/common.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type App, type AppEnv, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { completeAuditUpload } from './complete.ts';
import { createAuditUpload } from './create.ts';
import { deleteAuditUpload } from './delete.ts';
import { getAuditUpload } from './get.ts';
import { putAuditUploadPart } from './put-part.ts';

const path = '/api/audits/uploads';
const tags = ['Audits'];
const read = { role: 'member', scope: 'audits:read' } as const;
const write = { role: 'member', scope: 'audits:write' } as const;

/** Checks the headers of a part, which is streamed: its length must be known before, and nothing of it is read here. */
const limitPart: MiddlewareHandler<AppEnv> = async (c, next) => {
  const length = c.req.header('content-length') ?? '';
  if (!/^\d{1,15}$/.test(length) || c.req.header('transfer-encoding') !== undefined) {
    throw new DomainError('length_required', 'LENGTH_REQUIRED', 'A part needs a Content-Length header.');
  }
  if (Number(length) > PART_BYTES) {
    throw new DomainError('too_large', 'PART_TOO_LARGE', `A part has at most ${PART_BYTES} bytes.`);
  }
  await next();
};

const createRoute = route({
  method: 'post',
  path,
  access: write,
  operationId: 'createAuditUpload',
  tags,
  summary: 'Start a video upload',
  description:
    'Send the file in parts of `part_size` bytes (the last one has what is left), in any order, and then complete the upload. An upload that is not complete is deleted after a day, and a file after 30 days. What an organization can have is limited (`UPLOAD_LIMIT`, `STORAGE_LIMIT`): see `GET /api/settings/limits`.',
  request: { body: jsonBody(createUploadRequest) },
  responses: { 201: json(upload, 'The upload.'), ...problems(402, 422) },
});

const getRoute = route({
  method: 'get',
  path: `${path}/{id}`,
  access: read,
  operationId: 'getAuditUpload',
  tags,
  summary: 'Get an upload',
  description: 'Its `parts` are those that have arrived: send the others to go on with it.',
  request: { params: idParam },
  responses: { 200: json(upload, 'The upload.'), ...problems(404) },
});

const putPartRoute = route({
  method: 'put',
  path: `${path}/{id}/parts/{part}`,
  access: write,
  operationId: 'putAuditUploadPart',
  tags,
  summary: 'Upload a part of a file',
  description:
    'A part that is sent again replaces the earlier one. A part that breaks off leaves the earlier one as it was. Codes: `PART_TOO_SMALL` (400), `BODY_INCOMPLETE` (408), `UPLOAD_COMPLETE`, `PART_CONFLICT` (409: it was sent twice at the same time), `LENGTH_REQUIRED` (411), `PART_TOO_LARGE` (413).',
  request: {
    params: uploadPartParam,
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
  },
  responses: { 200: json(uploadedPart, 'The part has arrived.'), ...problems(404, 408, 409, 411) },
  bodyLimit: limitPart,
});

const completeRoute = route({
  method: 'post',
  path: `${path}/{id}/complete`,
  access: write,
  operationId: 'completeAuditUpload',
  tags,
  summary: 'Complete an upload',
  description:
    'Makes one file of the parts. To complete an upload again changes nothing. `PARTS_MISSING` (409) names the parts that have not arrived in `parts`.',
  request: { params: idParam },
  responses: { 200: json(upload, 'The upload.'), ...problems(404, 409) },
});

const deleteRoute = route({
  method: 'delete',
  path: `${path}/{id}`,
  access: write,
  operationId: 'deleteAuditUpload',
  tags,
  summary: 'Delete an upload',
  description: 'Deletes the file at once. `IN_USE` (409) while an audit of it is not finished.',
  request: { params: idParam },
  responses: { 204: { description: 'Deleted.' }, ...problems(404, 409) },
});

export function registerUploads(app: App): void {
  app.openapi(createRoute, async (c) => c.json(await createAuditUpload(c.var.ctx, c.req.valid('json')), 201));
  app.openapi(getRoute, async (c) => c.json(await getAuditUpload(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(putPartRoute, async (c) => {
    const { id, part } = c.req.valid('param');
    const body = { stream: c.req.raw.body, length: Number(c.req.header('content-length')) };
    return c.json(await putAuditUploadPart(c.var.ctx, id, part, body), 200);
  });
  app.openapi(completeRoute, async (c) => {
    return c.json(await completeAuditUpload(c.var.ctx, c.req.valid('param').id), 200);
  });
  app.openapi(deleteRoute, async (c) => {
    await deleteAuditUpload(c.var.ctx, c.req.valid('param').id);
    return c.body(null, 204);
  });
}
