import { expect, test } from 'vitest';
import { addMember } from '../../../helpers.ts';
import { makeWorld } from '../world.ts';

const PATH = '/api/audits/preferences';

test('Herald audits until an admin leaves it to the engine, which the audit log records', async () => {
  const world = await makeWorld();
  const member = await addMember(world.organizationId, 'member');
  expect(await world.ask('GET', PATH)).toEqual({ engine: 'built_in' });
  expect((await world.request('PUT', PATH, { engine: 'automation' }, member)).status).toBe(403);
  expect(await world.ask('PUT', PATH, { engine: 'automation' })).toEqual({ engine: 'automation' });
  expect(await (await world.request('GET', PATH, undefined, member)).json()).toEqual({
    engine: 'automation',
  });
  expect(await world.ask('PUT', PATH, { engine: 'built_in' })).toEqual({ engine: 'built_in' });
  const log = await world.rows<{ details: string }>(
    "SELECT details FROM audit_log WHERE organization_id = ? AND action = 'audit_preferences.changed' ORDER BY id",
  );
  expect(log.map(({ details }) => JSON.parse(details))).toEqual([
    { engine: 'automation' },
    { engine: 'built_in' },
  ]);
});

test.each([{}, { engine: 'n8n' }, { engine: 'automation', more: 1 }])('refuses %j', async (body) => {
  const world = await makeWorld();
  expect((await world.request('PUT', PATH, body)).status).toBe(400);
  expect(await world.ask('GET', PATH)).toEqual({ engine: 'built_in' });
});
