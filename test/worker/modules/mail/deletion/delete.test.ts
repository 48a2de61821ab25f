import { expect, test } from 'vitest';
import { newMeter } from '../../../../../bench/counting.ts';
import { builtInTag } from '../../../../../src/lib/tags.ts';
import { deleteConversation } from '../../../../../src/worker/modules/mail/deletion/delete-conversation.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { makeOrganization, meteredEnv, testCtx, testEnv } from '../../../helpers.ts';
import { expectKept } from '../conversations/model.ts';
import { deletionHooks } from './run.ts';
import { emailIds, objectKeys, rawOf, saveMail } from './world.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('deleting a conversation puts it into the trash, where it stays when that is repeated', async () => {
  const client = await makeOrganization();
  const { id } = await saveMail(client, { id: 'a' });
  const first = await client.request('DELETE', `/api/threads/${id}`);
  expect(first.status).toBe(200);
  const body = await first.json<{ undo: { token: string } }>();
  expect(body).toMatchObject({ is_permanent: false, is_done: true, undo: { token: expect.any(String) } });
  const again = await client.request('DELETE', `/api/threads/${id}`);
  expect(await again.json()).toEqual({ is_permanent: false, is_done: true, undo: null });
  expect(await emailIds(client)).toEqual([id]);
  await client.request('POST', '/api/threads/undo', { token: body.undo.token });
  const conversation = await client.request('GET', `/api/threads/${id}`);
  expect(await conversation.json()).toMatchObject({ state: 'open' });
  await expectKept(client.organizationId);
});

test('the id of a conversation is that of an email that is there, whichever is deleted or leaves', async () => {
  const client = await makeOrganization();
  const mails = [];
  for (const mail of [
    { id: 'a' },
    { id: 'b', references: ['a'] },
    { id: 'c', references: ['a', 'b'] },
    { id: 'd', references: ['a'] },
  ])
    mails.push(await saveMail(client, mail));
  const open = async () => {
    const list = await (await client.request('GET', '/api/threads')).json<
      { id: number; message_count: number }[]
    >();
    for (const { id, message_count } of list) {
      const detail = await client.request('GET', `/api/threads/${id}`);
      expect(detail.status).toBe(200);
      expect(await detail.json()).toMatchObject({ id, message_count });
    }
    return list.map(({ message_count }) => message_count);
  };
  const [a, b, c] = mails.map(({ id }) => id);
  await client.request('DELETE', `/api/emails/${a}`);
  expect(await open()).toEqual([3]);
  const split = await client.request('POST', `/api/threads/${c}/split`, { email_ids: [b] });
  expect(split.status).toBe(200);
  expect((await open()).sort()).toEqual([1, 2]);
  await client.request('DELETE', `/api/emails/${c}`);
  expect(await open()).toEqual([1, 1]);
  const { undo } = await split.json<{ undo: { token: string } }>();
  await client.request('POST', '/api/threads/undo', { token: undo.token });
  await open();
  await expectKept(client.organizationId);
});

test('deleting for good says 404 for what is not there, and for what belongs to others', async () => {
  const [client, other] = await Promise.all([makeOrganization(), makeOrganization()]);
  const { id, task_id } = await saveMail(client, { id: 'a' });
  for (const path of [`/api/emails/${id}`, `/api/threads/${id}?permanently=true`, `/api/tasks/${task_id}`]) {
    expect((await other.request('DELETE', path)).status).toBe(404);
  }
  expect(await emailIds(client)).toEqual([id]);
  for (const path of [`/api/tasks/${task_id}`, `/api/emails/${id}`]) {
    expect((await client.request('DELETE', path)).status).toBe(200);
    expect((await client.request('DELETE', path)).status).toBe(404);
  }
  expect((await client.request('DELETE', `/api/threads/${id}?permanently=true`)).status).toBe(404);
  expect((await client.request('DELETE', '/api/threads')).status).toBe(400);
  expect((await client.request('DELETE', '/api/threads?state=open')).status).toBe(400);
});

test('of eight deletions of one email at once one succeeds', async () => {
  const client = await makeOrganization();
  const { id } = await saveMail(client, { id: 'a', file: true });
  await saveMail(client, { id: 'b', references: ['a'] });
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await client.request('DELETE', `/api/emails/${id}`)).status),
  );
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
  await expectKept(client.organizationId);
});

