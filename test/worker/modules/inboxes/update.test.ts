import { describe, expect, test } from 'vitest';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import { testEnv, withBatches } from '../../helpers.ts';
import { inboxBody, makeWorld } from '../sync/world.ts';
import { auditRows, body, create, expectRefusal, list } from './calls.ts';

describe('changing', () => {
  test('how far back an inbox is read: all, a number of days, or none', async () => {
    const world = await makeWorld();
    const id = await create(world, { ...body(), read_back: 90 });
    for (const readBack of [30, 1, 36_500, 'none', 'all']) {
      const response = await world.request('PATCH', `/api/inboxes/${id}`, { read_back: readBack });
      expect(await response.json()).toMatchObject({ read_back: readBack });
      expect(await list(world)).toMatchObject([{ read_back: readBack }]);
    }
    for (const readBack of [0, -1, 1.5, 36_501, '30', 'some', null, {}]) {
      const response = await world.request('PATCH', `/api/inboxes/${id}`, { read_back: readBack, name: 'x' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'read_back' }] });
    }
    expect(await list(world)).toMatchObject([{ name: 'Support', read_back: 'all' }]);
  });

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
      { read_back: 'all' },
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
      { read_back: 30 },
      { read_back: 'none' },
      { read_back: 'all' },
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
      let batches = 0;
      // The first batch reads the inbox. The other update comes before the second, which writes.
      const late = withBatches(ctx.env, async (run) => {
        if (++batches === 2) {
          const repaired = await world.request('PATCH', `/api/inboxes/${id}`, { ...repair, ...passwords });
          expect(repaired.status).toBe(200);
        }
        return run();
      });
      const changing = updateInbox({ ...ctx, db: openDatabase(late) }, id, unchanged);
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
