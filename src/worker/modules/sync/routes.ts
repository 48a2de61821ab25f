import { syncResult, syncStatus } from '../../../contract/sync.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { startSync } from './start.ts';
import { readStatus } from './status.ts';

const tags = ['Sync'];

const startRoute = route({
  method: 'post',
  path: '/api/sync',
  access: { role: 'member', scope: 'sync:write' },
  operationId: 'startSync',
  tags,
  summary: 'Read all active inboxes now',
  description:
    'Answers at once; GET /api/sync/status tells how it goes. Without it, inboxes are read every 3 minutes. 429 `TOO_MANY_REQUESTS`: 30 a minute an organization, together with tests of inboxes and changes that have one read.',
  responses: { 202: json(syncResult, 'The inboxes are being read.'), ...problems() },
});

const statusRoute = route({
  method: 'get',
  path: '/api/sync/status',
  access: { role: 'member', scope: 'sync:read' },
  operationId: 'getSyncStatus',
  tags,
  summary: 'How the reading of each inbox stands',
  responses: { 200: json(syncStatus, 'Results and times of the last runs.'), ...problems() },
});

export function registerSync(app: App): void {
  app.openapi(startRoute, async (c) => {
    const inboxes = await startSync(c.var.ctx);
    const what = inboxes === 1 ? '1 inbox' : `${inboxes} inboxes`;
    const message = inboxes === 0 ? 'There is no active inbox to read.' : `Reading ${what}.`;
    return c.json({ message, inboxes }, 202);
  });

  app.openapi(statusRoute, async (c) => c.json(await readStatus(c.var.ctx), 200));
}
