import { z } from 'zod';
import { AUDIT_ENGINES, auditFailure, auditType } from '../audits/audits.ts';
import { EVENT_SOURCES, EVENT_STATUSES, RESPONSES } from '../calendar/events.ts';
import { suggestedMeeting } from '../calendar/suggestions.ts';
import { timestamp } from '../common.ts';
import { BOUNCE_ACTIONS, direction } from '../mail/emails.ts';
import { captionEvent } from '../stream/captions.ts';
import { platformCode } from '../stream/credentials.ts';
import { platform } from '../stream/stream.ts';
import { tag } from '../tags.ts';
import { taskPriority, taskStatus } from '../tasks.ts';
import { alertPeriod, alertType } from '../tokens.ts';

const emailId = z.int().meta({ description: 'For `/api/emails/{id}`.', example: 4294967297 });
const taskId = z.int().meta({ description: 'For `/api/tasks/{id}`.', example: 4294967297 });
const userId = z.int().meta({ description: 'A user id.', example: 7 });
const assigneeId = z.int().meta({ description: 'The id of a user or an agent.', example: 7 });
const messageId = z.string().meta({ description: 'Message-ID (RFC 5322).', example: '<2f1c@example.com>' });
const address = (example: string) => z.string().meta({ example });
const subject = z.string().meta({ example: 'My parcel' });

const streamId = z.int().meta({ description: 'For `/api/stream/streams/{id}`.', example: 4294967297 });
const captionId = z.int().meta({ description: 'For `/api/stream/captions/{id}`.', example: 4294967297 });
const streamFields = {
  stream_id: streamId,
  video_id: z.string().meta({ example: 'dQw4w9WgXcQ' }),
  title: z.string().meta({ example: 'Building a boat, day 3' }),
  url: z.string().meta({ example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }),
  started_at: timestamp,
};
const captionFields = {
  caption_id: captionId,
  stream_id: streamId.nullable(),
  event: captionEvent,
  platform,
};

const auditFields = {
  audit_id: z.int().meta({ description: 'For `/api/audits/{id}`.', example: 4294967297 }),
  type: auditType,
  url: z.string().nullable().meta({ description: 'Null for a video.', example: 'https://www.example.com/' }),
  engine: z.enum(AUDIT_ENGINES).meta({
    description: '`automation`: Herald waits for `POST /api/audits/{id}/complete`.',
  }),
};

const calendarFields = {
  event_id: z.int().meta({ description: 'For `/api/calendar/events/{id}`.', example: 4294967297 }),
  uid: z.string().meta({ description: 'UID (RFC 5545).', example: '2f1c9a@herald' }),
  title: z.string().meta({ example: 'Kick-off with Kim' }),
  start: z.string().meta({
    description: 'Of the first occurrence: ISO 8601 in UTC, or a date if `all_day`.',
    example: '2026-11-26T13:00:00.000Z',
  }),
  end: z.string().meta({ example: '2026-11-26T14:00:00.000Z' }),
  all_day: z.boolean(),
  timezone: z.string().nullable().meta({ example: 'Europe/Berlin' }),
  status: z.enum(EVENT_STATUSES),
  source: z.enum(EVENT_SOURCES),
  recurrence: z.string().nullable().meta({ description: 'RRULE (RFC 5545).', example: 'FREQ=WEEKLY' }),
  my_response: z.enum(RESPONSES).nullable(),
  email_id: emailId.nullable(),
  task_id: taskId.nullable(),
};

