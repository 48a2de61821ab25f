import { describe, expect, test } from 'vitest';
import { makeWorld } from '../sync/world.ts';
import { auditRows, body, bodyFor, create, expectRefusal, list } from './calls.ts';

describe('one active inbox per tag, one inbox per address', () => {
  test('a second active inbox with a tag is refused; an inactive one is not', async () => {
    const world = await makeWorld();
    await create(world);
    const second = body({ email_address: 'help@example.com' });
    await expectRefusal(world.request('POST', '/api/inboxes', second), 409, 'TAG_TAKEN');
    const id = await create(world, { ...second, is_active: false });
    await expectRefusal(world.request('PATCH', `/api/inboxes/${id}`, { is_active: true }), 409, 'TAG_TAKEN');
    await create(world, bodyFor('Info'));
    await expectRefusal(
      world.request('PATCH', `/api/inboxes/${id}`, { is_active: true, tag: 'info' }),
      409,
      'TAG_TAKEN',
    );
    const moved = await world.request('PATCH', `/api/inboxes/${id}`, { is_active: true, tag: 'neo' });
    expect(await moved.json()).toMatchObject({ is_active: true, tag: 'Neo' });
    expect((await list(world)).map(({ tag, is_active }) => [tag, is_active])).toEqual([
      ['Support', true],
      ['Neo', true],
      ['Info', true],
    ]);
  });

  test('of several concurrent creations one succeeds, and the others leave nothing', async () => {
    const world = await makeWorld();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((i) =>
        world.request('POST', '/api/inboxes', body({ email_address: `s${i}@example.com` })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await list(world)).toHaveLength(1);
    expect(await auditRows(world)).toHaveLength(1);
    expect(world.queue.woken()).toHaveLength(1);
  });

  test('an address is unique in any case; another organization may have it too', async () => {
    const world = await makeWorld();
    await create(world);
    const same = bodyFor('Info', { email_address: 'SUPPORT@example.com' });
    await expectRefusal(world.request('POST', '/api/inboxes', same), 409, 'ADDRESS_TAKEN');
    const id = await create(world, bodyFor('Info'));
    await expectRefusal(
      world.request('PATCH', `/api/inboxes/${id}`, { email_address: 'Support@Example.com' }),
      409,
      'ADDRESS_TAKEN',
    );
    await create(await makeWorld());
  });
});
