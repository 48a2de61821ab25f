import { beforeAll, expect, test } from 'vitest';
import type { AiModel, AiPreferences } from '../../../../../src/contract/ai/preferences.ts';
import { resealAiKeysPart } from '../../../../../src/worker/modules/ai/preferences/keys.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { dump, value } from '../../identity/auth-helpers.ts';
import { startWith } from '../../tokens/world.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

beforeAll(catchFetch);

const SECRET = 'sk-own-planted-Zq81x7Qa';
const change = (world: World, body: object) => world.ask<AiPreferences>('/api/ai/preferences', body, 'PUT');
const listModels = (world: World) => world.ask<AiModel[]>('/api/ai/models', undefined, 'GET');

test('fields that are left out keep their value', async () => {
  const world = await makeWorld();
  expect(await world.ask('/api/ai/preferences', undefined, 'GET')).toMatchObject({
    is_enabled: true,
    model: null,
    analyze_new_emails: false,
    openai: null,
    updated_at: null,
  });
  await change(world, { model: 'openai/honest', daily_tokens: 5_000 });
  expect(await change(world, { analyze_new_emails: true })).toMatchObject({
    model: 'openai/honest',
    daily_tokens: 5_000,
    analyze_new_emails: true,
  });
  expect(await change(world, { daily_tokens: null })).toMatchObject({ daily_tokens: null });
});

test('the list of models has capabilities and prices as configured, and one default', async () => {
  const world = await makeWorld({
    AI_OPENAI_MODELS:
      '[{"name":"small","context_tokens":8000,"json_schema":true,"price":{"input":0.5,"output":2}}]',
    AI_ANTHROPIC_MODELS: 'honest, obedient',
    AI_MODEL: 'anthropic/obedient',
  });
  const models = await listModels(world);
  expect(models.map(({ id, is_default }) => [id, is_default])).toEqual([
    ['openai/small', false],
    ['anthropic/honest', false],
    ['anthropic/obedient', true],
    ['herald/built-in', false],
  ]);
  expect(models[0]).toMatchObject({
    context_tokens: 8000,
    json_schema: true,
    price: { input: 0.5, output: 2 },
  });
});

test('a configuration that cannot be read is reported, and names the variable', async () => {
  const world = await makeWorld({ AI_OPENAI_MODELS: '[{"id":"small"}]' });
  const response = await world.request('GET', '/api/ai/models');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: 'NOT_CONFIGURED',
    detail: expect.stringContaining('AI_OPENAI_MODELS'),
  });
});

test('an own key pays for its calls, is encrypted, and is never shown', async () => {
  const world = await makeWorld();
  await startWith(world.ctx(), 1);
  const preferences = await change(world, {
    openai: { api_key: world.env.AI_OPENAI_API_KEY, models: ['honest'], base_url: `http://${world.host}/v1` },
    model: 'openai/honest',
  });
  expect(preferences.openai).toMatchObject({ models: ['honest'], base_url: `http://${world.host}/v1` });
  const answer = await world.ask<{ usage: { charged_tokens: number } }>('/api/ai/search', {
    query: 'invoices',
  });
  expect(answer.usage.charged_tokens).toBe(0);
  expect(world.models.calls).toHaveLength(1);

  await change(world, { openai: { api_key: SECRET, models: ['honest'] } });
  expect(await dump()).not.toContain(SECRET);
  const shown = await (await world.request('GET', '/api/ai/preferences')).text();
  expect(shown).not.toContain(SECRET);
  expect(JSON.parse(shown).openai).toEqual({ models: ['honest'], base_url: null, key_last_four: 'x7Qa' });
  expect(await change(world, { openai: null })).toMatchObject({ openai: null });
});

test('an own key is bound to its row, and sealed anew with a new encryption key', async () => {
  const world = await makeWorld();
  await change(world, { openai: { api_key: SECRET, models: ['own'] } });
  const keyOf = () =>
    value<number>('SELECT encryption_key FROM ai_keys WHERE organization_id = ?', world.organizationId);
  expect(await keyOf()).toBe(1);
  const env = { ...world.env, ENCRYPTION_KEY_2: Buffer.alloc(32, 9).toString('base64') };
  await resealAiKeysPart.run({ ...world.ctx(), env });
  expect(await keyOf()).toBe(2);
  Object.assign(world.env, env);
  expect((await listModels(world)).map(({ id }) => id)).toContain('openai/own');

  const other = await makeWorld();
  await change(other, { anthropic: { api_key: SECRET, models: ['stolen'] } });
  await testEnv.DB.prepare(
    'UPDATE ai_keys SET api_key = (SELECT api_key FROM ai_keys WHERE organization_id = ?) WHERE organization_id = ?',
  )
    .bind(world.organizationId, other.organizationId)
    .run();
  expect((await listModels(other)).map(({ id }) => id)).not.toContain('anthropic/stolen');
});

test.each([
  [{ model: 'openai/nothing' }, 422, 'NO_SUCH_MODEL'],
  [{ fallback_model: 'x' }, 422, 'NO_SUCH_MODEL'],
  [{ daily_tokens: 0 }, 400, 'daily_tokens'],
  [{ openai: { api_key: '', models: ['a'] } }, 400, 'openai.api_key'],
  [{ openai: { api_key: 'k', models: [] } }, 400, 'openai.models'],
  [{ openai: { api_key: 'k', models: ['a'], base_url: 'ftp://example.com' } }, 400, 'openai.base_url'],
  [{ known_hosts: ['https://example.com/'] }, 400, 'known_hosts.0'],
  [{ colour: 'red' }, 400, 'colour'],
])('%j is refused and changes nothing', async (body, status, word) => {
  const world = await makeWorld();
  const response = await world.request('PUT', '/api/ai/preferences', body);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(word);
  expect(await world.ask('/api/ai/preferences', undefined, 'GET')).toMatchObject({ updated_at: null });
});

test('in production an own server must be on the public internet', async () => {
  const world = await makeWorld();
  Object.assign(world.env, { ENVIRONMENT: 'production', ALLOW_PRIVATE_HOSTS: undefined });
  for (const base_url of ['https://127.0.0.1/v1', 'http://llm.example.com/v1', 'https://10.0.0.1/v1']) {
    const body = { openai: { api_key: 'k', models: ['a'], base_url } };
    expect((await world.request('PUT', '/api/ai/preferences', body)).status).toBe(400);
  }
});

test('only admins change preferences', async () => {
  const member = await makeOrganization('member');
  expect((await member.request('PUT', '/api/ai/preferences', { is_enabled: false })).status).toBe(403);
});

test('the limit of a day and of a minute hold', async () => {
  const world = await makeWorld({ AI_RATE_PER_MINUTE: '4' });
  await change(world, { daily_tokens: 1 });
  const search = () => world.request('POST', '/api/ai/search', { query: 'invoices' });
  expect((await search()).status).toBe(200);
  const limited = await search();
  expect(limited.status).toBe(429);
  expect(await limited.json()).toMatchObject({ code: 'DAILY_LIMIT_REACHED' });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  await change(world, { daily_tokens: null });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await search()).status);
  expect(statuses).toContain(429);
});
