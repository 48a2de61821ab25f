import { syncResult, syncStatus } from '../../../contract/sync.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { getSyncStatus } from './get-status.ts';
import { startSync } from './start.ts';

const tags = ['Sync'];

const startRoute = route({
  method: 'post',
  path: '/api/sync',
  access: { role: 'member', scope: 'sync:write' },
  operationId: 'startSync',
  tags,
  summary: 'Sync all active inboxes now',
  description:
    'Returns immediately; `GET /api/sync/status` reports the progress. Herald also reads every inbox automatically, every 3 minutes. 429 `TOO_MANY_REQUESTS`: an organization may make 30 calls a minute, including tests of inboxes and changes that make Herald read one.',
  responses: { 202: json(syncResult, 'The inboxes are being read.'), ...problems() },
});

const statusRoute = route({
  method: 'get',
  path: '/api/sync/status',
  access: { role: 'member', scope: 'sync:read' },
  operationId: 'getSyncStatus',
  tags,
  summary: 'Get the sync status of each inbox',
  responses: { 200: json(syncStatus, 'The results and times of the last runs.'), ...problems() },
});

export function registerSync(app: App): void {
  app.openapi(startRoute, async (c) => {
    const inboxes = await startSync(c.var.ctx);
    const what = inboxes === 1 ? '1 inbox' : `${inboxes} inboxes`;
    const message = inboxes === 0 ? 'There is no active inbox to read.' : `Reading ${what}.`;
    return c.json({ message, inboxes }, 202);
  });

  app.openapi(statusRoute, async (c) => c.json(await getSyncStatus(c.var.ctx), 200));
}
