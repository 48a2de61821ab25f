import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  announcement,
  captionIdParam,
  dispatchRequest,
  dryRunResult,
  listAnnouncementsQuery,
  postRequest,
  queued,
  retryRequest,
} from '../../../../contract/stream/captions.ts';
import { type App, json, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { dispatchCaptions, planDispatch } from './dispatch-captions.ts';
import { listAnnouncements } from './list-announcements.ts';
import { postAllCaptions } from './post-all-captions.ts';
import { planPost, postCaption } from './post-caption.ts';
import { retryAnnouncement } from './retry-announcement.ts';

const tags = ['Stream'];
const write = { role: 'member', scope: 'stream:write' } as const;
/** An optional JSON body. */
const optional = <S extends z.ZodType>(schema: S) => ({
  required: false,
  content: { 'application/json': { schema } },
});
const outcomes = {
  200: json(dryRunResult, 'With `dry_run`: what would be sent. Nothing was.'),
  202: json(queued, 'What this call has queued, and its announcements.'),
};

const dispatchRoute = route({
  method: 'post',
  path: '/api/stream/captions/dispatch',
  access: write,
  operationId: 'dispatchCaptions',
  tags,
  summary: 'Post approved captions',
  description:
    'A caption is queued once, however often it is dispatched. `ids` that are not approved are left as they are.',
  request: { body: optional(dispatchRequest) },
  responses: { ...outcomes, ...problems() },
});

const postAllRoute = route({
  method: 'post',
  path: '/api/stream/post/all',
  access: write,
  operationId: 'postAllCaptions',
  tags,
  summary: 'Post all approved captions',
  request: { body: optional(postRequest) },
  responses: { ...outcomes, ...problems() },
});

const postRoute = route({
  method: 'post',
  path: '/api/stream/post/{captionId}',
  access: write,
  operationId: 'postCaption',
  tags,
  summary: 'Post one approved caption',
  description:
    'For a caption that was dispatched already, returns its announcement and queues nothing. Codes: `WRONG_STATE`, `CAPTION_EXPIRED` (409).',
  request: {
    params: captionIdParam,
    body: optional(postRequest),
  },
  responses: { ...outcomes, ...problems(404, 409) },
});

const listRoute = route({
  method: 'get',
  path: '/api/stream/announcements',
  access: { role: 'member', scope: 'stream:read' },
  operationId: 'listAnnouncements',
  tags,
  summary: 'List the announcements',
  description: 'The deliveries of captions, the last dispatched first.',
  request: { query: listAnnouncementsQuery },
  responses: { 200: listOf(z.array(announcement), 'The announcements.'), ...problems() },
});

const retryRoute = route({
  method: 'post',
  path: '/api/stream/announcements/{id}/retry',
  access: write,
  operationId: 'retryAnnouncement',
  tags,
  summary: 'Retry a failed post',
  description:
    'Codes (409): `OUTCOME_UNKNOWN`, if the platform may have the post and `confirm` is not true; `WRONG_STATE`, as for one that was sent; `CAPTION_EXPIRED`.',
  request: {
    params: idParam,
    body: optional(retryRequest),
  },
  responses: { 202: json(announcement, 'The announcement, queued.'), ...problems(404, 409) },
});

export function registerDispatch(app: App): void {
  app.openapi(dispatchRoute, async (c) => {
    const input = c.req.valid('json');
    if (input.dry_run) return c.json(await planDispatch(c.var.ctx, input), 200);
    return c.json(await dispatchCaptions(c.var.ctx, input), 202);
  });
  app.openapi(postAllRoute, async (c) => {
    const { dry_run } = c.req.valid('json');
    if (dry_run) return c.json(await planDispatch(c.var.ctx, {}), 200);
    return c.json(await postAllCaptions(c.var.ctx), 202);
  });
  app.openapi(postRoute, async (c) => {
    const id = c.req.valid('param').captionId;
    if (c.req.valid('json').dry_run) return c.json(await planPost(c.var.ctx, id), 200);
    return c.json(await postCaption(c.var.ctx, id), 202);
  });
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listAnnouncements(c.var.ctx, query), query);
  });
  app.openapi(retryRoute, async (c) =>
    c.json(await retryAnnouncement(c.var.ctx, c.req.valid('param').id, c.req.valid('json').confirm), 202),
  );
}
