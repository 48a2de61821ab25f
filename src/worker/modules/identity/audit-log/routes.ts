import * as contract from '../../../../contract/identity/audit-log.ts';
import { type App, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { type AuditRow, listAuditLog } from './list.ts';

const listAuditLogRoute = route({
  method: 'get',
  path: '/api/audit-log',
  access: { role: 'admin', scope: 'audit-log:read' },
  operationId: 'listAuditLog',
  tags: ['Organizations'],
  summary: 'List the audit log',
  description:
    'For admins and owners: who changed what in the active organization (members, invitations, inboxes, keys, webhooks, billing and more), newest first. Entries are kept for as long as the organization says (`/api/settings/retention`).',
  request: { query: contract.listAuditLogQuery },
  responses: { 200: listOf(contract.auditEntry.array(), 'The changes.'), ...problems() },
});

export function registerAuditLog(app: App): void {
  app.openapi(listAuditLogRoute, async (c) => {
    const query = c.req.valid('query');
    const { rows, next } = await listAuditLog(c.var.ctx, query);
    return respondWithPage(c, { rows: rows.map(presentEntry), next }, query);
  });
}

function presentEntry({ details, created_at, ...row }: AuditRow) {
  return {
    ...row,
    created_at: new Date(created_at).toISOString(),
    details: JSON.parse(details) as Record<string, unknown>,
  };
}
