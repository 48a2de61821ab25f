import { channel, putChannelRequest } from '../../../../contract/stream/channel.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { deleteChannel } from './delete-channel.ts';
import { getChannel } from './get-channel.ts';
import { putChannel } from './put-channel.ts';

const path = '/api/stream/channel';
const tags = ['Stream'];

const getRoute = route({
  method: 'get',
  path,
  access: { role: 'member', scope: 'stream:read' },
  operationId: 'getStreamChannel',
  tags,
  summary: 'Get the connected channel',
  description: 'Code: `NO_CHANNEL` (404).',
  responses: { 200: json(channel, 'The channel, and how its polls go.'), ...problems(404) },
});

const putRoute = route({
  method: 'put',
  path,
  access: { role: 'admin', scope: 'stream:write' },
  operationId: 'putStreamChannel',
  tags,
  summary: 'Connect a channel',
  description:
    'Herald polls it at once, and then every three minutes. A stream that is live gets captions; streams that have ended and thresholds already passed make nothing. The same channel again keeps what is known of it; another one begins anew. Codes: `NO_SUCH_CHANNEL`, `KEY_REJECTED` (422), `PLATFORM_DOWN` (502), `NOT_CONFIGURED`, `QUOTA_EXCEEDED`, `RATE_LIMITED`, `KEY_REJECTED` (503).',
  request: { body: jsonBody(putChannelRequest) },
  responses: { 200: json(channel, 'The connected channel.'), ...problems(422, 502, 503) },
});

const deleteRoute = route({
  method: 'delete',
  path,
  access: { role: 'admin', scope: 'stream:write' },
  operationId: 'deleteStreamChannel',
  tags,
  summary: 'Disconnect the channel',
  description:
    'Herald polls no more and forgets the API key. Streams, captions and milestones stay as they are; a live stream ends when an engine reports it, or when a channel is connected again. Code: `NO_CHANNEL` (404).',
  responses: { 204: { description: 'Disconnected.' }, ...problems(404) },
});

export function registerConnection(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getChannel(c.var.ctx), 200));
  app.openapi(putRoute, async (c) => c.json(await putChannel(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(deleteRoute, async (c) => {
    await deleteChannel(c.var.ctx);
    return c.body(null, 204);
  });
}