/** The payload of each event type. */
const DATA = {
  'email.saved': z
    .object({
      email_id: emailId,
      task_id: taskId.nullable().meta({
        description: 'The task created from the email. Null if there is none, as for outbound mail.',
      }),
      message_id: messageId,
      from_address: address('kim@example.com'),
      to_address: address('support@example.com'),
      subject,
      tag,
      direction,
      received_at: timestamp,
      is_automatic: z.boolean().meta({
        description:
          'No person wrote the email, as far as Herald can tell; for an email posted as fields, only `headers` show it. Do not reply to it automatically.',
      }),
      is_history: z.boolean().meta({
        description:
          'The email is older than the first sync of its mailbox. It has a task, but Herald neither answers nor analyzes it, and runs no rule.',
        example: false,
      }),
    })
    .meta({ id: 'EmailSavedData', description: 'An email was saved, from any source.' }),
  'email.sent': z
    .object({
      email_id: emailId,
      message_id: messageId,
      from_address: address('support@example.com'),
      to: z.array(z.string()).meta({ example: ['kim@example.com'] }),
      subject,
      in_reply_to_message_id: messageId.nullable(),
      sent_at: timestamp,
    })
    .meta({ id: 'EmailSentData', description: 'The mail server accepted an email that Herald sent.' }),
  'email.failed': z
    .object({
      email_id: emailId,
      message_id: messageId,
      from_address: address('support@example.com'),
      to: z.array(z.string()).meta({ example: ['kim@example.com'] }),
      subject,
      state: z.enum(['failed', 'unconfirmed']).meta({ description: '`unconfirmed`: it may have been sent.' }),
      code: z.string().nullable().meta({ example: 'REFUSED' }),
      detail: z.string().meta({ description: 'For people.' }),
    })
    .meta({ id: 'EmailFailedData', description: 'Herald does not try any more to send an email.' }),
  'email.bounced': z
    .object({
      email_id: emailId.meta({ description: 'The email that reports the bounce.' }),
      bounced_email_id: emailId.nullable().meta({ description: 'The email that bounced, if known.' }),
      recipients: z.array(
        z.object({
          address: address('kim@example.com'),
          action: z.enum(BOUNCE_ACTIONS).meta({
            description:
              'The action of RFC 3464, or `complained` if the recipient reported the mail as spam.',
          }),
          status: z
            .string()
            .nullable()
            .meta({ description: 'Enhanced status code (RFC 3463).', example: '5.1.1' }),
          diagnostic: z.string().nullable().meta({ example: '550 5.1.1 no such user' }),
        }),
      ),
    })
    .meta({
      id: 'EmailBouncedData',
      description: 'A bounce arrived: an email was not delivered, is delayed, or was reported as spam.',
    }),
  'reply.requested': z
    .object({
      email_id: emailId,
      message_id: messageId,
      inbox_id: z
        .int()
        .nullable()
        .meta({ description: 'Null: the email was not addressed to an inbox.', example: 1 }),
      tag,
      from_address: address('kim@example.com'),
      subject,
      auto_reply_id: z.int().nullable().meta({
        description:
          'The draft of the auto-responder, for `POST /api/auto-replies/{id}/send` and `DELETE /api/auto-replies/{id}`. Null if there is no draft, and the engine writes one (`reply_writer` of the AI preferences).',
        example: 1,
      }),
    })
    .meta({
      id: 'ReplyRequestedData',
      description: 'An email waits for the automatic reply that you write.',
    }),
  'rule.matched': z
    .object({
      rule_id: z.int().meta({ description: 'For `/api/rules/{id}`.', example: 4294967297 }),
      rule_name: z.string().meta({ example: 'Invoices to accounting' }),
      email_id: emailId,
      task_id: taskId.nullable(),
      message_id: messageId,
      from_address: address('kim@example.com'),
      subject,
      tag,
      is_automatic: z.boolean(),
    })
    .meta({ id: 'RuleMatchedData', description: 'An email matched a rule that calls webhooks.' }),
  'conversation.assigned': z
    .object({
      email_id: emailId.meta({ description: 'One of the emails of the conversation.' }),
      subject,
      assignee_id: assigneeId,
      previous_assignee_id: assigneeId.nullable(),
    })
    .meta({
      id: 'ConversationAssignedData',
      description: 'A conversation was assigned to a member or an agent.',
    }),
  'note.written': z
    .object({
      note_id: z.int().meta({ description: 'For `/api/notes/{id}`.', example: 4294967297 }),
      email_id: emailId,
      author_id: userId,
      mentioned_ids: z.array(z.int()).meta({
        description: 'The users and agents whom the note mentions for the first time.',
        example: [8],
      }),
      is_new: z.boolean().meta({ description: 'False: a change mentions more users.' }),
    })
    .meta({
      id: 'NoteWrittenData',
      description: 'A member wrote a note in a conversation, or mentioned more members in one.',
    }),
  'task.created': z
    .object({
      task_id: taskId,
      email_id: emailId.nullable(),
      title: z.string().meta({ example: 'My parcel' }),
      status: taskStatus,
      priority: taskPriority,
      assignee_id: assigneeId.nullable(),
      due_at: timestamp.nullable(),
      snoozed_until: timestamp.nullable(),
    })
    .meta({ id: 'TaskCreatedData', description: 'A task was created, other than with an email.' }),
  'task.updated': z
    .object({
      task_id: taskId,
      email_id: emailId.nullable(),
      title: z.string().meta({ example: 'My parcel' }),
      status: taskStatus,
      priority: taskPriority,
      assignee_id: assigneeId.nullable(),
      due_at: timestamp.nullable(),
      snoozed_until: timestamp.nullable(),
      previous: z.object({
        status: taskStatus,
        priority: taskPriority,
        assignee_id: assigneeId.nullable(),
        due_at: timestamp.nullable(),
        snoozed_until: timestamp.nullable(),
      }),
    })
    .meta({
      id: 'TaskUpdatedData',
      description: 'The status, priority, assignee, due date or snooze of a task changed.',
    }),
  'alert.reached': z
    .object({
      alert_id: z.int().meta({ description: 'For `/api/settings/tokens/alerts/{id}`.', example: 1 }),
      type: alertType,
      threshold: z.int().meta({ example: 40_000 }),
      period: alertPeriod,
      period_start: timestamp,
      used: z.int().meta({ description: 'Tokens used since then.', example: 40_120 }),
      balance: z.int().meta({
        description: 'Tokens left, including those reserved by calls.',
        example: 9_880,
      }),
    })
    .meta({
      id: 'AlertReachedData',
      description: 'A token alert was reached. Sent at most once per period.',
    }),
  'stream.live': z.object(streamFields).meta({ id: 'StreamLiveData', description: 'The channel went live.' }),
  'stream.ended': z
    .object({
      ...streamFields,
      ended_at: timestamp,
      peak_viewers: z.int().nullable().meta({ description: 'Null: hidden.', example: 1234 }),
    })
    .meta({ id: 'StreamEndedData', description: 'A stream ended.' }),
  'milestone.reached': z
    .object({
      milestone_id: z.int().meta({ example: 4294967297 }),
      threshold: z.int().meta({ example: 1000 }),
      subscriber_count: z.int().meta({ example: 1010 }),
      reached_at: timestamp,
    })
    .meta({
      id: 'MilestoneReachedData',
      description: 'The channel reached a milestone: of several at once, the highest.',
    }),
  'agent.proposed': z
    .object({
      agent: z.string().meta({ description: 'Its name.', example: 'Claude' }),
      tool: z.string().meta({ example: 'send_reply' }),
      title: z.string().meta({ example: 'Send a reply' }),
      user_id: userId.meta({ description: 'The member for whom the agent acts.' }),
    })
    .meta({ id: 'AgentProposedData', description: 'An agent waits for a member to approve something.' }),
  'caption.pending': z
    .object(captionFields)
    .meta({ id: 'CaptionPendingData', description: 'A caption waits for approval.' }),
  'announcement.sent': z
    .object({ ...captionFields, post_id: z.string().nullable(), post_url: z.string().nullable() })
    .meta({ id: 'AnnouncementSentData', description: 'A platform took a caption.' }),
  'announcement.failed': z.object({ ...captionFields, code: platformCode, message: z.string() }).meta({
    id: 'AnnouncementFailedData',
    description: 'A caption was not posted. `OUTCOME_UNKNOWN`: it may have been.',
  }),
  'audit.requested': z.object(auditFields).meta({
    id: 'AuditRequestedData',
    description: 'Somebody asked for an audit. The engine may deliver its results, once.',
  }),
  'audit.completed': z
    .object({
      ...auditFields,
      status: z.enum(['completed', 'failed']),
      overall_score: z.int().nullable().meta({ example: 78 }),
      previous_score: z.int().nullable().meta({ description: 'Of the audit before of the same site.' }),
      failure: auditFailure.nullable(),
    })
    .meta({ id: 'AuditCompletedData', description: 'An audit was completed, or failed.' }),
  'event.created': z
    .object(calendarFields)
    .meta({ id: 'EventCreatedData', description: 'An event came into the calendar, from any source.' }),
  'event.updated': z
    .object(calendarFields)
    .meta({ id: 'EventUpdatedData', description: 'An event, or what people answered to it, changed.' }),
  'event.cancelled': z
    .object(calendarFields)
    .meta({ id: 'EventCancelledData', description: 'An event was cancelled or deleted.' }),
  'suggestion.found': z
    .object({
      suggestion_id: z.int().meta({
        description: 'For `suggestion_id` of `POST /api/calendar/events`.',
        example: 4294967297,
      }),
      email_id: emailId,
      kind: suggestedMeeting.shape.kind,
      text: suggestedMeeting.shape.text,
      confidence: suggestedMeeting.shape.confidence,
      times: suggestedMeeting.shape.times,
    })
    .meta({ id: 'SuggestionFoundData', description: 'An email seems to be about a meeting.' }),
  'webhook.disabled': z
    .object({
      webhook_id: z.int().meta({ description: 'For `/api/webhooks/{id}`.', example: 1 }),
      reason: z.string().meta({ example: 'Answered 410 Gone.' }),
      disabled_at: timestamp,
    })
    .meta({
      id: 'WebhookDisabledData',
      description: 'Another endpoint was switched off because it kept failing.',
    }),
  'webhook.test': z.object({ webhook_id: z.int().meta({ example: 1 }) }).meta({
    id: 'WebhookTestData',
    description: 'You requested a test. Sent whatever types the endpoint subscribes to.',
  }),
};

