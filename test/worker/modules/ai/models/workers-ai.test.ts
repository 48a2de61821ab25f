import { beforeAll, expect, test } from 'vitest';
import type { GeneratedReply } from '../../../../../src/contract/ai/generate.ts';
import type { AiUsageReport } from '../../../../../src/contract/ai/preferences.ts';
import { catchFetch, makeWorld } from '../world.ts';

beforeAll(catchFetch);

/** Creates a fake binding that streams as Workers AI does. */
function fakeBinding(pieces: object[]) {
  const inputs: { model: string; input: Record<string, unknown> }[] = [];
  return {
    inputs,
    run: async (model: string, input: Record<string, unknown>) => {
      inputs.push({ model, input });
      const lines = [...pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`), 'data: [DONE]\n\n'];
      return new Blob(lines).stream();
    },
  };
}

test('a model of Workers AI writes, and is charged by its own usage', async () => {
  const binding = fakeBinding([
    { response: 'Hello Kim, ' },
    { response: 'we are looking into it.' },
    { response: '', usage: { prompt_tokens: 100, completion_tokens: 12, total_tokens: 112 } },
  ]);
  const world = await makeWorld({
    AI_WORKERS_MODELS: '@cf/meta/llama',
    AI_MODEL: 'workers-ai/@cf/meta/llama',
  });
  Object.assign(world.env, { AI: binding });
  const id = await world.receive({ subject: 'Parcel', body_text: 'Hello, where is my parcel? Thanks, Kim' });
  const draft = await world.ask<GeneratedReply>('/api/ai/generate/reply', { email_id: id });
  expect(draft).toMatchObject({
    model: 'workers-ai/@cf/meta/llama',
    body_text: 'Hello Kim, we are looking into it.',
    usage: { input_tokens: 100, output_tokens: 12, charged_tokens: 112, estimated: false },
  });
  expect(binding.inputs[0]).toMatchObject({ model: '@cf/meta/llama', input: { stream: true } });
});

test('without the binding its models are not offered', async () => {
  const world = await makeWorld({ AI_WORKERS_MODELS: '@cf/meta/llama' });
  const models = await world.ask<{ provider: string }[]>('/api/ai/models', undefined, 'GET');
  expect(models.map(({ provider }) => provider)).not.toContain('workers-ai');
});

test('a failing binding is free, and another model writes', async () => {
  const world = await makeWorld({
    AI_WORKERS_MODELS: '@cf/meta/llama',
    AI_MODEL: 'workers-ai/@cf/meta/llama',
  });
  const run = async () => {
    throw new Error('3040: Capacity temporarily exceeded, please try again.');
  };
  Object.assign(world.env, { AI: { run } });
  await world.ask('/api/ai/preferences', { fallback_model: 'openai/honest' }, 'PUT');
  const id = await world.receive({ subject: 'Parcel', body_text: 'Hello, where is my parcel? Thanks, Kim' });
  const draft = await world.ask<GeneratedReply>('/api/ai/generate/reply', { email_id: id });
  expect(draft.model).toBe('openai/honest');
  expect(draft.usage).toMatchObject({ estimated: false, charged_tokens: await world.charged() });
  const usage = await world.ask<AiUsageReport>('/api/ai/usage', undefined, 'GET');
  const failed = usage.by_model.find(({ model }) => model.startsWith('workers-ai/'));
  expect(failed).toMatchObject({ calls: 2, input_tokens: 0, charged_tokens: 0 });
});
