import { expect, test } from 'vitest';
import { modelName, providerName } from '../../../../src/dashboard/lib/model-name.ts';

test.each([
  ['openai/gpt-5-mini', 'GPT-5 mini'],
  ['openai/gpt-4.1', 'GPT-4.1'],
  ['openai/gpt-4o-mini', 'GPT-4o mini'],
  ['openai/gpt-5-2025-08-07', 'GPT-5'],
  ['openai/o3-mini', 'o3 Mini'],
  ['openai/chatgpt-4o-latest', 'ChatGPT-4o'],
  ['anthropic/claude-haiku-4-5', 'Claude Haiku 4.5'],
  ['anthropic/claude-haiku-4-5-20251001', 'Claude Haiku 4.5'],
  ['anthropic/claude-sonnet-4-20250514', 'Claude Sonnet 4'],
  ['anthropic/claude-3-5-haiku-latest', 'Claude 3.5 Haiku'],
  ['openai/honest', 'Honest'],
  ['herald/built-in', 'Templates'],
  ['plain', 'Plain'],
  ['', ''],
])('the model %s is called %s', (id, name) => expect(modelName(id, 'Templates')).toBe(name));

test('providers are written as they write themselves', () => {
  expect(['openai', 'anthropic', 'other'].map(providerName)).toEqual(['OpenAI', 'Anthropic', 'other']);
});
