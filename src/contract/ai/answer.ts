import { z } from 'zod';
import { idempotencyHeaders } from '../common.ts';

const tokens = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const aiUsage = z
  .object({
    input_tokens: tokens.meta({ example: 840 }),
    output_tokens: tokens.meta({ example: 120 }),
    charged_tokens: tokens.meta({
      description:
        'Tokens deducted from the balance. 0 for the built-in writer, with a key of the organization, and where nothing can be bought.',
      example: 960,
    }),
    estimated: z.boolean().meta({ description: 'The model did not report a credible usage.' }),
  })
  .meta({ id: 'AiUsage', description: 'The sum over all attempts at this answer.' });
export type AiUsage = z.infer<typeof aiUsage>;

export const INJECTION_RISKS = ['none', 'low', 'medium', 'high'] as const;
export const injectionRisk = z.enum(INJECTION_RISKS).meta({
  id: 'InjectionRisk',
  description:
    'How likely the mail tries to give instructions to an AI, by rules. From `medium` on, Herald sends no automatic reply and changes no priority.',
});
export type InjectionRisk = z.infer<typeof injectionRisk>;

export const aiWarning = z
  .object({
    code: z.string().meta({ description: 'Stable: program against it.', example: 'LINK_REMOVED' }),
    detail: z.string(),
  })
  .meta({ id: 'AiWarning' });
export type AiWarning = z.infer<typeof aiWarning>;

/** The fields of every answer of a model or of the built-in writer. */
export const answerFields = {
  model: z.string().meta({
    description: 'Who wrote the answer: a model of `GET /api/ai/models`, or `herald/built-in`.',
    example: 'openai/gpt-5-mini',
  }),
  usage: aiUsage,
  injection_risk: injectionRisk,
  warnings: z.array(aiWarning),
};

export const modelId = z.string().min(1).max(200).meta({
  description: 'The id of a model of `GET /api/ai/models`. Default: the model of the preferences.',
  example: 'openai/gpt-5-mini',
});

/** ISO 639-1. */
export const language = z
  .string()
  .regex(/^[a-z]{2}$/, 'expected a language code of two lower-case letters, such as en')
  .meta({ description: 'ISO 639-1.', example: 'de' });

export const aiHeaders = idempotencyHeaders(
  'A repeated request with this key gets the first answer again, for 24 hours. A streamed answer ignores it.',
);
