import { z } from '@hono/zod-openapi';
import { idParam } from '../../../contract/common.ts';
import {
  EXPORT_HOURS,
  exportDeleted,
  exportFileParam,
  organizationExport,
} from '../../../contract/exports.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { createExport } from './create.ts';
import { deleteExport } from './delete.ts';
import { getExport } from './get.ts';
import { getExportFile } from './get-file.ts';
import { listExports } from './list.ts';

const tags = ['Exports'];
const access = { role: 'owner', scope: null } as const;

const listExportsRoute = route({
  method: 'get',
  path: '/api/exports',
  access,
  operationId: 'listExports',
  tags,
  summary: 'List the exports of the organization',
  description: 'Newest first.',
  responses: { 200: json(z.array(organizationExport), 'The exports.'), ...problems() },
});

const createExportRoute = route({
  method: 'post',
  path: '/api/exports',
  access,
  operationId: 'createExport',
  tags,
  summary: 'Start an export of the organization',
  description: `Writes all mail, and everything else that Herald has of the organization, into two files, in the background: 20,000 messages take a few minutes. They can be downloaded for ${EXPORT_HOURS} hours. What changes meanwhile may be in them or not.`,
  responses: { 202: json(organizationExport, 'It is running.'), ...problems(409, 422) },
});

const getExportRoute = route({
  method: 'get',
  path: '/api/exports/{id}',
  access,
  operationId: 'getExport',
  tags,
  summary: 'Get the progress of an export',
  request: { params: idParam },
  responses: { 200: json(organizationExport, 'The export.'), ...problems(404) },
});

const getExportFileRoute = route({
  method: 'get',
  path: '/api/exports/{id}/files/{file}',
  access,
  operationId: 'getExportFile',
  tags,
  summary: 'Download a file of an export',
  request: { params: exportFileParam },
  responses: {
    200: {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    ...problems(404, 409),
  },
});

const deleteExportRoute = route({
  method: 'delete',
  path: '/api/exports/{id}',
  access,
  operationId: 'deleteExport',
  tags,
  summary: 'Delete an export',
  description:
    'Stops one that is running. Its files cannot be downloaded any more, and are deleted within minutes.',
  request: { params: idParam },
  responses: { 200: json(exportDeleted, 'It is deleted.'), ...problems(404) },
});

export function registerExports(app: App): void {
  app.openapi(listExportsRoute, async (c) => c.json(await listExports(c.var.ctx), 200));
  app.openapi(createExportRoute, async (c) => c.json(await createExport(c.var.ctx), 202));
  app.openapi(getExportRoute, async (c) => c.json(await getExport(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(getExportFileRoute, async (c) => {
    const { id, file } = c.req.valid('param');
    const { body, bytes } = await getExportFile(c.var.ctx, id, file);
    return new Response(body, {
      headers: {
        'Content-Type': file === 'mail.mbox' ? 'application/mbox' : 'application/jsonl',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="${file}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
  app.openapi(deleteExportRoute, async (c) => {
    await deleteExport(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The export and its files are deleted.' }, 200);
  });
}
