import { beforeAll, describe, expect, test } from 'vitest';
import type { GeneratedReply } from '../../../../src/contract/ai/generate.ts';
import type { AiModel } from '../../../../src/contract/ai/preferences.ts';
import type { ModelInfo } from '../../../../src/contract/automation.ts';
import { catchFetch, makeWorld } from '../ai/world.ts';
import { account, startWith } from '../tokens/world.ts';

beforeAll(catchFetch);

const MAIL = {
  subject: 'My parcel',
  body_text: 'Hello, where is my parcel? I have waited for a week now. Kim',
};
const PATH = '/api/automation/email-response';

describe('the response to an email', () => {
  test('is the draft that POST /api/ai/generate/reply gives, and nothing is recorded', async () => {
    const world = await makeWorld();
    const email_id = await world.receive(MAIL);
    const request = { email_id, tone: 'friendly', language: 'en' };
    const response = await world.ask<GeneratedReply>(PATH, request);
    const { usage, ...draft } = await world.ask<GeneratedReply>('/api/ai/generate/reply', request);
    expect(response).toEqual({ ...draft, usage });
    expect(response).toMatchObject({ email_id, to: 'kim@customer.example', model: 'openai/honest' });
    const email = await world.ask<{ auto_replies: unknown[] }>(`/api/emails/${email_id}`, undefined, 'GET');
    expect(email.auto_replies).toEqual([]);
  });

  test('is written once for an Idempotency-Key', async () => {
    const world = await makeWorld();
    const email_id = await world.receive(MAIL);
    const key = { 'idempotency-key': 'event-17' };
    const first = await world.request('POST', PATH, { email_id }, key);
    const second = await world.request('POST', PATH, { email_id }, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect(world.models.calls).toHaveLength(1);
    const other = await world.request('POST', PATH, { email_id, tone: 'formal' }, key);
    expect(await other.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test.each([
    ['an unknown field', { email_id: 1, to: 'x' }, 400],
    ['no email', {}, 400],
    ['an email that is not there', { email_id: 1 }, 404],
  ])('%s: refused', async (_, body, status) => {
    const world = await makeWorld();
    expect((await world.request('POST', PATH, body)).status).toBe(status);
  });

  test('automatic mail gets none, and nobody pays for it', async () => {
    const world = await makeWorld();
    const headers = [{ name: 'Auto-Submitted', value: 'auto-replied' }];
    const email_id = await world.receive({ ...MAIL, headers });
    const response = await world.request('POST', PATH, { email_id });
    expect(await response.json()).toMatchObject({ status: 422, code: 'AUTOMATIC_MAIL' });
    expect(world.models.calls).toHaveLength(0);
  });
});

describe('the model info', () => {
  const infoOf = (world: Awaited<ReturnType<typeof makeWorld>>) =>
    world.ask<ModelInfo>('/api/automation/model-info', undefined, 'GET');

  test('names the model that writes, all models, and the tokens', async () => {
    const world = await makeWorld();
    await startWith(world.ctx(), 12_345);
    const info = await infoOf(world);
    expect(info).toMatchObject({
      model: 'openai/honest',
      provider: 'openai',
      tokens: { available: 12_345 },
    });
    expect(info.models).toEqual(await world.ask<AiModel[]>('/api/ai/models', undefined, 'GET'));
    await world.ask('/api/ai/preferences', { model: 'anthropic/obedient' }, 'PUT');
    expect(await infoOf(world)).toMatchObject({ model: 'anthropic/obedient', provider: 'anthropic' });
    const email_id = await world.receive(MAIL);
    const { model } = await world.ask<GeneratedReply>(PATH, { email_id });
    expect(model).toBe('anthropic/obedient');
    const { balance } = await account(world.organizationId);
    expect((await infoOf(world)).tokens.available).toBe(balance);
  });

  test('names the built-in writer if there is no model, or the organization has chosen it', async () => {
    const builtIn = { model: 'herald/built-in', provider: 'herald' };
    const none = { AI_OPENAI_MODELS: '', AI_ANTHROPIC_MODELS: '' };
    expect(await infoOf(await makeWorld(none))).toMatchObject(builtIn);
    const world = await makeWorld();
    await world.ask('/api/ai/preferences', { model: 'herald/built-in' }, 'PUT');
    expect(await infoOf(world)).toMatchObject(builtIn);
  });

  test('while AI is off, there is none', async () => {
    const world = await makeWorld();
    await world.ask('/api/ai/preferences', { is_enabled: false }, 'PUT');
    const email_id = await world.receive(MAIL);
    for (const [method, path, body] of [
      ['GET', '/api/automation/model-info', undefined],
      ['POST', PATH, { email_id }],
    ] as const) {
      const response = await world.request(method, path, body);
      expect(await response.json()).toMatchObject({ status: 403, code: 'AI_OFF' });
    }
    expect(world.models.calls).toHaveLength(0);
  });
});
