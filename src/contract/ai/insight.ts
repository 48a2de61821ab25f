import { z } from 'zod';
import { taskPriority } from '../tasks.ts';
import { answerFields, language } from './answer.ts';

export const summarizeRequest = z
  .strictObject({
    refresh: z.boolean().default(false).meta({ description: 'Write it again, even if nothing is new.' }),
  })
  .meta({ id: 'SummarizeRequest' });

export const threadSummary = z
  .object({
    thread_id: z.string().meta({ description: '`message_id` of the first message.' }),
    last_email_id: z.int().meta({ description: 'The newest email that the summary covers.' }),
    summary: z.string(),
    points: z
      .array(z.object({ text: z.string(), email_id: z.int() }))
      .meta({ description: 'Each point names the email that it comes from.' }),
    language,
    cached: z.boolean().meta({ description: 'Written earlier. `usage` is 0.' }),
    ...answerFields,
  })
  .meta({ id: 'ThreadSummary' });
export type ThreadSummary = z.infer<typeof threadSummary>;

export const CATEGORIES = [
  'question',
  'request',
  'complaint',
  'order',
  'invoice',
  'meeting',
  'offer',
  'newsletter',
  'notification',
  'spam',
  'other',
] as const;
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export const INTENTS = [
  'ask',
  'request_action',
  'inform',
  'complain',
  'schedule',
  'pay',
  'sell',
  'thank',
  'unsubscribe',
  'other',
] as const;

export const emailAnalysis = z
  .object({
    category: z.enum(CATEGORIES),
    sentiment: z.enum(SENTIMENTS),
    urgency: taskPriority,
    intent: z.enum(INTENTS),
    needs_reply: z.boolean(),
    language,
    injection_reasons: z
      .array(z.object({ code: z.string(), detail: z.string() }))
      .meta({ description: 'Why the mail has its `injection_risk`.' }),
    cached: z.boolean().meta({ description: 'Written earlier. `usage` is 0.' }),
    ...answerFields,
  })
  .meta({ id: 'EmailAnalysis' });
export type EmailAnalysis = z.infer<typeof emailAnalysis>;

/** As exact as the mail is. */
const time = z.string().meta({
  description: 'ISO 8601: a day, an instant in UTC, or a local time without an offset.',
  example: '2026-11-23',
});

export const emailExtract = z
  .object({
    action_items: z.array(z.object({ text: z.string(), due: time.nullable() })),
    dates: z
      .array(z.object({ text: z.string(), start: time.nullable(), end: time.nullable() }))
      .meta({ description: '`text` is as the mail has it.' }),
    people: z.array(
      z.object({
        name: z.string(),
        address: z.string().nullable().meta({ description: 'Only addresses of the headers.' }),
      }),
    ),
    ...answerFields,
  })
  .meta({ id: 'EmailExtract' });
export type EmailExtract = z.infer<typeof emailExtract>;
