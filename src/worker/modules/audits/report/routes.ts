import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { idParam } from '../../../../contract/common.ts';
import { type App, type AppEnv, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { type ReportView, renderReport, reportPolicy } from '../report-page/report.ts';
import { getAuditReport } from './get.ts';

const REFRESH_SECONDS = 5;
const access = { role: 'member', scope: 'audits:read' } as const;
const description =
  'A page for people, in English, to be read in a browser or printed, with the logo and accent of the organization. While the audit is not finished, it says so and refreshes itself (`Refresh`). It runs no scripts and loads nothing.';
const page = {
  description: 'The report.',
  content: { 'text/html': { schema: z.string() } },
};

const auditReportRoute = route({
  method: 'get',
  path: '/api/audits/{id}/report',
  access,
  operationId: 'getAuditReport',
  tags: ['Audits'],
  summary: 'Get the report of an audit as HTML',
  description: `Of any type. ${description}`,
  request: { params: idParam },
  responses: { 200: page, ...problems(404) },
});

const securityReportRoute = route({
  method: 'get',
  path: '/api/security-audits/{id}/report',
  access,
  operationId: 'getSecurityAuditReport',
  tags: ['Audits'],
  summary: 'Get the report of a security audit as HTML',
  description,
  request: { params: idParam },
  responses: { 200: page, ...problems(404) },
});

export function registerReports(app: App): void {
  app.openapi(auditReportRoute, async (c) =>
    answer(c, await getAuditReport(c.var.ctx, c.req.valid('param').id)),
  );
  app.openapi(securityReportRoute, async (c) =>
    answer(c, await getAuditReport(c.var.ctx, c.req.valid('param').id, 'security')),
  );
}

function answer(c: Context<AppEnv>, view: ReportView) {
  const { status } = view.audit;
  c.header('Content-Security-Policy', reportPolicy(view.look));
  if (status === 'pending' || status === 'processing') c.header('Refresh', String(REFRESH_SECONDS));
  return c.html(renderReport(view), 200);
}
