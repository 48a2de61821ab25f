import { z } from 'zod';
import { emailAddress, fieldsOf, line, page, queryInstant, timestamp } from '../common.ts';

export const EVENT_STATUSES = ['confirmed', 'tentative', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const EVENT_SOURCES = ['manual', 'invitation', 'booking', 'suggestion', 'import'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];
export const RESPONSES = ['needs_action', 'accepted', 'tentative', 'declined'] as const;
export type Response = (typeof RESPONSES)[number];
export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

export const MAX_RANGE_DAYS = 366;
/** Of an event that is written here. One that is imported or comes by mail has up to 1,000. */
export const MAX_INVITED = 100;

const eventId = z.int().meta({ description: 'For `/api/calendar/events/{id}`.', example: 4294967297 });
const moment = z
  .string()
  .meta({ description: 'ISO 8601 in UTC; a date if `all_day`.', example: '2026-11-26T13:00:00.000Z' });
const recurrenceId = z.string().meta({
  description: 'The original start of an occurrence: ISO 8601 in UTC, or a date.',
  example: '2026-11-26T13:00:00.000Z',
});
const eventStatus = z.enum(EVENT_STATUSES).meta({ id: 'CalendarEventStatus', example: 'confirmed' });
const eventSource = z.enum(EVENT_SOURCES).meta({ id: 'CalendarEventSource', example: 'manual' });
const myResponse = z.enum(RESPONSES).nullable().meta({
  description: 'What this organization answered. Null: it was not invited.',
  example: 'accepted',
});
const timezone = z
  .string()
  .max(100)
  .meta({ description: 'The name of an IANA time zone.', example: 'Europe/Berlin' });

const shown = {
  title: z.string().meta({ example: 'Kick-off with Kim' }),
  start: moment,
  end: moment.meta({
    description: 'ISO 8601 in UTC; the day after the last one if `all_day`.',
    example: '2026-11-26T14:00:00.000Z',
  }),
  all_day: z.boolean(),
  timezone: z.string().nullable().meta({
    description:
      'Where the event takes place: its recurrence follows the clocks there. The name of an IANA time zone, or of one that only the calendar of the event describes. Null: in every zone.',
    example: 'Europe/Berlin',
  }),
  status: eventStatus,
  my_response: myResponse,
};

const attendee = z.object({
  email: z.string().meta({ example: 'kim@example.com' }),
  name: z.string().nullable().meta({ example: 'Kim Lee' }),
  status: z
    .enum([...RESPONSES, 'delegated'])
    .meta({ description: 'What the person answered.', example: 'accepted' }),
});

export const calendarOccurrence = z
  .object({
    event_id: eventId,
    uid: z.string().meta({ description: 'UID (RFC 5545).', example: '2f1c9a@herald' }),
    recurrence_id: recurrenceId.nullable().meta({ description: 'Null: the event does not recur.' }),
    ...shown,
    source: eventSource,
    conference_url: z.string().nullable().meta({ example: 'https://meet.example.com/kick-off' }),
    conflicts: z
      .array(z.object({ event_id: eventId, recurrence_id: recurrenceId.nullable() }))
      .meta({ description: 'What takes place at the same time: at most 10 occurrences.' }),
    answers: z.array(attendee).meta({
      description:
        'What attendees answered for this occurrence alone. It counts instead of what they answered for the event.',
      example: [{ email: 'kim@example.com', name: 'Kim Lee', status: 'declined' }],
    }),
  })
  .meta({ id: 'CalendarOccurrence' });
export type CalendarOccurrence = z.infer<typeof calendarOccurrence>;

export const listEventsQuery = z.strictObject({
  fields: fieldsOf(calendarOccurrence),
  from: queryInstant.meta({ description: 'Occurrences that end later.' }),
  to: queryInstant.meta({
    description: `Occurrences that start earlier. At most ${MAX_RANGE_DAYS} days after \`from\`.`,
  }),
  timezone: timezone.optional().meta({
    description: 'Days begin at midnight there. Default: the time zone of the profile.',
  }),
  limit: page.limit,
  cursor: z.string().max(300).optional().meta({
    description: 'The cursor from the `Link` header of the previous page.',
  }),
});
export type ListEvents = z.infer<typeof listEventsQuery>;

export const calendarEvent = z
  .object({
    id: eventId,
    event_id: eventId.meta({ description: 'The same as `id`, as occurrences name it.' }),
    uid: calendarOccurrence.shape.uid,
    recurrence_id: recurrenceId.nullable().meta({ description: 'Null: this is the event as a whole.' }),
    ...shown,
    source: eventSource,
    conference_url: calendarOccurrence.shape.conference_url,
    conflicts: calendarOccurrence.shape.conflicts.meta({
      description: 'What takes place at the same time as the first occurrence: at most 10 occurrences.',
    }),
    location: z.string().nullable(),
    description: z.string().nullable(),
    url: z.string().nullable(),
    recurrence: z.string().nullable().meta({
      description: 'RRULE (RFC 5545), without its name. Null: the event does not recur.',
      example: 'FREQ=WEEKLY;BYDAY=TH',
    }),
    exdates: z.array(recurrenceId).meta({ description: 'Occurrences that do not take place.' }),
    rdates: z.array(recurrenceId).meta({ description: 'Occurrences beside those of the rule.' }),
    overrides: z
      .array(
        z.object({
          recurrence_id: recurrenceId,
          this_and_following: z.boolean(),
          ...shown,
          location: z.string().nullable(),
        }),
      )
      .meta({ description: 'Occurrences that differ from the rule.' }),
    organizer: z
      .object({ email: z.string().meta({ example: 'support@example.com' }), name: z.string().nullable() })
      .nullable(),
    attendees: z.array(attendee),
    answers: z.array(attendee.extend({ recurrence_id: recurrenceId })).meta({
      description:
        'What attendees answered for single occurrences. It counts there instead of the `status` in `attendees`.',
      example: [
        {
          email: 'kim@example.com',
          name: 'Kim Lee',
          status: 'declined',
          recurrence_id: '2026-11-26T13:00:00.000Z',
        },
      ],
    }),
    sequence: z.int().meta({ description: 'Counts the changes that people are told of (RFC 5545).' }),
    is_verified: z.boolean().nullable().meta({
      description:
        'True: the receiving mail server authenticated every sender of this invitation. Null: it did not come by mail.',
    }),
    proposals: z
      .array(
        z.object({
          email: z.string(),
          recurrence_id: recurrenceId
            .nullable()
            .meta({ description: 'Null: it is for the event as a whole.' }),
          start: moment,
          end: moment,
          is_invited: z.boolean(),
          is_verified: z.boolean(),
        }),
      )
      .meta({ description: 'Other times that people propose (COUNTER). They move nothing.' }),
    other_organizers: z.array(z.string()).meta({
      description: 'Further addresses that claim to organize this event. Nothing of theirs is shown.',
    }),
    reminder_minutes: z.int().nullable().meta({
      description: 'Members are notified so long before each occurrence. Null: they are not.',
    }),
    inbox_id: z.int().nullable().meta({ description: 'The inbox that invites, or that was invited.' }),
    email_id: z.int().nullable().meta({ description: 'For `/api/emails/{id}`: where the event comes from.' }),
    task_id: z.int().nullable().meta({ description: 'For `/api/tasks/{id}`: what the time is for.' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEventBody = z.infer<typeof calendarEvent>;

const writtenMoment = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/,
    'expected a date, or a time such as 2026-11-26T14:00:00',
  )
  .meta({
    description:
      'A time with its offset (`2026-11-26T13:00:00Z`), or as a clock in `timezone` shows it (`2026-11-26T14:00:00`); a date if `all_day`.',
    example: '2026-11-26T14:00:00',
  });

const written = {
  title: line(500).trim().min(1).meta({ example: 'Kick-off with Kim' }),
  start: writtenMoment,
  end: writtenMoment.meta({ description: 'As `start`; the day after the last one if `all_day`.' }),
  timezone: timezone.meta({ description: 'Default: the time zone of the profile.' }),
  all_day: z.boolean(),
  recurrence: z.string().min(1).max(1000).nullable().meta({
    description: 'RRULE (RFC 5545), without its name.',
    example: 'FREQ=WEEKLY;BYDAY=TH',
  }),
  attendees: z
    .array(z.strictObject({ email: emailAddress, name: line(200).trim().nullable().optional() }))
    .max(MAX_INVITED),
  location: z.string().trim().max(1000).nullable(),
  description: z.string().max(20_000).nullable(),
  conference_url: z.httpUrl().max(2000).nullable().meta({ example: 'https://meet.example.com/kick-off' }),
  status: z.enum(['confirmed', 'tentative']),
  reminder_minutes: z.int().min(0).max(40_320).nullable(),
  notify: z.boolean().meta({ description: 'Attendees are told by mail. Default: true.' }),
};

export const createEventRequest = z
  .strictObject({
    title: written.title,
    start: written.start,
    end: written.end.optional().meta({ description: 'Default: an hour after `start`, or a day.' }),
    timezone: written.timezone.optional(),
    all_day: written.all_day.default(false),
    recurrence: written.recurrence.optional(),
    attendees: written.attendees.default([]),
    location: written.location.optional(),
    description: written.description.optional(),
    conference_url: written.conference_url.optional(),
    status: written.status.default('confirmed'),
    reminder_minutes: written.reminder_minutes.default(15),
    inbox_id: z.int().optional().meta({
      description: 'The inbox that invites. Default: that of the email, else the first that can send.',
    }),
    suggestion_id: z.int().optional().meta({ description: 'The suggestion that this accepts.' }),
    task_id: z.int().optional().meta({ description: 'The task that the time is for.' }),
    notify: written.notify.default(true),
  })
  .meta({
    id: 'CreateCalendarEvent',
    example: {
      title: 'Kick-off with Kim',
      start: '2026-11-26T14:00:00',
      end: '2026-11-26T15:00:00',
      timezone: 'Europe/Berlin',
      attendees: [{ email: 'kim@example.com', name: 'Kim Lee' }],
    },
  });
export type CreateEvent = z.infer<typeof createEventRequest>;

export const updateEventRequest = z
  .strictObject({
    title: written.title.optional(),
    start: written.start.optional(),
    end: written.end.optional().meta({ description: 'Default: the length stays.' }),
    timezone: written.timezone.optional(),
    all_day: written.all_day.optional(),
    recurrence: written.recurrence.optional(),
    attendees: written.attendees.optional(),
    location: written.location.optional(),
    description: written.description.optional(),
    conference_url: written.conference_url.optional(),
    status: written.status.optional(),
    reminder_minutes: written.reminder_minutes.optional(),
    notify: written.notify.default(true),
  })
  .meta({
    id: 'UpdateCalendarEvent',
    description: 'Fields that are left out keep their value.',
    example: { start: '2026-11-26T15:00:00' },
  });
export type UpdateEvent = z.infer<typeof updateEventRequest>;

const scoped = {
  scope: z
    .enum(SCOPES)
    .default('all')
    .meta({
      description: 'Which occurrences: one, one and all after it, or all.',
      type: 'string',
      enum: [...SCOPES],
      default: 'all',
    }),
  recurrence_id: z.string().max(40).optional().meta({
    description: 'The occurrence, by its `recurrence_id`. Required unless `scope` is `all`.',
    example: '2026-11-26T13:00:00.000Z',
  }),
};
export const updateEventQuery = z.strictObject(scoped);
export type UpdateEventQuery = z.infer<typeof updateEventQuery>;
export const deleteEventQuery = z.strictObject({
  ...scoped,
  notify: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .meta({
      description: 'Attendees are told by mail.',
      type: 'string',
      enum: ['true', 'false'],
      default: 'true',
    }),
});
export type DeleteEventQuery = z.infer<typeof deleteEventQuery>;

export const deleteEventResult = z.object({ message: z.string() }).meta({ id: 'DeleteCalendarEventResult' });

export const importResult = z
  .object({
    events: z.array(z.object({ id: eventId, uid: z.string() })),
    refused: z.array(z.object({ uid: z.string().nullable(), reason: z.string() })).meta({
      description:
        'What was not taken, and why: events, and lines of events that were taken without them. These have the `uid` of an event in `events`.',
      example: [
        {
          uid: '2f1c9a@example.com',
          reason: 'It is taken without its line DTEND. Its DTEND is not a date or time: None',
        },
      ],
    }),
  })
  .meta({ id: 'CalendarImport' });
export type ImportResult = z.infer<typeof importResult>;

export const respondRequest = z
  .strictObject({
    response: z.enum(['accepted', 'tentative', 'declined']),
    recurrence_id: scoped.recurrence_id.meta({
      description: 'The occurrence, by its `recurrence_id`. Default: all of the event.',
    }),
    comment: z.string().max(2000).optional().meta({ description: 'For the organizer.' }),
  })
  .meta({ id: 'RespondToInvitation', example: { response: 'accepted' } });
export type Respond = z.infer<typeof respondRequest>;
