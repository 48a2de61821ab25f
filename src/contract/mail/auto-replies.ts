import { z } from 'zod';
import { fieldsOf, line, page, timestamp } from '../common.ts';
import { anyCaseTag } from '../tags.ts';
import { autoReply, autoReplyStatus } from './emails.ts';

export const responderMode = z.enum(['send', 'draft']).meta({
  id: 'ResponderMode',
  description: '`send`: replies are sent automatically. `draft`: they wait for a user to send them.',
});
export type ResponderMode = z.infer<typeof responderMode>;

export const responderWriter = z.enum(['template', 'ai']).meta({
  id: 'ResponderWriter',
  description:
    '`ai`: the AI writes the body of each reply, from the email, and every reply is a draft: `mode` is then `draft`. If the AI cannot answer, the draft has the body of the template. A mail that may give instructions to an AI gets no reply (`injection_suspected`).',
});
export type ResponderWriter = z.infer<typeof responderWriter>;

export const responderState = z
  .object({
    enabled: z.boolean(),
    lastRun: timestamp
      .nullable()
      .meta({ description: 'When the auto-responder last looked for mail to reply to.' }),
    inbox_id: z.int().nullable().meta({ description: 'The active inbox with this tag.' }),
    mode: responderMode.nullable(),
    since: timestamp.nullable().meta({
      description:
        'The auto-responder ignores mail that arrived before this time, or is dated more than an hour before it.',
    }),
  })
  .meta({ id: 'ResponderState' });
export type ResponderState = z.infer<typeof responderState>;

const inboxTag = anyCaseTag.meta({
  description: 'The tag of an active inbox, by its key or name. Case is ignored.',
  example: 'support',
});

export const responderStatus = z
  .object({
    hello: responderState,
    partners: responderState,
    info: responderState,
    support: responderState,
    neo: responderState,
  })
  .catchall(responderState)
  .meta({
    id: 'ResponderStatus',
    description: 'By the keys of tags: the built-in ones, and those that the organization has added.',
  });
export type ResponderStatus = z.infer<typeof responderStatus>;

export const toggleRequest = z
  .strictObject({
    inbox: inboxTag,
    enabled: z.boolean(),
  })
  .meta({ id: 'ToggleRequest', example: { inbox: 'support', enabled: true } });

/** The variables of a template, which writes them in double braces. */
export const VARIABLES = ['sender_name', 'subject', 'inbox_name', 'ticket'] as const;

/** A text in which only the variables stand in double braces. */
export const replyTemplate = <T extends z.ZodType<string>>(schema: T) =>
  schema.superRefine((text, issue) => {
    for (const [, name = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      if (VARIABLES.includes(name.trim() as (typeof VARIABLES)[number])) continue;
      const names = VARIABLES.map((variable) => `{{${variable}}}`).join(', ');
      const message = `{{${name.slice(0, 40)}}} is not one of ${names}`;
      issue.addIssue({ code: 'custom', message });
    }
  });

/** Bounds the text of a reply, because a whole list of replies is held in memory. */
export const MAX_REPLY_CHARACTERS = 20_000;

export const responderSettings = z
  .strictObject({
    mode: responderMode.default('send'),
    writer: responderWriter.default('template'),
    subject: replyTemplate(line(500).min(1)).default('Re: {{subject}}'),
    body: replyTemplate(z.string().trim().min(1).max(MAX_REPLY_CHARACTERS))
      .default(
        [
          'Hello {{sender_name}},',
          'thank you for your message. We have received it under the number {{ticket}}, and will answer as soon as we can.',
          'This is an automatic reply. You can answer it: we read what you write.',
          '{{inbox_name}}',
        ].join('\n\n'),
      )
      .meta({
        description: `Plain text. The variables are {{${VARIABLES.join('}}, {{')}}}; {{ticket}} is the id of the task.`,
      }),
    interval_hours: z.int().min(1).max(720).default(24).meta({
      description: 'At most one automatic reply per sender, and per conversation, in this time.',
    }),
    daily_cap: z.int().min(1).max(1000).default(200).meta({
      description: 'Maximum number of automatic replies from the inbox in 24 hours.',
    }),
  })
  .meta({ id: 'ResponderSettings' });
export type ResponderSettings = z.infer<typeof responderSettings>;

export const responderParams = z.object({
  tag: inboxTag,
});

/** `POST /api/auto-replies`. */
export const recordReplyRequest = z
  .strictObject({
    email_id: z.int().min(1).meta({ description: 'The email the reply is for.' }),
    subject: line(998),
    body: z.string().max(MAX_REPLY_CHARACTERS).meta({ description: 'Plain text.' }),
    status: z
      .enum(['sent', 'failed', 'unconfirmed', 'draft', 'skipped'])
      .default('sent')
      .meta({ description: 'A `draft` waits until a user sends it.' }),
    message_id: line(998).trim().min(1).optional().meta({
      description: '`message_id` of the reply. The same id is recorded only once per email.',
    }),
    model: line(200).optional().meta({ description: 'The model or template that wrote the reply.' }),
    reason: line(1000).optional(),
  })
  .meta({
    id: 'RecordReplyRequest',
    example: { email_id: 4294967297, subject: 'Re: My parcel', body: 'It is on its way.', model: 'my-model' },
  });
export type RecordReply = z.infer<typeof recordReplyRequest>;

export const listRepliesQuery = z.strictObject({
  fields: fieldsOf(autoReply),
  status: autoReplyStatus.optional().meta({
    description:
      'Filters by the stored status: a reply that became an email matches `pending`, while its `status` in the response follows that email.',
  }),
  limit: page.limit,
  cursor: page.cursor,
});
