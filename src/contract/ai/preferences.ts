import { z } from 'zod';
import { host, timestamp } from '../common.ts';
import { modelId } from './answer.ts';

export const PROVIDERS = ['openai', 'anthropic', 'workers-ai', 'herald'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const aiModel = z
  .object({
    id: z.string().meta({ example: 'openai/gpt-5-mini' }),
    provider: z.enum(PROVIDERS),
    name: z.string().meta({ example: 'gpt-5-mini' }),
    is_default: z
      .boolean()
      .meta({ description: 'Used when neither a request nor the preferences name one.' }),
    is_own: z.boolean().meta({ description: 'Called with a key of the organization: costs no tokens.' }),
    context_tokens: z.int().meta({ example: 128_000 }),
    json_schema: z.boolean().meta({ description: 'The model keeps to a JSON schema by itself.' }),
    price: z
      .object({ input: z.number(), output: z.number() })
      .meta({ description: 'Tokens charged per token of the model.' }),
  })
  .meta({ id: 'AiModel' });
export type AiModel = z.infer<typeof aiModel>;

const ownProvider = z.object({
  models: z.array(z.string()).meta({ description: 'Names of models.', example: ['gpt-5-mini'] }),
  base_url: z.string().nullable().meta({ description: 'Null: the server of the deployment.' }),
  key_last_four: z.string().meta({ example: 'x7Qa' }),
});

export const REPLY_WRITERS = ['built_in', 'engine'] as const;
export type ReplyWriter = (typeof REPLY_WRITERS)[number];

export const aiPreferences = z
  .object({
    is_enabled: z.boolean().meta({ description: 'False: no AI endpoint answers, and no model is called.' }),
    model: z.string().nullable().meta({ description: 'Null: the default model.' }),
    fallback_model: z.string().nullable().meta({ description: 'Called when the first one is unavailable.' }),
    daily_tokens: z.int().nullable().meta({
      description: 'At most this many tokens are charged a day (UTC). Null: no limit.',
    }),
    analyze_new_emails: z.boolean().meta({
      description:
        'Analyze new inbound mail automatically, from the moment this is switched on, and look for meetings in it where the rules of the calendar find none. Mail that no person wrote, or older than a week, is left out.',
    }),
    urgency_sets_priority: z.boolean().meta({
      description:
        'The urgency of an analyzed email becomes the priority of its task, unless somebody has changed the priority.',
    }),
    known_hosts: z.array(z.string()).meta({
      description:
        'Hosts that drafts and answers may link to, beside those of the inboxes and of Herald. Links to others are removed.',
      example: ['shop.example.com'],
    }),
    suggest_replies: z.boolean().meta({
      description:
        'An analyzed email that needs a reply gets a draft, in `auto_replies`. Needs `analyze_new_emails`. Mail to an inbox that replies automatically gets none.',
    }),
    reply_writer: z.enum(REPLY_WRITERS).meta({
      description:
        'Who writes the suggested replies. `engine`: Herald sends the event `reply.requested`, and an automation engine records its draft by `POST /api/auto-replies`.',
    }),
    openai: ownProvider.nullable().meta({ description: 'The own key for an OpenAI-compatible server.' }),
    anthropic: ownProvider.nullable(),
    updated_at: timestamp.nullable(),
  })
  .meta({ id: 'AiPreferences' });
export type AiPreferences = z.infer<typeof aiPreferences>;

const provider = z.strictObject({
  api_key: z.string().trim().min(1).max(500).meta({ description: 'Stored encrypted, never answered.' }),
  models: z
    .array(z.string().trim().min(1).max(80))
    .min(1)
    .max(20)
    .meta({ description: 'Names of models, as the server knows them.', example: ['gpt-5-mini'] }),
  base_url: z.url().max(500).nullable().default(null).meta({
    description: 'Another server with the same API. Null: the server of the provider.',
    example: 'https://llm.example.com/v1',
  }),
});

/** Fields that are left out keep their value. */
export const changeAiPreferences = z
  .strictObject({
    is_enabled: z.boolean().optional(),
    model: modelId.nullable().optional(),
    fallback_model: modelId.nullable().optional(),
    daily_tokens: z.int().min(1).max(1_000_000_000).nullable().optional(),
    analyze_new_emails: z.boolean().optional(),
    urgency_sets_priority: z.boolean().optional(),
    suggest_replies: z.boolean().optional(),
    known_hosts: z.array(host.toLowerCase()).max(50).optional(),
    reply_writer: z.enum(REPLY_WRITERS).optional(),
    openai: provider.nullable().optional().meta({ description: 'Null deletes the key.' }),
    anthropic: provider.nullable().optional(),
  })
  .meta({ id: 'ChangeAiPreferences', example: { analyze_new_emails: true } });
export type ChangeAiPreferences = z.infer<typeof changeAiPreferences>;

export const AI_USAGE_RANGES = { '7d': 7, '30d': 30, '90d': 90 } as const;
const usageRange = z.enum(Object.keys(AI_USAGE_RANGES) as [keyof typeof AI_USAGE_RANGES]);
export const aiUsageQuery = z.strictObject({
  range: usageRange.default('30d').meta({ description: 'Number of days, including today (UTC).' }),
});

const sums = {
  calls: z.int().meta({ description: 'Attempts at a model, and answers of the built-in writer.' }),
  input_tokens: z.int(),
  output_tokens: z.int(),
  charged_tokens: z.int(),
};

export const aiUsageReport = z
  .object({
    range: usageRange,
    total: z.object(sums),
    by_model: z.array(z.object({ model: z.string(), ...sums })),
    by_feature: z.array(z.object({ feature: z.string().meta({ example: 'reply' }), ...sums })),
    by_user: z.array(
      z.object({ user_id: z.int().nullable().meta({ description: 'Null: Herald itself.' }), ...sums }),
    ),
  })
  .meta({ id: 'AiUsageReport', description: 'Each list has the most charged tokens first.' });
export type AiUsageReport = z.infer<typeof aiUsageReport>;