test('a deleted email does not come back by a sync, nor by an engine, but when somebody asks for it', async () => {
  const client = await makeOrganization();
  const raw = rawOf({ id: 'a', file: true });
  const { id } = await saveMail(client, { id: 'a', file: true });
  await client.request('DELETE', `/api/emails/${id}`);

  const inbox = { id: 1, emailAddress: 'support@herald.test', aliases: [], tag: builtInTag('Support') };
  for (const isLikelyStored of [false, true]) {
    const ctx = testCtx(client.organizationId);
    const saved = await ingest(ctx, { raw: bytes(raw), arrivedAt: Date.now(), inbox }, { isLikelyStored });
    await ctx.waited();
    expect(saved).toMatchObject({ created: false, isDeleted: true, emailId: 0 });
  }
  const posted = await client.request('POST', '/api/emails', { raw });
  expect(posted.status).toBe(409);
  expect(await posted.json()).toMatchObject({ code: 'EMAIL_DELETED' });
  expect(await emailIds(client)).toEqual([]);
  expect(await objectKeys(client)).toEqual([]);

  // The same message in the other direction is another email, and other organizations have their own.
  expect((await saveMail(client, { id: 'a', direction: 'outbound' })).id).toBeGreaterThan(id);
  expect((await saveMail(await makeOrganization(), { id: 'a' })).id).toBeGreaterThan(0);

  const restored = await client.request('POST', '/api/emails', { raw, restore_deleted: true });
  expect(restored.status).toBe(201);
  expect((await client.request('POST', '/api/emails', { raw })).status).toBe(200);
  const { id: newId } = await restored.json<{ id: number }>();
  expect((await client.request('GET', `/api/emails/${newId}/raw`)).status).toBe(200);
  await expectKept(client.organizationId);
});

test('mail that is saved into a conversation while it is deleted is there afterwards', async () => {
  const client = await makeOrganization();
  const { id } = await saveMail(client, { id: 'a' });
  for (let n = 0; n < 10; n++) await saveMail(client, { id: `b${n}`, references: ['a'] });
  await Promise.all([
    client.request('DELETE', `/api/threads/${id}?permanently=true`),
    ...Array.from({ length: 8 }, (_, n) => saveMail(client, { id: `c${n}`, references: ['a'] })),
    client.request('DELETE', `/api/threads/${id}?permanently=true`),
    ...Array.from({ length: 4 }, (_, n) =>
      saveMail(client, { id: `b${n}`, references: ['a'] }).catch(() => null),
    ),
  ]);
  await expectKept(client.organizationId);
  for (const each of await emailIds(client)) {
    expect((await client.request('GET', `/api/emails/${each}/raw`)).status).toBe(200);
  }
});

test('an email that is being sent is not deleted', async () => {
  const client = await makeOrganization();
  const { id } = await saveMail(client, { id: 'a', direction: 'outbound' });
  await testEnv.DB.prepare("UPDATE emails SET send_state = 'queued' WHERE id = ?").bind(id).run();
  for (const path of [`/api/emails/${id}`, `/api/threads/${id}?permanently=true`]) {
    const response = await client.request('DELETE', path);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'EMAIL_BEING_SENT' });
  }
  expect(await emailIds(client)).toEqual([id]);
});

test('objects that two emails share stay until both are deleted', async () => {
  const client = await makeOrganization();
  const [a, b] = [await saveMail(client, { id: 'a' }), await saveMail(client, { id: 'b' })];
  await testEnv.DB.prepare(
    'UPDATE emails SET raw_key = (SELECT raw_key FROM emails WHERE id = ?) WHERE id = ?',
  )
    .bind(a.id, b.id)
    .run();
  await client.request('DELETE', `/api/emails/${a.id}`);
  expect((await client.request('GET', `/api/emails/${b.id}/raw`)).status).toBe(200);
  await client.request('DELETE', `/api/emails/${b.id}`);
  // The object that the second one had before is an orphan.
  expect(await objectKeys(client)).toHaveLength(1);
});

test('deleting a conversation of n emails writes at most 8 n + 40 rows and one a reference, in three round trips', async () => {
  const client = await makeOrganization();
  const { id } = await saveMail(client, { id: 'a' });
  for (let n = 1; n < 30; n++) await saveMail(client, { id: `b${n}`, references: ['a'] });
  const meter = newMeter();
  const db = openDatabase(meteredEnv(meter));
  const ctx = testCtx(client.organizationId, { db });
  await deleteConversation(ctx, id, true, deletionHooks);
  expect(await emailIds(client)).toEqual([]);
  expect(meter.rowsWritten).toBeLessThanOrEqual(8 * 30 + 40 + 29);
  expect(meter.rowsRead).toBeLessThanOrEqual(380 * 30);
  expect(meter.trips).toHaveLength(3);
});
