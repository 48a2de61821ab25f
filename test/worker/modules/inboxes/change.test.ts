import { describe, expect, test } from 'vitest';
import { updateInbox } from '../../../../src/worker/modules/inboxes/change.ts';
import { testEnv } from '../../helpers.ts';
import { inboxBody, makeWorld, type World } from '../sync/world.ts';
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

describe('changing', () => {
  test('only the fields of the request change; the audit log names them', async () => {
    const world = await makeWorld();
    const id = await create(world);
    const before = (await list(world))[0]!;
    const response = await world.request('PATCH', `/api/inboxes/${id}`, {
      name: 'Help desk',
      auto_reply_enabled: true,
      smtp_password: 'new-secret',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...before,
      name: 'Help desk',
      auto_reply_enabled: true,
      updated_at: expect.any(String),
    });
    expect((await auditRows(world))[1]).toEqual({
      actor: `user:${world.client.userId}`,
      action: 'inbox.updated',
      target: 'inbox:support@example.com',
      details: JSON.stringify({ id, fields: ['name', 'smtp_password', 'auto_reply_enabled'] }),
    });
  });

  test('only a change that concerns reading makes the sync due', async () => {
    const world = await makeWorld();
    const id = await create(world);
    world.queue.woken();
    const { imap_host, imap_port, imap_user, imap_tls } = inboxBody;
    const quiet = [
      { name: 'x' },
      { smtp_host: 'smtp2.example.com', smtp_password: 'y' },
      { imap_host: imap_host.toUpperCase(), smtp_host: 'smtp2.example.com.' },
      { imap_host, imap_port, imap_user, imap_tls },
      { is_active: true },
    ];
    for (const change of quiet) {
      expect((await world.request('PATCH', `/api/inboxes/${id}`, change)).status).toBe(200);
      expect(world.queue.woken()).toEqual([]);
    }
    const loud = [
      { imap_host: 'imap2.example.com', imap_password: 'z' },
      { imap_port: 1993, imap_password: 'z' },
      { imap_user: 'other' },
      { imap_tls: false, imap_password: 'z' },
      { imap_password: 'other' },
    ];
    for (const change of loud) {
      await testEnv.DB.prepare("UPDATE jobs SET due_at = NULL WHERE kind = 'sync' AND subject_id = ?")
        .bind(id)
        .run();
      expect((await world.request('PATCH', `/api/inboxes/${id}`, change)).status).toBe(200);
      expect(world.queue.woken()).toHaveLength(1);
      const job = await testEnv.DB.prepare("SELECT due_at FROM jobs WHERE kind = 'sync' AND subject_id = ?")
        .bind(id)
        .first();
      expect(job).toEqual({ due_at: expect.any(Number) });
    }
  });

  test('a new host or port, and clear text, need the password: the stored one goes to no other server', async () => {
    const world = await makeWorld();
    const id = await create(world);
    const before = await list(world);
    for (const [change, passwords] of [
      [{ imap_host: 'mine.example' }, ['imap_password']],
      [{ imap_host: 'mine.example', smtp_password: 'x' }, ['imap_password']],
      [{ smtp_host: 'mine.example', imap_password: 'x' }, ['smtp_password']],
      [{ imap_host: 'mine.example', smtp_host: 'mine.example' }, ['imap_password', 'smtp_password']],
      [{ imap_port: 1993 }, ['imap_password']],
      [{ imap_tls: false }, ['imap_password']],
      [{ imap_tls: false, imap_port: 143, smtp_password: 'x' }, ['imap_password']],
      [{ smtp_port: 587, imap_password: 'x' }, ['smtp_password']],
      [{ smtp_tls: false, imap_port: 143 }, ['imap_password', 'smtp_password']],
    ] as const) {
      const response = await world.request('PATCH', `/api/inboxes/${id}`, change);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: passwords.map((path) => ({ path, message: expect.stringContaining('_host') })),
      });
    }
    expect(await list(world)).toEqual(before);
    const passwords = { imap_password: 'one', smtp_password: 'two' };
    const both = { imap_host: 'imap2.example.com', smtp_host: 'smtp2.example.com', ...passwords };
    expect((await world.request('PATCH', `/api/inboxes/${id}`, both)).status).toBe(200);
    const clear = { imap_port: 143, imap_tls: false, smtp_port: 587, smtp_tls: false, ...passwords };
    expect((await world.request('PATCH', `/api/inboxes/${id}`, clear)).status).toBe(200);
    const safer = { imap_tls: true, smtp_tls: true };
    expect((await world.request('PATCH', `/api/inboxes/${id}`, safer)).status).toBe(200);
  });

  test.each([
    ['host', { imap_host: 'mine.example' }, { imap_host: 'imap.example.com' }],
    ['port', { smtp_port: 1465 }, { smtp_port: 465 }],
    ['clear text', { imap_tls: false }, { imap_tls: true }],
  ])(
    'an update that keeps the %s is refused if a concurrent update replaces it, with the password',
    async (_case, unchanged, repair) => {
      const world = await makeWorld();
      const id = await create(world, body(unchanged));
      const ctx = world.ctx();
      const passwords = { imap_password: 'the right one', smtp_password: 'the right one' };
      const { $client } = ctx.db;
      let batches = 0;
      // The first batch reads the inbox. The other update comes before the second, which writes.
      const late = {
        prepare: (query: string) => $client.prepare(query),
        batch: async (statements: D1PreparedStatement[]) => {
          if (++batches !== 2) return $client.batch(statements);
          const repaired = await world.request('PATCH', `/api/inboxes/${id}`, { ...repair, ...passwords });
          expect(repaired.status).toBe(200);
          return $client.batch(statements);
        },
      };
      const db = new Proxy(ctx.db, {
        get: (target, property) => (property === '$client' ? late : Reflect.get(target, property, target)),
      });
      const changing = updateInbox({ ...ctx, db }, id, unchanged);
      await expect(changing).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
      expect(await list(world)).toMatchObject([repair]);
    },
  );

  test.each([
    ['an empty change', {}],
    ['an unknown field', { id: 3 }],
    ['a port as text', { imap_port: '1' }],
    ['a host with a port', { smtp_host: 'smtp.example.com:25' }],
    ['null', { name: null }],
  ])('%s is bad input', async (_case, change) => {
    const world = await makeWorld();
    const id = await create(world);
    const before = await list(world);
    await expectRefusal(world.request('PATCH', `/api/inboxes/${id}`, change), 400, 'VALIDATION_FAILED');
    expect(await list(world)).toEqual(before);
  });
});

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
