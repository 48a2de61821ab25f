import { z } from '@hono/zod-openapi';
import {
  audit,
  auditHistory,
  auditHistoryQuery,
  auditSummary,
  completeAuditRequest,
  createAuditRequest,
  deleteAuditResult,
  listAuditsQuery,
} from '../../../../contract/audits/audits.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { getAudit } from '../records/get.ts';
import { listAudits } from '../records/list.ts';
import { listAuditHistory } from '../records/list-history.ts';
import { completeAudit } from '../running/complete.ts';
import { createAudit } from './create.ts';
import { deleteAudit } from './delete.ts';
import { rerunAudit } from './rerun.ts';

const path = '/api/audits';
const tags = ['Audits'];
const read = { role: 'member', scope: 'audits:read' } as const;
const write = { role: 'member', scope: 'audits:write' } as const;

const createRoute = route({
  method: 'post',
  path,
  access: write,
  operationId: 'createAudit',
  tags,
  summary: 'Audit a website or a video',
  description:
    'A website is audited if its address answers with a page: an error fails the audit. It runs in the background: poll `GET /api/audits/{id}`, or wait for the event `audit.completed`. Codes: `URL_NOT_ALLOWED` (400), `NO_SUCH_UPLOAD`, `UPLOAD_INCOMPLETE` (422), `AUDIT_LIMIT` (429).',
  request: { body: jsonBody(createAuditRequest) },
  responses: { 201: json(audit, 'The audit, which is `pending`.'), ...problems(422) },
});

const listRoute = route({
  method: 'get',
  path,
  access: read,
  operationId: 'listAudits',
  tags,
  summary: 'List audits',
  description:
    'The newest first: those of websites (`digital`) and videos, unless `type` says otherwise. Code: `URL_NOT_ALLOWED` (400).',
  request: { query: listAuditsQuery },
  responses: { 200: listOf(z.array(auditSummary), 'The audits.'), ...problems() },
});

const historyRoute = route({
  method: 'get',
  path: `${path}/history`,
  access: read,
  operationId: 'listAuditHistory',
  tags,
  summary: 'List the score history of a site',
  description:
    'The completed audits of one type, the newest first. A site is host, port, path and query: audits of http and https count as one. Code: `URL_NOT_ALLOWED` (400).',
  request: { query: auditHistoryQuery },
  responses: { 200: json(auditHistory, 'The scores.'), ...problems() },
});

const getRoute = route({
  method: 'get',
  path: `${path}/{id}`,
  access: read,
  operationId: 'getAudit',
  tags,
  summary: 'Get an audit with its results',
  description: 'Of any type.',
  request: { params: idParam },
  responses: { 200: json(audit, 'The audit.'), ...problems(404) },
});

const deleteRoute = route({
  method: 'delete',
  path: `${path}/{id}`,
  access: write,
  operationId: 'deleteAudit',
  tags,
  summary: 'Delete an audit',
  description: 'Of any type, with its results and its file. The tasks that were made of it stay.',
  request: { params: idParam },
  responses: { 200: json(deleteAuditResult, 'The audit was deleted.'), ...problems(404) },
});

const rerunRoute = route({
  method: 'post',
  path: `${path}/{id}/rerun`,
  access: write,
  operationId: 'rerunAudit',
  tags,
  summary: 'Rerun an audit',
  description:
    'Returns a new audit. Codes: `URL_NOT_ALLOWED` (400), `NOT_FINISHED` (409), `NO_SUCH_UPLOAD` (422), `AUDIT_LIMIT` (429).',
  request: { params: idParam },
  responses: { 201: json(audit, 'The new audit.'), ...problems(404, 409, 422) },
});

const completeRoute = route({
  method: 'post',
  path: `${path}/{id}/complete`,
  access: write,
  operationId: 'completeAudit',
  tags,
  summary: 'Deliver the results of an audit',
  description:
    'For an automation engine; once for each audit that is not finished. If Herald is auditing it too, the first results count. Herald does not check that the dimensions are those of the type. Results of more than 400,000 bytes lose evidence, and say `truncated`. Codes: `ALREADY_FINISHED` (409), `RESULTS_TOO_LARGE` (413).',
  request: { params: idParam, body: jsonBody(completeAuditRequest) },
  responses: { 200: json(audit, 'The finished audit.'), ...problems(404, 409) },
});

/** Registers the routes. Paths with a word in the place of `{id}` must be registered before. */
export function registerAuditRequests(app: App): void {
  app.openapi(createRoute, async (c) => c.json(await createAudit(c.var.ctx, c.req.valid('json')), 201));
  app.openapi(listRoute, async (c) => {
    const { type, ...query } = c.req.valid('query');
    return respondWithPage(
      c,
      await listAudits(c.var.ctx, type ? [type] : ['digital', 'video'], query),
      query,
    );
  });
  app.openapi(historyRoute, async (c) =>
    c.json(await listAuditHistory(c.var.ctx, c.req.valid('query')), 200),
  );
  app.openapi(getRoute, async (c) => c.json(await getAudit(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(deleteRoute, async (c) => {
    await deleteAudit(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Audit deleted.' }, 200);
  });
  app.openapi(rerunRoute, async (c) => c.json(await rerunAudit(c.var.ctx, c.req.valid('param').id), 201));
  app.openapi(completeRoute, async (c) =>
    c.json(await completeAudit(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
}
