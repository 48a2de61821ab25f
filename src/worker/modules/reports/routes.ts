import { z } from '@hono/zod-openapi';
import { accepts } from 'hono/accepts';
import { report, reportQuery } from '../../../contract/reports.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { toCsv } from './csv.ts';
import { getReport } from './get.ts';

const CSV = 'text/csv';

const getReportRoute = route({
  method: 'get',
  path: '/api/reports',
  access: { role: 'member', scope: 'tasks:read' },
  operationId: 'getReport',
  tags: ['Statistics'],
  summary: 'Report mail, replies and tasks by day, tag and person',
  description:
    'Emails and tasks in spam and trash do not count while they are there. With `Accept: text/csv`, the days alone, as CSV (RFC 4180).',
  request: { query: reportQuery },
  responses: {
    200: {
      ...json(report, 'The numbers.'),
      content: { 'application/json': { schema: report }, [CSV]: { schema: z.string() } },
    },
    ...problems(),
  },
});

export function registerReports(app: App): void {
  app.openapi(getReportRoute, async (c) => {
    const found = await getReport(c.var.ctx, c.req.valid('query'));
    c.header('Vary', 'Accept');
    const type = accepts(c, {
      header: 'Accept',
      supports: ['application/json', CSV],
      default: 'application/json',
    });
    if (type !== CSV) return c.json(found, 200);
    return c.body(toCsv(found), 200, {
      'Content-Type': `${CSV}; charset=utf-8; header=present`,
      'Content-Disposition': `attachment; filename="report-${found.from}-${found.to}.csv"`,
    });
  });
}
