import { z } from '@hono/zod-openapi';
import {
  calendarEvent,
  createEventRequest,
  deleteEventQuery,
  deleteEventResult,
  importResult,
  updateEventQuery,
  updateEventRequest,
} from '../../../../contract/calendar/events.ts';
import { idParam } from '../../../../contract/common.ts';
import { task } from '../../../../contract/tasks.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { decodeCalendar } from '../../../../lib/message/calendar-text.ts';
import { charsetIn } from '../../../../lib/message/decoding/charset.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { createCalendarEvent } from './create-event.ts';
import { createTaskFromEvent } from './create-task-from-event.ts';
import { deleteCalendarEvent } from './delete-event.ts';
import { importCalendar } from './import-calendar.ts';
import { updateCalendarEvent } from './update-event.ts';

const CALENDAR = 'text/calendar';
const tags = ['Calendar'];
const access = { role: 'member', scope: 'calendar:write' } as const;

const createRoute = route({
  method: 'post',
  path: '/api/calendar/events',
  access,
  operationId: 'createCalendarEvent',
  tags,
  summary: 'Create an event, or import a calendar',
  description:
    'Attendees are invited by mail. A body of type `text/calendar` (RFC 5545) is imported: at most 1 MB and 500 events, of which `refused` names those that are not taken, and what the others were taken without. One without an event is refused (400). Nobody is told of an import. An event that is imported again is changed if it is newer. Codes: `NO_SUCH_TASK`, `NO_SUCH_INBOX`, `SMTP_MISSING`, `TOO_MANY_SERIES` (422), `SUGGESTION_CLOSED` (409).',
  request: {
    body: {
      // The handler reads the second type; the cast keeps the types of the first.
      content: {
        'application/json': { schema: createEventRequest },
        [CALENDAR]: { schema: { type: 'string' } },
      } as unknown as { 'application/json': { schema: typeof createEventRequest } },
    },
  },
  responses: {
    201: json(z.union([calendarEvent, importResult]), 'The new event, or what was imported.'),
    ...problems(404, 409, 422),
  },
});

const updateRoute = route({
  method: 'patch',
  path: '/api/calendar/events/{id}',
  access,
  operationId: 'updateCalendarEvent',
  tags,
  summary: 'Change an event',
  description:
    'With `scope=one`, one occurrence. With `following`, one and all after it, which become an event of their own: the answer is that one. With `all`, all; if `recurrence_id` names an occurrence, `start` and `end` are those of it, and the others move as it does. What an occurrence was given by itself, such as a time or a title, stays. Of an invitation or a booking only `reminder_minutes` can change. Codes: `NO_SUCH_OCCURRENCE` (404), `NOT_THE_ORGANIZER`, `BOOKED_ELSEWHERE`, `ONLY_OCCURRENCES`, `RECURRENCE_NEEDED`, `NOT_OF_THE_RULE`, `NO_SUCH_INBOX`, `SMTP_MISSING`, `TOO_MANY_SERIES`, `EVENT_TOO_LARGE` (422).',
  request: { params: idParam, query: updateEventQuery, body: jsonBody(updateEventRequest) },
  responses: { 200: json(calendarEvent, 'The changed event.'), ...problems(404, 409, 422) },
});

const deleteRoute = route({
  method: 'delete',
  path: '/api/calendar/events/{id}',
  access,
  operationId: 'deleteCalendarEvent',
  tags,
  summary: 'Delete an event',
  description:
    'Or one occurrence of it, or one and all after it. Attendees are told by mail. An invitation or a booking only goes from this calendar: nobody is told. Codes: `NO_SUCH_OCCURRENCE` (404), `NOT_THE_ORGANIZER`, `BOOKED_ELSEWHERE`, `ONLY_OCCURRENCES`, `EVENT_TOO_LARGE` (422).',
  request: { params: idParam, query: deleteEventQuery },
  responses: { 200: json(deleteEventResult, 'The event was deleted.'), ...problems(404, 409, 422) },
});

const createTaskRoute = route({
  method: 'post',
  path: '/api/calendar/events/{id}/task',
  access,
  operationId: 'createTaskFromEvent',
  tags,
  summary: 'Create a task from an event',
  description:
    'An event has one task: that which it was created for, or this one. The opposite is `task_id` of `POST /api/calendar/events`.',
  request: { params: idParam },
  responses: {
    200: json(task, 'The event has this task already.'),
    201: json(task, 'The new task.'),
    ...problems(404, 409, 422),
  },
});

export function registerChanges(app: App): void {
  app.openapi(createRoute, async (c) => {
    const { ctx } = c.var;
    const header = c.req.header('content-type') ?? '';
    const type = header.split(';')[0]!.trim().toLowerCase();
    if (type === CALENDAR) {
      const text = decodeCalendar(new Uint8Array(await c.req.arrayBuffer()), charsetIn(header));
      return c.json(await importCalendar(ctx, text), 201);
    }
    if (type !== 'application/json') {
      const detail = `Send application/json or ${CALENDAR}.`;
      throw new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', detail);
    }
    return c.json(await createCalendarEvent(ctx, c.req.valid('json')), 201);
  });
  app.openapi(updateRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await updateCalendarEvent(c.var.ctx, id, c.req.valid('query'), c.req.valid('json')), 200);
  });
  app.openapi(deleteRoute, async (c) => {
    await deleteCalendarEvent(c.var.ctx, c.req.valid('param').id, c.req.valid('query'));
    return c.json({ message: 'Deleted.' }, 200);
  });
  app.openapi(createTaskRoute, async (c) => {
    const { task: made, isNew } = await createTaskFromEvent(c.var.ctx, c.req.valid('param').id);
    return c.json(made, isNew ? 201 : 200);
  });
}
