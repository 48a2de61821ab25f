import { expect, test } from 'vitest';
import { record } from '../../../../../src/dashboard/api/offline/record.ts';

test('records the requests of a change in order, and sends none', async () => {
  const calls = await record(async (into) => {
    const answer = await into.PATCH('/api/threads', { body: { ids: [1], state: 'done' } });
    expect(answer.data).toEqual({});
    await into.DELETE('/api/notes/{id}', { params: { path: { id: 7 } } });
  });
  expect(calls).toMatchObject([
    { method: 'PATCH', path: '/api/threads', init: { body: { ids: [1], state: 'done' } } },
    { method: 'DELETE', path: '/api/notes/{id}', init: { params: { path: { id: 7 } } } },
  ]);
  expect(structuredClone(calls)).toEqual(calls);
});

test('gives each POST a key of its own, unless it has one', async () => {
  const body = { email_id: 1, text: 'a', mentions: [] };
  const calls = await record(async (into) => {
    await into.POST('/api/notes', { body });
    await into.POST('/api/notes', { body });
    await into.POST('/api/notes', { params: { header: { 'idempotency-key': 'own' } }, body });
  });
  const keys = calls.map(({ init }) => init.params?.header?.['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('own');
});

test('refuses a change that reads', async () => {
  await expect(record((into) => into.GET('/api/tags'))).rejects.toThrow('reads nothing');
});
