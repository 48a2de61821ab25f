import { expect, test } from 'vitest';
import { removePast } from '../../../../../src/worker/modules/retention/remove-past.ts';
import { loadWork } from '../../../../../src/worker/modules.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { expectKept } from '../conversations/model.ts';
import { runDeletion } from './run.ts';
import { emailIds, objectKeys, saveMail } from './world.ts';

const DAY = 86_400_000;

const move = (client: Client, ids: number[], state: string) =>
  client.request('PATCH', '/api/threads', { ids, state });

/** Runs the retention of cron for this organization at that time. */
async function tick({ organizationId }: Client, now: number): Promise<void> {
  const over = { now: () => now };
  await testEnv.DB.prepare("INSERT OR REPLACE INTO positions VALUES ('retention', ?)")
    .bind(String(organizationId - 1))
    .run();
  await removePast(testCtx(organizationId, over), await loadWork());
  await runDeletion(organizationId, over);
}

test('emptying the trash deletes what is in it, and nothing else', async () => {
  const client = await makeOrganization();
  const mails = [];
  for (const id of ['a', 'b', 'c', 'd']) mails.push((await saveMail(client, { id, file: true })).id);
  const [a, b, c, d] = mails as [number, number, number, number];
  await move(client, [a, b], 'trash');
  await move(client, [c], 'spam');
  const response = await client.request('DELETE', '/api/threads?state=trash');
  expect(response.status).toBe(202);
  // One conversation is moved out in time.
  await move(client, [b], 'open');
  await runDeletion(client.organizationId);
  expect(await emailIds(client)).toEqual([b, c, d]);
  expect(await objectKeys(client)).toHaveLength(6);
  expect(await (await client.request('GET', '/api/tasks')).json()).toHaveLength(2);
  await expectKept(client.organizationId);

  // Mail that is moved to the trash later stays there.
  await move(client, [d], 'trash');
  await runDeletion(client.organizationId);
  expect(await emailIds(client)).toEqual([b, c, d]);
  await client.request('DELETE', '/api/threads?state=spam');
  await runDeletion(client.organizationId);
  expect(await emailIds(client)).toEqual([b, d]);
  await expectKept(client.organizationId);
});

test('a conversation with more emails than a step takes is deleted by the job, in several steps', async () => {
  const client = await makeOrganization();
  const { id } = await saveMail(client, { id: 'a' });
  const { organizationId } = client;
  await testEnv.DB.batch([
    testEnv.DB.prepare(
      `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 450)
      INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, direction, tag, is_read, received_at, created_at,
        from_address, from_name, to_address, recipients, subject, body_text, size)
      SELECT ?1 + n, organization_id, 'x', thread_id, '<n' || n || '@example.com>', direction, tag, is_read, received_at + n,
        0, from_address, '', to_address, recipients, subject, body_text, 1 FROM n, emails WHERE id = ?1`,
    ).bind(id),
    testEnv.DB.prepare("UPDATE sequences SET value = 451 WHERE organization_id = ? AND name = 'email'").bind(
      organizationId,
    ),
    testEnv.DB.prepare(
      "UPDATE email_counts SET count = count + 450 WHERE organization_id = ? AND direction = 'inbound'",
    ).bind(organizationId),
    testEnv.DB.prepare('UPDATE threads SET message_count = 451, unread_count = 451 WHERE id = ?').bind(id),
  ]);
  const response = await client.request('DELETE', `/api/threads/${id}?permanently=true`);
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({ is_permanent: true, is_done: false });
  expect(await (await client.request('GET', '/api/threads')).json()).toEqual([]);
  const later = await saveMail(await makeOrganization(), { id: 'a' });
  await runDeletion(organizationId);
  expect(await emailIds(client)).toEqual([]);
  expect(later.id).toBeGreaterThan(0);
  await expectKept(organizationId);
});

test('spam and trash are emptied after 30 days, or as many as the organization says; new spam begins again', async () => {
  const client = await makeOrganization();
  const now = Date.now();
  const [a, b, c] = [
    (await saveMail(client, { id: 'a' })).id,
    (await saveMail(client, { id: 'b' })).id,
    (await saveMail(client, { id: 'c' })).id,
  ];
  await move(client, [a], 'trash');
  await move(client, [b, c], 'spam');
  await tick(client, now + 29.9 * DAY);
  expect(await emailIds(client)).toEqual([a, b, c]);
  // Mail that joins a conversation in spam is kept as long as the first email was.
  await testEnv.DB.prepare('UPDATE threads SET hidden_at = hidden_at - ? WHERE organization_id = ?')
    .bind(20 * DAY, client.organizationId)
    .run();
  const more = (await saveMail(client, { id: 'd', references: ['c'] })).id;
  await tick(client, now + 10.1 * DAY);
  expect(await emailIds(client)).toEqual([c, more]);
  const days = { spam_days: 3 };
  expect((await client.request('PUT', '/api/settings/retention', days)).status).toBe(200);
  await tick(client, now + 2.9 * DAY);
  expect(await emailIds(client)).toEqual([c, more]);
  await tick(client, now + 3.1 * DAY);
  expect(await emailIds(client)).toEqual([]);
  await expectKept(client.organizationId);
});

test('a run that dies after some steps is continued', async () => {
  const client = await makeOrganization();
  const { id } = await saveMail(client, { id: 'a' });
  await move(client, [id], 'trash');
  await client.request('DELETE', '/api/threads?state=trash');
  const dying = { ...testEnv, BUCKET: { delete: async () => Promise.reject(new Error('R2 is down')) } };
  await runDeletion(client.organizationId, { env: dying as unknown as typeof testEnv });
  // The rows are gone; cron finds the object.
  expect(await emailIds(client)).toEqual([]);
  expect(await objectKeys(client)).toHaveLength(1);
});
