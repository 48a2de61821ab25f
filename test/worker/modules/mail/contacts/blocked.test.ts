import { describe, expect, test } from 'vitest';
import type { ContactUpdated } from '../../../../../src/contract/mail/contacts.ts';
import { moveToSpamJob } from '../../../../../src/worker/modules/mail/contacts/move-to-spam.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { testCtx } from '../../../helpers.ts';
import { expectKept } from '../conversations/model.ts';
import { makeWorld, type World } from './world.ts';

const block = async ({ client }: World, address: string, also_existing = false) => {
  const response = await client.request('POST', '/api/contacts/block', { address, also_existing });
  expect(response.status).toBe(200);
  return response.json<ContactUpdated>();
};

describe('mail of a blocked sender', () => {
  test('is in spam: without a task in a list, without an event, and in no count', async () => {
    const world = await makeWorld();
    await block(world, 'KIM+x@example.com');
    const id = await world.save({ id: 'a', from: 'Kim <kim+y@example.com>' });
    expect(await world.threads()).toEqual([]);
    expect(await world.threads('state=spam')).toMatchObject([{ id, state: 'spam' }]);
    expect(await world.get('/api/tasks')).toEqual([]);
    expect(await world.get('/api/emails')).toEqual([]);
    expect(await world.get('/api/stats')).toMatchObject({ totalEmails: 0 });
    expect(
      await world.rows("SELECT 1 FROM events WHERE organization_id = ? AND type = 'email.saved'"),
    ).toEqual([]);
    await expectKept(world.organizationId);
  });

  test('leaves the conversation that it answers as it is, and what answers both', async () => {
    const world = await makeWorld();
    const open = await world.save({ id: 'a', from: 'ann@example.com' });
    await block(world, 'kim@example.com');
    const spam = await world.save({ id: 'b', from: 'kim@example.com', references: ['a'] });
    await world.save({ id: 'c', from: 'ann@example.com', references: ['a', 'b'] });
    expect(await world.threads()).toMatchObject([{ id: open, message_count: 2, state: 'open' }]);
    expect(await world.threads('state=spam')).toMatchObject([{ id: spam, message_count: 1 }]);
    await expectKept(world.organizationId);
  });

  test('is a conversation like others once it is out of spam: its task is there, and answers join it', async () => {
    const world = await makeWorld();
    await block(world, 'kim@example.com');
    const id = await world.save({ id: 'a' });
    await world.client.request('PATCH', `/api/threads/${id}`, { state: 'open' });
    expect(await world.get('/api/tasks')).toHaveLength(1);
    await world.save({ id: 'b', direction: 'outbound', references: ['a'] });
    expect(await world.threads()).toMatchObject([{ id, message_count: 2 }]);
    await expectKept(world.organizationId);
  });

  test('goes to the list again when the sender is no longer blocked', async () => {
    const world = await makeWorld();
    const { id } = await block(world, 'kim@example.com');
    await world.client.request('PATCH', `/api/contacts/${id}`, { is_blocked: false });
    await world.save({ id: 'a' });
    expect(await world.threads()).toHaveLength(1);
  });

  test('is not held back if it is a bounce or outbound', async () => {
    const world = await makeWorld();
    await block(world, 'kim@example.com');
    await world.save({ id: 'a', direction: 'outbound' });
    await block(world, 'mailer-daemon@example.com');
    await world.save({
      id: 'b',
      from: 'mailer-daemon@example.com',
      headers: [
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        'X-Failed-Recipients: kim@example.com',
      ],
    });
    expect(await world.threads('state=spam')).toEqual([]);
  });

  test('that comes while the sender is blocked is in one place or the other, and counted there', async () => {
    const world = await makeWorld();
    await world.save({ id: 'm', from: 'kim@example.com' });
    await Promise.all([
      ...Array.from({ length: 12 }, (_, i) =>
        world.save({ id: `m${i}`, from: 'kim@example.com', references: ['m'] }),
      ),
      block(world, 'kim@example.com', true),
    ]);
    await expectKept(world.organizationId);
  });
});

describe('a block of the present conversations', () => {
  test('moves those with the sender alone, and can be taken back', async () => {
    const world = await makeWorld();
    const mine = await world.save({ id: 'a', from: 'kim@example.com' });
    await world.save({ id: 'b', direction: 'outbound', to: 'kim+x@example.com', references: ['a'] });
    const shared = await world.save({ id: 'c', from: 'kim@example.com' });
    await world.save({ id: 'd', from: 'ann@example.com', references: ['c'] });
    const done = await world.save({ id: 'e', from: 'kim+x@example.com' });
    await world.client.request('PATCH', `/api/threads/${done}`, { state: 'done' });
    const { moved } = await block(world, 'kim@example.com', true);
    expect(moved).toMatchObject({ changed: 2, continues: false });
    expect((await world.threads('state=spam')).map(({ id }) => id).sort()).toEqual([mine, done]);
    expect(await world.threads()).toMatchObject([{ id: shared }]);
    const undone = await world.client.request('POST', '/api/threads/undo', { token: moved?.undo?.token });
    expect(await undone.json()).toEqual({ restored: 2, skipped: 0 });
    expect(await world.threads('state=done')).toMatchObject([{ id: done }]);
    await expectKept(world.organizationId);
  });

  test('goes on in a job, step by step, until all are moved or the sender is no longer blocked', async () => {
    const world = await makeWorld();
    await Promise.all(
      Array.from({ length: 430 }, (_, i) =>
        world.save({ id: `m${i}`, from: 'kim@example.com', at: 1.7e12 + i * 1000 }),
      ),
    );
    const { id, moved } = await block(world, 'kim@example.com', true);
    expect(moved).toMatchObject({ changed: 200, continues: true });
    const count = async () =>
      (
        await world.rows<{ n: number }>(
          "SELECT count(*) AS n FROM threads WHERE organization_id = ? AND state = 'spam'",
        )
      )[0]?.n;
    const jobs = () =>
      world.rows<{ id: number }>(
        "SELECT id FROM jobs WHERE organization_id = ? AND kind = 'contact-to-spam'",
      );
    const run = async () => {
      const [job] = await jobs();
      if (job) await runJob(testCtx(world.organizationId), moveToSpamJob, job.id);
    };
    await run();
    expect(await count()).toBe(400);
    await world.client.request('PATCH', `/api/contacts/${id}`, { is_blocked: false });
    await run();
    expect(await count()).toBe(400);
    expect(await jobs()).toEqual([]);
    expect((await block(world, 'kim@example.com', true)).moved).toMatchObject({
      changed: 0,
      continues: true,
    });
    while ((await jobs()).length > 0) await run();
    expect(await count()).toBe(430);
    await expectKept(world.organizationId);
  });

  test('of an address that never wrote is a block of what it will write', async () => {
    const world = await makeWorld();
    const blocked = await block(world, 'offers@example.com', true);
    expect(blocked).toMatchObject({
      address: 'offers@example.com',
      is_blocked: true,
      first_mail_at: null,
      last_mail_at: null,
      moved: { changed: 0, continues: false, undo: null },
    });
    expect(await world.contacts('is_blocked=true')).toHaveLength(1);
    expect(await world.contacts('is_blocked=false')).toEqual([]);
    expect(await block(world, 'offers@example.com')).toMatchObject({ id: blocked.id, moved: null });
  });
});
