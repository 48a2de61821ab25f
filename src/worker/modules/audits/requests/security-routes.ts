import { z } from '@hono/zod-openapi';
import {
  audit,
  auditSummary,
  createSecurityAuditRequest,
  deleteAuditResult,
  listSecurityAuditsQuery,
} from '../../../../contract/audits/audits.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { getAudit } from '../records/get.ts';
import { listAudits } from '../records/list.ts';
import { createAudit } from './create.ts';
import { deleteAudit } from './delete.ts';

const path = '/api/security-audits';
const tags = ['Audits'];
const read = { role: 'member', scope: 'audits:read' } as const;
const write = { role: 'member', scope: 'audits:write' } as const;

const createRoute = route({
  method: 'post',
  path,
  access: write,
  operationId: 'createSecurityAudit',
  tags,
  summary: 'Audit the security of a website',
  description:
    'By the tests of the MDN HTTP Observatory, and more. Any response is judged, of an API too. The audit runs in the background. Codes: `URL_NOT_ALLOWED` (400), `AUDIT_LIMIT` (429).',
  request: { body: jsonBody(createSecurityAuditRequest) },
  responses: { 201: json(audit, 'The audit, which is `pending`.'), ...problems() },
});

const listRoute = route({
  method: 'get',
  path,
  access: read,
  operationId: 'listSecurityAudits',
  tags,
  summary: 'List security audits',
  description: 'The newest first. Code: `URL_NOT_ALLOWED` (400).',
  request: { query: listSecurityAuditsQuery },
  responses: { 200: listOf(z.array(auditSummary), 'The audits.'), ...problems() },
});

const getRoute = route({
  method: 'get',
  path: `${path}/{id}`,
  access: read,
  operationId: 'getSecurityAudit',
  tags,
  summary: 'Get a security audit with its results',
  request: { params: idParam },
  responses: { 200: json(audit, 'The audit.'), ...problems(404) },
});

const deleteRoute = route({
  method: 'delete',
  path: `${path}/{id}`,
  access: write,
  operationId: 'deleteSecurityAudit',
  tags,
  summary: 'Delete a security audit',
  description: 'With its results. The tasks that were made of it stay.',
  request: { params: idParam },
  responses: { 200: json(deleteAuditResult, 'The audit was deleted.'), ...problems(404) },
});

export function registerSecurityAudits(app: App): void {
  app.openapi(createRoute, async (c) =>
    c.json(await createAudit(c.var.ctx, { type: 'security', ...c.req.valid('json') }), 201),
  );
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listAudits(c.var.ctx, ['security'], query), query);
  });
  app.openapi(getRoute, async (c) =>
    c.json(await getAudit(c.var.ctx, c.req.valid('param').id, 'security'), 200),
  );
  app.openapi(deleteRoute, async (c) => {
    await deleteAudit(c.var.ctx, c.req.valid('param').id, 'security');
    return c.json({ message: 'Audit deleted.' }, 200);
  });
}
