import { z } from 'zod';
import { line, page, timestamp } from '../common.ts';
import { anyCaseTag, autoReplyStatus, TAGS } from './emails.ts';

export const responderMode = z.enum(['send', 'draft']).meta({
  id: 'ResponderMode',
  description: 'send: replies go out by themselves. draft: they wait for somebody to send them.',
});
export type ResponderMode = z.infer<typeof responderMode>;

export const responderState = z
  .object({
    enabled: z.boolean(),
    lastRun: timestamp.nullable().meta({ description: 'When it last looked for mail to answer.' }),
    inbox_id: z.int().nullable().meta({ description: 'The active inbox with this tag.' }),
    mode: responderMode.nullable(),
    since: timestamp.nullable().meta({
      description: 'Mail that came before, or is dated more than an hour before, is not answered.',
    }),
  })
  .meta({ id: 'ResponderState' });
export type ResponderState = z.infer<typeof responderState>;

const lowerTags = TAGS.map((tag) => tag.toLowerCase()) as Lowercase<(typeof TAGS)[number]>[];
export type LowerTag = (typeof lowerTags)[number];

const inboxTag = anyCaseTag.meta({
  description: 'The tag of an active inbox, whatever its case.',
  enum: lowerTags,
});

export const responderStatus = z
  .object(
    Object.fromEntries(lowerTags.map((tag) => [tag, responderState])) as Record<
      LowerTag,
      typeof responderState
    >,
  )
  .meta({ id: 'ResponderStatus' });
export type ResponderStatus = z.infer<typeof responderStatus>;

export const toggleRequest = z
  .strictObject({
    inbox: inboxTag,
    enabled: z.boolean(),
  })
  .meta({ id: 'ToggleRequest', example: { inbox: 'support', enabled: true } });

/** What a template may name in double braces. */
export const VARIABLES = ['sender_name', 'subject', 'inbox_name', 'ticket'] as const;

const template = <T extends z.ZodType<string>>(schema: T) =>
  schema.superRefine((text, issue) => {
    for (const [, name = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      if (VARIABLES.includes(name.trim() as (typeof VARIABLES)[number])) continue;
      const message = `{{${name.slice(0, 40)}}} is none of ${VARIABLES.map((known) => `{{${known}}}`).join(', ')}`;
      issue.addIssue({ code: 'custom', message });
    }
  });

/** Of the text of a reply: a list of them is in memory whole. */
export const MAX_REPLY_CHARACTERS = 20_000;

export const responderSettings = z
  .strictObject({
    mode: responderMode.default('send'),
    subject: template(line(500).min(1)).default('Re: {{subject}}'),
    body: template(z.string().trim().min(1).max(MAX_REPLY_CHARACTERS))
      .default(
        [
          'Hello {{sender_name}},',
          'thank you for your message. We have received it under the number {{ticket}}, and will answer as soon as we can.',
          'This is an automatic reply. You can answer it: we read what you write.',
          '{{inbox_name}}',
        ].join('\n\n'),
      )
      .meta({
        description: `Text, in which {{${VARIABLES.join('}}, {{')}}} are filled in. {{ticket}} is the task's id.`,
      }),
    interval_hours: z.int().min(1).max(720).default(24).meta({
      description: 'A sender, and a conversation, gets at most one automatic reply in this time.',
    }),
    daily_cap: z.int().min(1).max(1000).default(200).meta({
      description: 'At most so many automatic replies of the inbox in 24 hours.',
    }),
  })
  .meta({ id: 'ResponderSettings' });
export type ResponderSettings = z.infer<typeof responderSettings>;

export const responderParams = z.object({
  tag: inboxTag,
});

/** Of `POST /api/auto-replies`. */
export const recordReplyRequest = z
  .strictObject({
    email_id: z.int().min(1).meta({ description: 'The email that was answered.' }),
    subject: line(998),
    body: z.string().max(MAX_REPLY_CHARACTERS).meta({ description: 'Text.' }),
    status: z
      .enum(['sent', 'failed', 'unconfirmed', 'draft', 'skipped'])
      .default('sent')
      .meta({ description: 'A draft waits here until somebody sends it.' }),
    message_id: line(998).trim().min(1).optional().meta({
      description: 'Of the reply. The same for the same email is recorded once.',
    }),
    model: line(200).optional().meta({ description: 'What wrote it.' }),
    reason: line(1000).optional(),
  })
  .meta({
    id: 'RecordReplyRequest',
    example: { email_id: 4294967297, subject: 'Re: My parcel', body: 'It is on its way.', model: 'my-model' },
  });
export type RecordReply = z.infer<typeof recordReplyRequest>;

export const listRepliesQuery = z.strictObject({
  status: autoReplyStatus.optional().meta({
    description:
      'As it was written down; what became an email is `pending` here, and stands as the email does.',
  }),
  limit: page.limit,
  cursor: page.cursor,
});
