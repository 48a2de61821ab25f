import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { idParam } from '../../../../contract/common.ts';
import { listStreamsQuery, stream, streamDetail, streamStatus } from '../../../../contract/stream/stream.ts';
import { sha256 } from '../../../../lib/hash.ts';
import { type App, type AppEnv, json, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { getStream } from './get.ts';
import { getStreamStatus } from './get-status.ts';
import { listStreams } from './list.ts';

const tags = ['Stream'];
const read = { role: 'member', scope: 'stream:read' } as const;

const statusRoute = route({
  method: 'get',
  path: '/api/stream/status',
  access: read,
  operationId: 'getStreamStatus',
  tags,
  summary: 'Get the state of the stream',
  description:
    'The newest live stream, otherwise the last one. Poll it: with the `ETag` of the answer before in `If-None-Match`, an unchanged state answers 304.',
  request: { headers: z.object({ 'if-none-match': z.string().max(200).optional() }) },
  responses: {
    200: {
      ...json(streamStatus, 'The state.'),
      headers: {
        ETag: { description: 'Of all but `checked_at`.', schema: { type: 'string' as const } },
      },
    },
    304: { description: 'Nothing but `checked_at` has changed.' },
    ...problems(),
  },
});

const listRoute = route({
  method: 'get',
  path: '/api/stream/streams',
  access: read,
  operationId: 'listStreams',
  tags,
  summary: 'List the streams',
  description: 'The newest first.',
  request: { query: listStreamsQuery },
  responses: { 200: listOf(z.array(stream), 'The streams.'), ...problems() },
});

const getRoute = route({
  method: 'get',
  path: '/api/stream/streams/{id}',
  access: read,
  operationId: 'getStream',
  tags,
  summary: 'Get a stream with its viewers over time',
  request: { params: idParam },
  responses: { 200: json(streamDetail, 'The stream.'), ...problems(404) },
});

export function registerStreams(app: App): void {
  app.openapi(statusRoute, async (c) => {
    const status = await getStreamStatus(c.var.ctx);
    const etag = etagOf(status);
    c.header('ETag', etag);
    c.header('Cache-Control', 'private, no-cache');
    if (matches(c, etag)) return c.body(null, 304);
    return c.json(status, 200);
  });
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listStreams(c.var.ctx, query), query);
  });
  app.openapi(getRoute, async (c) => c.json(await getStream(c.var.ctx, c.req.valid('param').id), 200));
}

function etagOf({ checked_at: _, ...rest }: z.infer<typeof streamStatus>): string {
  return `"${sha256(JSON.stringify(rest)).slice(0, 32)}"`;
}

/**
 * Returns whether the caller has the version with this ETag, as in RFC 9110, section 13.1.2. A proxy may have weakened
 * the tag.
 */
function matches(c: Context<AppEnv>, etag: string): boolean {
  const given = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes(etag) || given.includes('*');
}
