import { z } from 'zod';
import type { CalendarEventBody, CalendarOccurrence } from '../../../../contract/calendar/events.ts';
import { emailAddress } from '../../../../contract/common.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import { ianaZone } from '../../../../lib/recurrence/zone.ts';
import { inZone } from './dates.ts';
import { strangerAmong } from './guard.ts';
import { addressOf, change, cursor, idOfRecord, limit, next, numberOf, type ToolBox, tool } from './tool.ts';
import { shortWords } from './words.ts';

const time = z.iso.datetime({ offset: true });
const DAY = 86_400_000;

const occurrence = z.object({
  id: z.string(),
  occurrence: z.string().nullable().describe('Of a series: for `occurrence` of answer_invitation.'),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  all_day: z.boolean(),
  status: z.string(),
  our_answer: z.string().nullable(),
  conflicts: z.int(),
});

const occurrenceOf = (box: ToolBox, each: CalendarOccurrence) => ({
  id: addressOf(box, 'event', each.event_id),
  occurrence: each.recurrence_id,
  // Titles come from invitations, to any inbox.
  title: box.tags === null ? shortWords(each.title) : 'Busy',
  start: inZone(each.start, box.zone),
  end: inZone(each.end, box.zone),
  all_day: each.all_day,
  status: each.status,
  our_answer: each.my_response,
  conflicts: each.conflicts.length,
});

export const listEvents = tool({
  name: 'list_events',
  title: 'List events',
  description: 'Lists what takes place between two times, at most a year apart, in order.',
  group: 'read',
  scopes: ['calendar:read'],
  input: z.strictObject({ from: time, to: time, limit: limit(100, 50), cursor }),
  output: z.object({ events: z.array(occurrence), next }),
  isIdempotent: true,
  async run(box, query) {
    const { body, next } = await box.call<CalendarOccurrence[]>('GET', '/api/calendar/events', { query });
    return { data: { events: body.map((each) => occurrenceOf(box, each)), next }, rows: body.length };
  },
});

export const findTime = tool({
  name: 'find_time',
  title: 'Find a free time',
  description:
    'Finds free times of the calendar between two times, at most 31 days apart: on weekdays within working hours, in the time zone of the member.',
  group: 'read',
  scopes: ['calendar:read'],
  input: z.strictObject({
    from: time,
    to: time,
    minutes: z.int().min(5).max(480).default(30),
    day_begins: z.int().min(0).max(23).default(9).describe('An hour.'),
    day_ends: z.int().min(1).max(24).default(17).describe('An hour.'),
    limit: limit(20, 5),
  }),
  output: z.object({ free: z.array(z.object({ start: z.string(), end: z.string() })), zone: z.string() }),
  isIdempotent: true,
  async run(box, { from, to, minutes, day_begins, day_ends, limit }) {
    const begin = Math.max(Date.parse(from), box.ctx.now());
    const end = Date.parse(to);
    if (end - begin > 31 * DAY) {
      throw new DomainError('invalid', 'VALIDATION_FAILED', 'to: expected at most 31 days after from');
    }
    const busy: CalendarOccurrence[] = [];
    let cursor: string | undefined;
    do {
      const query = { from, to, limit: 200, cursor };
      const page = await box.call<CalendarOccurrence[]>('GET', '/api/calendar/events', { query });
      busy.push(...page.body);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined && busy.length < 1000);
    const taken = busy
      .filter((each) => each.status !== 'cancelled' && each.my_response !== 'declined' && !each.all_day)
      .map((each) => [Date.parse(each.start), Date.parse(each.end)] as const);
    const free = freeTimes(box, { begin, end, taken, length: minutes * 60_000, day_begins, day_ends, limit });
    return { data: { free, zone: box.zone }, rows: busy.length };
  },
});

interface Search {
  begin: number;
  end: number;
  taken: (readonly [number, number])[];
  /** Milliseconds. */
  length: number;
  day_begins: number;
  day_ends: number;
  limit: number;
}

const STEP = 15 * 60_000;

function freeTimes({ zone }: ToolBox, { begin, end, taken, length, day_begins, day_ends, limit }: Search) {
  const found: { start: string; end: string }[] = [];
  const offsetOf = (at: number) => ianaZone(zone)?.offsetAt(at) ?? 0;
  for (let at = Math.ceil(begin / STEP) * STEP; at + length <= end && found.length < limit; ) {
    const clock = new Date(at + offsetOf(at));
    const ofDay = (clock.getTime() % DAY) / 3_600_000;
    const isWorkday = clock.getUTCDay() % 6 !== 0;
    const fits = isWorkday && ofDay >= day_begins && ofDay + length / 3_600_000 <= day_ends;
    const hit = taken.find(([from, to]) => from < at + length && to > at);
    if (!fits || hit) {
      at = fits && hit ? Math.max(at + STEP, Math.ceil(hit[1] / STEP) * STEP) : at + STEP;
      continue;
    }
    const iso = (instant: number) => inZone(new Date(instant).toISOString(), zone);
    found.push({ start: iso(at), end: iso(at + length) });
    at += length;
  }
  return found;
}

export const createEvent = tool({
  name: 'create_event',
  title: 'Create an event',
  description:
    'Creates an event, and invites its attendees by mail. It usually waits for a person, and always if the organization has never written to one of them.',
  group: 'invite',
  scopes: ['calendar:write'],
  input: z.strictObject({
    title: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .regex(/^[^\p{Cc}]*$/u, 'expected one line'),
    start: time,
    end: time,
    attendees: z.array(emailAddress).max(20).default([]),
    location: z.string().trim().max(300).optional(),
    description: z.string().max(5_000).optional(),
  }),
  output: change({ id: z.string(), start: z.string(), end: z.string() }),
  isIdempotent: false,
  texts: ['title', 'location', 'description'],
  asks: ({ ctx }, { attendees }) => strangerAmong(ctx, attendees),
  async run(box, { attendees, ...fields }) {
    const { body } = await box.call<CalendarEventBody>('POST', '/api/calendar/events', {
      body: { ...fields, timezone: box.zone, attendees: attendees.map((email) => ({ email })) },
    });
    return {
      data: {
        id: addressOf(box, 'event', body.id),
        start: inZone(body.start, box.zone),
        end: inZone(body.end, box.zone),
      },
      rows: 1,
    };
  },
});

export const answerInvitation = tool({
  name: 'answer_invitation',
  title: 'Answer an invitation',
  description:
    'Accepts or declines an invitation: the organizer gets the answer by mail. It usually waits for a person.',
  group: 'invite',
  scopes: ['calendar:write', 'calendar:read'],
  input: z.strictObject({
    event: idOfRecord('the event'),
    answer: z.enum(['accepted', 'tentative', 'declined']),
    occurrence: z.string().max(40).optional(),
    comment: z.string().max(2_000).optional(),
  }),
  output: change({ id: z.string(), our_answer: z.string().nullable() }),
  isIdempotent: true,
  texts: ['comment'],
  async run(box, { event, answer, occurrence, comment }) {
    const path = `/api/calendar/events/${numberOf(event)}`;
    if (box.tags !== null) throw notFound('event');
    const { body } = await box.call<CalendarEventBody>('POST', `${path}/respond`, {
      body: {
        response: answer,
        ...(occurrence !== undefined && { recurrence_id: occurrence }),
        ...(comment !== undefined && { comment }),
      },
    });
    return {
      data: { id: addressOf(box, 'event', body.id), our_answer: body.my_response },
      rows: 1,
    };
  },
});
