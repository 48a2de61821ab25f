import { describe, expect, test } from 'vitest';
import { makeWorld, type World } from '../sync/world.ts';
import { auditRows, bodyFor, create, expectRefusal, list } from './calls.ts';

describe('the last active inbox', () => {
  test('cannot be deleted or switched off; an inactive one can', async () => {
    const world = await makeWorld();
    const id = await create(world);
    const off = await create(world, bodyFor('Info', { is_active: false }));
    await expectRefusal(world.request('DELETE', `/api/inboxes/${id}`), 409, 'LAST_ACTIVE_INBOX');
    await expectRefusal(
      world.request('PATCH', `/api/inboxes/${id}`, { is_active: false }),
      409,
      'LAST_ACTIVE_INBOX',
    );
    expect((await world.request('PATCH', `/api/inboxes/${off}`, { is_active: false })).status).toBe(200);
    const deleted = await world.request('DELETE', `/api/inboxes/${off}`);
    expect(deleted.status).toBe(200);
    expect(await deleted.json()).toEqual({ message: 'Inbox deleted.' });
    expect((await list(world)).map((inbox) => [inbox.id, inbox['is_active']])).toEqual([[id, true]]);
    expect((await auditRows(world)).map(({ action }) => action)).toEqual([
      'inbox.created',
      'inbox.created',
      'inbox.updated',
      'inbox.deleted',
    ]);
  });

  test.each([
    ['deleted', (world: World, id: number) => world.request('DELETE', `/api/inboxes/${id}`)],
    [
      'switched off',
      (world: World, id: number) => world.request('PATCH', `/api/inboxes/${id}`, { is_active: false }),
    ],
  ])('of the last two, %s concurrently, one stays', async (_case, remove) => {
    for (let round = 0; round < 5; round++) {
      const world = await makeWorld();
      const ids = [await create(world), await create(world, bodyFor('Info'))];
      const answers = await Promise.all(ids.map((id) => remove(world, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await list(world)).filter((inbox) => inbox['is_active'])).toHaveLength(1);
      expect(await auditRows(world)).toHaveLength(3);
    }
  });

  test('an inbox that is deleted twice concurrently is deleted once', async () => {
    const world = await makeWorld();
    const id = await create(world);
    await create(world, bodyFor('Info'));
    const answers = await Promise.all([1, 2, 3].map(() => world.request('DELETE', `/api/inboxes/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await auditRows(world)).filter(({ action }) => action === 'inbox.deleted')).toHaveLength(1);
  });
});
