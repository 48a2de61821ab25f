import { z } from 'zod';
import { line } from '../common.ts';
import { tag } from '../tags.ts';
import { answerFields, language, modelId } from './answer.ts';

export const TONES = ['professional', 'friendly', 'formal', 'concise'] as const;
const tone = z.enum(TONES);

const instructions = z.string().trim().min(1).max(4000);

export const generateReplyRequest = z
  .strictObject({
    email_id: z.int().min(1).meta({ description: 'The email to answer.' }),
    instructions: instructions.optional().meta({ description: 'What the reply should say.' }),
    tone: tone.optional(),
    language: language
      .optional()
      .meta({ description: 'Default: the language of the newest inbound mail of the thread.' }),
    model: modelId.optional(),
  })
  .meta({ id: 'GenerateReplyRequest', example: { email_id: 4294967297, tone: 'friendly' } });
export type GenerateReplyRequest = z.infer<typeof generateReplyRequest>;

export const generatedReply = z
  .object({
    email_id: z.int(),
    to: z.string().meta({ description: 'From the headers of the email.', example: 'kim@example.com' }),
    cc: z.array(z.string()).meta({ description: 'Always empty: a draft goes to the sender alone.' }),
    subject: z.string(),
    body: z.string().meta({ description: 'HTML.' }),
    body_text: z.string(),
    language,
    from_inbox: tag.nullable().meta({
      description: 'The inbox to send from, as `POST /api/send-email` takes it. Null: no inbox is active.',
    }),
    parent_message_id: z.string(),
    references_chain: z.string(),
    ...answerFields,
  })
  .meta({ id: 'GeneratedReply', description: 'A draft. Nothing is sent.' });
export type GeneratedReply = z.infer<typeof generatedReply>;

export const composeRequest = z
  .strictObject({
    instructions,
    to: line(1000).optional().meta({ description: 'Whom the mail is for. Only shown to the model.' }),
    subject: line(998).optional(),
    model: modelId.optional(),
  })
  .meta({
    id: 'ComposeRequest',
    example: { instructions: 'Invite Kim to our open day. Leave the date open.' },
  });
export type ComposeRequest = z.infer<typeof composeRequest>;

export const composed = z
  .object({ subject: z.string(), body: z.string(), body_text: z.string(), ...answerFields })
  .meta({ id: 'ComposedEmail' });
export type Composed = z.infer<typeof composed>;

export const REWRITE_ACTIONS = ['shorter', 'friendlier', 'formal', 'translate', 'fix'] as const;

export const rewriteRequest = z
  .strictObject({
    text: z.string().trim().min(1).max(20_000),
    action: z.enum(REWRITE_ACTIONS).meta({ description: '`fix` corrects spelling and grammar only.' }),
    language: language.optional().meta({ description: 'The target language. Required for `translate`.' }),
    model: modelId.optional(),
  })
  .refine(({ action, language }) => action !== 'translate' || language !== undefined, {
    path: ['language'],
    message: 'expected a language for `translate`',
  })
  .meta({ id: 'RewriteRequest', example: { text: 'we send it tomorow', action: 'fix' } });
export type RewriteRequest = z.infer<typeof rewriteRequest>;

export const rewritten = z.object({ text: z.string(), ...answerFields }).meta({ id: 'RewrittenText' });
export type Rewritten = z.infer<typeof rewritten>;
