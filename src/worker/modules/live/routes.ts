import { liveVersion, serverMessage } from '../../../contract/live/live.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { getLiveVersion } from './get-version.ts';
import { openLive } from './open.ts';

const access = { role: 'member', scope: 'live:read' } as const;
const tags = ['Live'];

const openLiveRoute = route({
  method: 'get',
  path: '/api/live',
  access,
  operationId: 'openLive',
  tags,
  summary: 'Open a WebSocket for live changes',
  description: [
    'A WebSocket (RFC 6455). The server sends JSON, a `LiveServerMessage` each: first `hello`, then what has changed, within a second, and who has which conversation open.',
    'A browser session may send `LiveClientMessage`s, at most 20 at once and 2 a second. Anybody may send the text `ping`, which is answered `pong`.',
    'Messages carry no content: fetch again what has changed. After `hello`, fetch whatever was fetched at an older version: answers to a browser session say theirs in the header `X-Live-Version`. If no socket can be had, ask `GET /api/live/version` every 30 seconds.',
    'The socket is closed with 4401 when its session or key ends or its role changes, and with 1008 after a message that is not one of these or is one too many, or when its session or key has opened 20 newer ones.',
    'At most 1,000 sockets for an organization, and 20 for a session or key.',
  ].join('\n\n'),
  responses: {
    // OpenAPI cannot describe messages of a socket: this is the schema of each.
    101: json(serverMessage, 'Each message of the server.'),
    ...problems(426),
    default: { description: 'Any other error.', content: problems(400)[400]!.content },
  },
});

const getLiveVersionRoute = route({
  method: 'get',
  path: '/api/live/version',
  access,
  operationId: 'getLiveVersion',
  tags,
  summary: 'Get the version of the live data',
  description: 'If it is not the version of what was fetched, fetch again.',
  responses: { 200: json(liveVersion, 'The version.'), ...problems() },
});

export function registerLive(app: App): void {
  app.openapi(openLiveRoute, async (c) => (await openLive(c.var.ctx, c.req.raw)) as never);
  app.openapi(getLiveVersionRoute, async (c) => c.json(await getLiveVersion(c.var.ctx), 200));
}
