import { z } from '@hono/zod-openapi';
import { accepts } from 'hono/accepts';
import { calendarEvent, calendarOccurrence, listEventsQuery } from '../../../../contract/calendar/events.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { exportCalendarEvent, getCalendarEvent } from './get-event.ts';
import { listCalendarEvents } from './list-events.ts';

const CALENDAR = 'text/calendar';

const listEventsRoute = route({
  method: 'get',
  path: '/api/calendar/events',
  access: { role: 'member', scope: 'calendar:read' },
  operationId: 'listCalendarEvents',
  tags: ['Calendar'],
  summary: 'List events and occurrences in a range',
  description:
    'One object for each occurrence, by start; cancelled ones too. Where a series is very dense, a page can be shorter than `limit`: only a missing `Link` says that it is the last.',
  request: { query: listEventsQuery },
  responses: { 200: listOf(z.array(calendarOccurrence), 'The occurrences.'), ...problems() },
});

const getEventRoute = route({
  method: 'get',
  path: '/api/calendar/events/{id}',
  access: { role: 'member', scope: 'calendar:read' },
  operationId: 'getCalendarEvent',
  tags: ['Calendar'],
  summary: 'Get an event',
  description:
    'With all of its series. `Accept: text/calendar` exports it (RFC 5545). Times without a zone are in the time zone of the profile.',
  request: { params: idParam },
  responses: {
    200: {
      description: 'The event.',
      content: {
        'application/json': { schema: calendarEvent },
        [CALENDAR]: { schema: z.string() },
      },
    },
    ...problems(404),
  },
});

export function registerReading(app: App): void {
  app.openapi(listEventsRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listCalendarEvents(c.var.ctx, query), query);
  });
  app.openapi(getEventRoute, async (c) => {
    const { id } = c.req.valid('param');
    c.header('Vary', 'Accept');
    const type = accepts(c, {
      header: 'Accept',
      supports: ['application/json', CALENDAR],
      default: 'application/json',
    });
    if (type !== CALENDAR) return c.json(await getCalendarEvent(c.var.ctx, id), 200);
    const text = await exportCalendarEvent(c.var.ctx, id);
    return c.body(text, 200, {
      'Content-Type': `${CALENDAR}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="event-${id}.ics"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
