import { syncNewsResult, syncResult, syncStatus } from '../../../contract/sync.ts';
import { news, STARTED_PATH } from '../../../sidecar/protocol.ts';
import { type App, json, onlyProblems, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { serviceCtx } from '../../platform/service-ctx.ts';
import { getSyncStatus } from './get-status.ts';
import { startSync } from './start.ts';
import { NEWS_PATH, reportNews } from './watching/report-news.ts';
import { reportStart } from './watching/report-start.ts';

const tags = ['Sync'];

const startRoute = route({
  method: 'post',
  path: '/api/sync',
  access: { role: 'member', scope: 'sync:write' },
  operationId: 'startSync',
  tags,
  summary: 'Sync all active inboxes now',
  description:
    'Returns immediately; `GET /api/sync/status` reports the progress. Herald also reads every inbox automatically: when its server tells of new mail, and every 3 minutes. 429 `TOO_MANY_REQUESTS`: an organization may make 30 calls a minute, including tests of inboxes and changes that make Herald read one.',
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

const newsRoute = route({
  method: 'post',
  path: NEWS_PATH,
  access: 'sidecar',
  operationId: 'reportNews',
  tags,
  summary: 'Report inboxes with new mail',
  description:
    'For the service that reads mailboxes, which watches those of active inboxes: they are read at once. Ignores inboxes that it does not know.',
  request: { body: { content: { 'application/json': { schema: news } }, required: true } },
  responses: {
    202: json(syncNewsResult, 'The inboxes are being read.'),
    ...onlyProblems(400, 401, 413, 500),
  },
});

const startedRoute = route({
  method: 'post',
  path: STARTED_PATH,
  access: 'sidecar',
  operationId: 'reportStart',
  tags,
  summary: 'Report that a sidecar has started',
  description:
    'For the service that reads mailboxes: all inboxes are read within a minute or two, so that it watches them again.',
  responses: {
    202: json(syncNewsResult, 'The inboxes will be read.'),
    ...onlyProblems(401, 413, 500),
  },
});

export function registerSync(app: App): void {
  app.openapi(startRoute, async (c) => {
    const inboxes = await startSync(c.var.ctx);
    const what = inboxes === 1 ? '1 inbox' : `${inboxes} inboxes`;
    const message = inboxes === 0 ? 'There is no active inbox to read.' : `Reading ${what}.`;
    return c.json({ message, inboxes }, 202);
  });

  app.openapi(newsRoute, async (c) => {
    const ctx = serviceCtx(c.env, c.executionCtx, c.var.requestId, 'system');
    return c.json({ inboxes: await reportNews(ctx, c.req.valid('json')) }, 202);
  });

  app.openapi(startedRoute, async (c) => {
    const ctx = serviceCtx(c.env, c.executionCtx, c.var.requestId, 'system');
    return c.json({ inboxes: await reportStart(ctx) }, 202);
  });

  app.openapi(statusRoute, async (c) => c.json(await getSyncStatus(c.var.ctx), 200));
}
