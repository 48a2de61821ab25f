import { z } from 'zod';
import { timestamp } from '../common.ts';
import { BOUNCE_ACTIONS, direction, tag } from '../mail/emails.ts';
import { taskPriority, taskStatus } from '../tasks.ts';
import { alertPeriod, alertType } from '../tokens.ts';

const emailId = z.int().meta({ description: 'For `/api/emails/{id}`.', example: 4294967297 });
const taskId = z.int().meta({ description: 'For `/api/tasks/{id}`.', example: 4294967297 });
const userId = z.int().meta({ description: 'A user.', example: 7 });
const messageId = z.string().meta({ description: 'Message-ID of RFC 5322.', example: '<2f1c@example.com>' });
const address = (example: string) => z.string().meta({ example });
const subject = z.string().meta({ example: 'My parcel' });

/** The data of each type of event. */
const DATA = {
  'email.saved': z
    .object({
      email_id: emailId,
      task_id: taskId.nullable().meta({ description: 'The task made of it; outbound mail makes none.' }),
      message_id: messageId,
      from_address: address('kim@example.com'),
      to_address: address('support@example.com'),
      subject,
      tag,
      direction,
      received_at: timestamp,
      is_automatic: z.boolean().meta({
        description:
          'No person wrote it, as far as is known: of what was posted as fields, only `headers` can tell. Not to be answered automatically.',
      }),
    })
    .meta({ id: 'EmailSavedData', description: 'An email was stored, whichever way it came.' }),
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
    .meta({ id: 'EmailSentData', description: 'An email was taken by the mail server it was sent through.' }),
  'email.bounced': z
    .object({
      email_id: emailId.meta({ description: 'The bounce itself.' }),
      bounced_email_id: emailId
        .nullable()
        .meta({ description: 'The email that came back, where it is known.' }),
      recipients: z.array(
        z.object({
          address: address('kim@example.com'),
          action: z.enum(BOUNCE_ACTIONS).meta({
            description: 'That of RFC 3464; `complained` when the recipient called the mail unwanted.',
          }),
          status: z.string().nullable().meta({ description: 'RFC 3463.', example: '5.1.1' }),
          diagnostic: z.string().nullable().meta({ example: '550 5.1.1 no such user' }),
        }),
      ),
    })
    .meta({
      id: 'EmailBouncedData',
      description:
        'A bounce came: an email that was sent could not be delivered, is late, or was complained about.',
    }),
  'reply.requested': z
    .object({
      email_id: emailId,
      message_id: messageId,
      inbox_id: z.int().meta({ example: 1 }),
      tag,
      from_address: address('kim@example.com'),
      subject,
      auto_reply_id: z.int().meta({
        description: 'The draft, for `POST /api/auto-replies/{id}/send` and `DELETE /api/auto-replies/{id}`.',
        example: 1,
      }),
    })
    .meta({ id: 'ReplyRequestedData', description: 'An email waits for the automatic reply you write.' }),
  'task.updated': z
    .object({
      task_id: taskId,
      email_id: emailId.nullable(),
      title: z.string().meta({ example: 'My parcel' }),
      status: taskStatus,
      priority: taskPriority,
      assignee_id: userId.nullable(),
      previous: z.object({ status: taskStatus, priority: taskPriority, assignee_id: userId.nullable() }),
    })
    .meta({ id: 'TaskUpdatedData', description: 'A task was moved, or its priority or assignee changed.' }),
  'alert.reached': z
    .object({
      alert_id: z.int().meta({ description: 'For `/api/settings/tokens/alerts/{id}`.', example: 1 }),
      type: alertType,
      threshold: z.int().meta({ example: 40_000 }),
      period: alertPeriod,
      period_start: timestamp,
      used: z.int().meta({ description: 'Tokens used since then.', example: 40_120 }),
      balance: z.int().meta({
        description: 'Tokens that are left, those that calls have reserved included.',
        example: 9_880,
      }),
    })
    .meta({
      id: 'AlertReachedData',
      description: 'An alert on the tokens was reached, for once in its period.',
    }),
  'webhook.disabled': z
    .object({
      webhook_id: z.int().meta({ description: 'For `/api/webhooks/{id}`.', example: 1 }),
      reason: z.string().meta({ example: 'Answered 410 Gone.' }),
      disabled_at: timestamp,
    })
    .meta({
      id: 'WebhookDisabledData',
      description: 'Another endpoint was switched off, as it kept failing.',
    }),
  'webhook.test': z
    .object({ webhook_id: z.int().meta({ example: 1 }) })
    .meta({ id: 'WebhookTestData', description: 'You asked for a test; comes whatever types are chosen.' }),
};

export type EventType = keyof typeof DATA;
export type EventData<T extends EventType> = z.infer<(typeof DATA)[T]>;

export const EVENT_TYPES = Object.keys(DATA) as EventType[];
/** What Herald tells others about. */
export const eventType = z.enum(EVENT_TYPES).meta({ id: 'EventType', example: 'email.saved' });

const event = <T extends EventType>(type: T, id: string) =>
  z.object({ type: z.literal(type), timestamp, data: DATA[type] }).meta({ id });

/** The body of each delivery. */
export const webhookEvent = z
  .discriminatedUnion('type', [
    event('email.saved', 'EmailSavedEvent'),
    event('email.sent', 'EmailSentEvent'),
    event('email.bounced', 'EmailBouncedEvent'),
    event('reply.requested', 'ReplyRequestedEvent'),
    event('task.updated', 'TaskUpdatedEvent'),
    event('alert.reached', 'AlertReachedEvent'),
    event('webhook.disabled', 'WebhookDisabledEvent'),
    event('webhook.test', 'WebhookTestEvent'),
  ])
  .meta({ id: 'WebhookEvent', description: 'What an endpoint is sent. `timestamp` is when it happened.' });
