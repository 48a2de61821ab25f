import { ownData } from '../../../contract/identity/own-data.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { exportUser } from './export-user.ts';

const exportUserRoute = route({
  method: 'get',
  path: '/api/settings/profile/export',
  access: { role: 'member', scope: null },
  operationId: 'exportUser',
  tags: ['Settings'],
  summary: "Export the caller's own data",
  description:
    'What Herald has of the signed-in user, as one JSON document: the profile, sessions, sign-ins, devices, linked accounts and names of API keys, and of each of their organizations the notes, drafts, signatures and chats that they wrote, and what they did (`audit_log`). No passwords, secrets or tokens. Mail, tasks and files belong to the organization, whose owners export them (`/api/exports`). Codes: `SESSION_REQUIRED` (403).',
  responses: { 200: json(ownData, 'The data.'), ...problems() },
});

export function registerLeaving(app: App): void {
  app.openapi(
    exportUserRoute,
    async (c) =>
      new Response(await exportUser(c.var.ctx), {
        headers: {
          'Content-Type': 'application/json',
          'Content-Disposition': 'attachment; filename="herald-own-data.json"',
          'Cache-Control': 'private, no-store',
        },
      }) as never,
  );
}
