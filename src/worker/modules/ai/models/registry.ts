import { z } from 'zod';
import type { AiModel, Provider } from '../../../../contract/ai/preferences.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Env } from '../../../platform/env.ts';
import { CONTEXT_TOKENS } from '../limits.ts';

/** The writer used if no model is configured. */
export const BUILT_IN = 'herald/built-in';

/** A model that can be called. */
export interface Model {
  /** The provider and the name: `openai/gpt-5-mini`. */
  id: string;
  provider: Exclude<Provider, 'herald'>;
  name: string;
  contextTokens: number;
  /** Whether the server enforces a JSON schema. Otherwise the answer is just JSON. */
  hasJsonSchema: boolean;
  /** Whether it can be offered tools, as far as is known. */
  hasTools: boolean;
  /** Tokens charged per token of the model. */
  price: { input: number; output: number };
  baseUrl: string | null;
  apiKey: string | null;
  /** Whether the organization's own key is used. */
  isOwn: boolean;
}

const DEFAULT_PRICE = { input: 1, output: 1 };
export const OPENAI_URL = 'https://api.openai.com/v1';
export const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

const configuredModel = z.strictObject({
  name: z.string().min(1).max(80),
  context_tokens: z.int().min(1000).default(CONTEXT_TOKENS),
  json_schema: z.boolean().default(false),
  tools: z.boolean().default(true),
  price: z
    .strictObject({ input: z.number().min(0).max(1000), output: z.number().min(0).max(1000) })
    .default(DEFAULT_PRICE),
});
const configuredModels = z.array(configuredModel).max(50);

/**
 * Returns the models of the deployment, in the order of the configuration. Derives nothing from names. Throws
 * `unavailable` (NOT_CONFIGURED) if a variable is invalid.
 */
export function deploymentModels(env: Env): Model[] {
  return [
    ...modelsOf(env, 'openai', 'AI_OPENAI_MODELS', {
      baseUrl: env.AI_OPENAI_BASE_URL ?? OPENAI_URL,
      apiKey: env.AI_OPENAI_API_KEY ?? null,
    }),
    ...modelsOf(env, 'anthropic', 'AI_ANTHROPIC_MODELS', {
      baseUrl: env.AI_ANTHROPIC_BASE_URL ?? ANTHROPIC_URL,
      apiKey: env.AI_ANTHROPIC_API_KEY ?? null,
    }),
    ...(env.AI ? modelsOf(env, 'workers-ai', 'AI_WORKERS_MODELS', { baseUrl: null, apiKey: null }) : []),
  ];
}

/** Parses a comma-separated list of names, or JSON with the properties of each model. */
function modelsOf(
  env: Env,
  provider: Model['provider'],
  variable: 'AI_OPENAI_MODELS' | 'AI_ANTHROPIC_MODELS' | 'AI_WORKERS_MODELS',
  server: Pick<Model, 'baseUrl' | 'apiKey'>,
): Model[] {
  const value = env[variable]?.trim() ?? '';
  const parsed = configuredModels.safeParse(
    value.startsWith('[') ? parseJson(value) : splitNames(value).map((name) => ({ name })),
  );
  if (!parsed.success) {
    throw new DomainError(
      'unavailable',
      'NOT_CONFIGURED',
      `${variable} is not a list of names, or a JSON array of {"name", "context_tokens", "json_schema", "tools", "price"}.`,
    );
  }
  return parsed.data.map((model) => ({
    id: `${provider}/${model.name}`,
    provider,
    name: model.name,
    contextTokens: model.context_tokens,
    hasJsonSchema: model.json_schema,
    hasTools: model.tools,
    price: model.price,
    isOwn: false,
    ...server,
  }));
}

function splitNames(value: string): string[] {
  return value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** Returns a model called with the organization's own key. */
export function ownModel(
  provider: 'openai' | 'anthropic',
  name: string,
  server: { baseUrl: string | null; apiKey: string },
): Model {
  return {
    id: `${provider}/${name}`,
    provider,
    name,
    contextTokens: CONTEXT_TOKENS,
    hasJsonSchema: false,
    hasTools: true,
    price: DEFAULT_PRICE,
    baseUrl: server.baseUrl ?? (provider === 'openai' ? OPENAI_URL : ANTHROPIC_URL),
    apiKey: server.apiKey,
    isOwn: true,
  };
}

/** Returns a model in the form of the API. */
export function toAiModel(model: Model, defaultId: string): AiModel {
  return {
    id: model.id,
    provider: model.provider,
    name: model.name,
    is_default: model.id === defaultId,
    is_own: model.isOwn,
    context_tokens: model.contextTokens,
    json_schema: model.hasJsonSchema,
    price: model.isOwn ? { input: 0, output: 0 } : model.price,
  };
}

/** Returns the model named in AI_MODEL, else the first one. */
export function defaultModel(env: Env, models: Model[]): Model | undefined {
  return models.find(({ id }) => id === env.AI_MODEL) ?? models[0];
}

export function noSuchModel(id: string): DomainError {
  return new DomainError(
    'refused',
    'NO_SUCH_MODEL',
    `There is no model ${JSON.stringify(id.slice(0, 100))}. GET /api/ai/models lists them.`,
  );
}