export type EventType = keyof typeof DATA;
export type EventData<T extends EventType> = z.infer<(typeof DATA)[T]>;

export const EVENT_TYPES = Object.keys(DATA) as EventType[];
export const eventType = z.enum(EVENT_TYPES).meta({ id: 'EventType', example: 'email.saved' });

const event = <T extends EventType>(type: T, id: string) =>
  z.object({ type: z.literal(type), timestamp, data: DATA[type] }).meta({ id });

/** The body of a delivery. */
export const webhookEvent = z
  .discriminatedUnion('type', [
    event('email.saved', 'EmailSavedEvent'),
    event('email.sent', 'EmailSentEvent'),
    event('email.failed', 'EmailFailedEvent'),
    event('email.bounced', 'EmailBouncedEvent'),
    event('reply.requested', 'ReplyRequestedEvent'),
    event('rule.matched', 'RuleMatchedEvent'),
    event('conversation.assigned', 'ConversationAssignedEvent'),
    event('note.written', 'NoteWrittenEvent'),
    event('task.created', 'TaskCreatedEvent'),
    event('task.updated', 'TaskUpdatedEvent'),
    event('alert.reached', 'AlertReachedEvent'),
    event('stream.live', 'StreamLiveEvent'),
    event('stream.ended', 'StreamEndedEvent'),
    event('milestone.reached', 'MilestoneReachedEvent'),
    event('agent.proposed', 'AgentProposedEvent'),
    event('caption.pending', 'CaptionPendingEvent'),
    event('announcement.sent', 'AnnouncementSentEvent'),
    event('announcement.failed', 'AnnouncementFailedEvent'),
    event('audit.requested', 'AuditRequestedEvent'),
    event('audit.completed', 'AuditCompletedEvent'),
    event('event.created', 'EventCreatedEvent'),
    event('event.updated', 'EventUpdatedEvent'),
    event('event.cancelled', 'EventCancelledEvent'),
    event('suggestion.found', 'SuggestionFoundEvent'),
    event('webhook.disabled', 'WebhookDisabledEvent'),
    event('webhook.test', 'WebhookTestEvent'),
  ])
  .meta({
    id: 'WebhookEvent',
    description: 'The body that Herald posts to an endpoint. `timestamp` is when the event happened.',
  });
