import { z } from '@hono/zod-openapi';
import { calendarFeed, feedParam } from '../../../../contract/calendar/feed.ts';
import { type App, json, onlyProblems, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { serviceCtx } from '../../../platform/service-ctx.ts';
import { createCalendarFeed } from './create.ts';
import { getCalendarFeed } from './get.ts';

const createFeedRoute = route({
  method: 'post',
  path: '/api/calendar/feed',
  access: { role: 'member', scope: 'calendar:write' },
  operationId: 'createCalendarFeed',
  tags: ['Calendar'],
  summary: 'Create a calendar feed URL',
  description:
    'Apple Calendar, Google Calendar, Thunderbird and others subscribe to it. Each member has one address: the one before ends at once. It ends too when the member leaves. 503 `NOT_CONFIGURED`.',
  responses: { 200: json(calendarFeed, 'The address.'), ...problems(503) },
});

const getFeedRoute = route({
  method: 'get',
  path: '/api/calendar/feed/{token}',
  access: 'public',
  operationId: 'getCalendarFeed',
  tags: ['Calendar'],
  summary: 'Get the calendar feed',
  description:
    'text/calendar (RFC 5545) without people: what is to come, and what is over since less than three months, but no invitations of strangers that nobody has answered. Whoever knows the address can read it.',
  request: {
    params: feedParam,
    headers: z.object({ 'if-none-match': z.string().optional() }),
  },
  responses: {
    200: {
      description: 'The calendar.',
      headers: {
        ETag: { description: 'The same until the calendar changes.', schema: { type: 'string' as const } },
      },
      content: { 'text/calendar': { schema: z.string() } },
    },
    304: { description: 'The calendar is still that of `If-None-Match`.' },
    ...onlyProblems(400, 404, 413, 429, 500),
  },
});

export function registerFeed(app: App): void {
  app.openapi(createFeedRoute, async (c) => c.json(await createCalendarFeed(c.var.ctx), 200));
  app.openapi(getFeedRoute, async (c) => {
    const ctx = serviceCtx(c.env, c.executionCtx, c.var.requestId, 'anonymous');
    const given = c.req.valid('header')['if-none-match'] ?? '';
    const { etag, text } = await getCalendarFeed(ctx, c.req.valid('param').token, (each) =>
      isListed(each, given),
    );
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    if (text === null) return c.body(null, 304, headers);
    return c.body(text, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="herald.ics"',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

/** Returns whether `If-None-Match` names an ETag. Weak ETags are equal to strong ones there (RFC 9110, 13.1.2). */
function isListed(etag: string, header: string): boolean {
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((each) => opaque(each) === opaque(etag));
}
