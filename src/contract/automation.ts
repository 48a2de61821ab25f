import { z } from 'zod';
import { aiModel, PROVIDERS } from './ai/preferences.ts';

export const modelInfo = z
  .object({
    model: z.string().meta({
      description: 'The model that writes by default, or `herald/built-in` if there is none.',
      example: 'openai/gpt-5-mini',
    }),
    provider: z.enum(PROVIDERS).meta({ description: 'The provider of `model`.' }),
    models: z.array(aiModel).meta({ description: 'As `GET /api/ai/models`.' }),
    tokens: z.object({
      available: z.int().min(0).meta({
        description: 'The balance minus the tokens reserved by calls in progress.',
        example: 48_000,
      }),
    }),
  })
  .meta({ id: 'ModelInfo' });
export type ModelInfo = z.infer<typeof modelInfo>;
