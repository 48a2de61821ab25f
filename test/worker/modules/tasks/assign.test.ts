import { expect, test } from 'vitest';
import type { Task, TaskChange } from '../../../../src/contract/tasks.ts';
import { addMember, type Client, makeOrganization, testEnv } from '../../helpers.ts';
import { listNotices } from '../../notices.ts';
import { mailsTo } from '../identity/accounts/world.ts';
import { emailOf } from '../identity/organizations/world.ts';
import { create } from './calls.ts';

const assign = (client: Client, id: number, assignee_id: unknown) =>
  client.request('PATCH', `/api/tasks/${id}`, { assignee_id });

/** Returns the users who get the organization's mails. */
async function listRecipients(organizationId: number): Promise<string[]> {
  return (await listNotices(organizationId)).map(({ userId }) => String(userId));
}

test('assigning, reassigning and unassigning write history and events, and mail each new assignee', async () => {
  const owner = await makeOrganization();
  const kim = await addMember(owner.organizationId, 'member');
  const { id } = await create(owner, { title: 'Call the courier' });

  expect(await (await assign(owner, id, kim.userId)).json()).toMatchObject({ assignee_id: kim.userId });
  expect(await (await assign(owner, id, kim.userId)).json()).toMatchObject({ assignee_id: kim.userId });
  expect(await (await assign(owner, id, owner.userId)).json()).toMatchObject({ assignee_id: owner.userId });
  expect(await (await assign(kim, id, null)).json()).toMatchObject({ assignee_id: null });

  const history = (await (await owner.request('GET', `/api/tasks/${id}/history`)).json()) as TaskChange[];
  expect(history.map(({ field, from, to, actor }) => ({ field, from, to, actor }))).toEqual([
    { field: 'assignee', from: null, to: String(kim.userId), actor: `user:${owner.userId}` },
    { field: 'assignee', from: String(kim.userId), to: String(owner.userId), actor: `user:${owner.userId}` },
    { field: 'assignee', from: String(owner.userId), to: null, actor: `user:${kim.userId}` },
  ]);
  const { results } = await testEnv.DB.prepare(
    "SELECT data FROM events WHERE organization_id = ? AND type = 'task.updated' ORDER BY id",
  )
    .bind(owner.organizationId)
    .all<{ data: string }>();
  expect(results.map(({ data }) => JSON.parse(data))).toMatchObject([
    { assignee_id: kim.userId, previous: { assignee_id: null, status: 'todo' } },
    { assignee_id: owner.userId, previous: { assignee_id: kim.userId } },
    { assignee_id: null, previous: { assignee_id: owner.userId } },
  ]);
  // Kim gets one mail, though assigned twice. The owner gets none for a task they assigned to themselves.
  expect(await listRecipients(owner.organizationId)).toEqual([String(kim.userId)]);
});

test('a new task may have an assignee, who gets a mail unless they turned that off', async () => {
  const owner = await makeOrganization();
  const kim = await addMember(owner.organizationId, 'member');
  const lee = await addMember(owner.organizationId, 'member');
  await testEnv.DB.prepare(`UPDATE users SET notifications = '{"task_assigned":false}' WHERE id = ?`)
    .bind(lee.userId)
    .run();
  for (const assignee_id of [kim.userId, lee.userId, owner.userId]) {
    expect(await create(owner, { title: 'x', assignee_id })).toMatchObject({ assignee_id });
  }
  expect(await listRecipients(owner.organizationId)).toEqual([String(kim.userId)]);
  const mine = await kim.request('GET', '/api/tasks?assignee_id=me');
  expect(((await mine.json()) as Task[]).map((task) => task.assignee_id)).toEqual([kim.userId]);
});

test.each([
  ['Pay at http://evil.example/x or a@evil.example\r\n\r\nNow', 'Pay at or Now'],
  ['www.evil.example', undefined],
])('the mail about the task %j contains none of its links', async (title, shown) => {
  const owner = await makeOrganization();
  const kim = await addMember(owner.organizationId, 'member');
  const { id } = await create(owner, { title });
  await assign(owner, id, kim.userId);
  const [mail] = await mailsTo(await emailOf(kim));
  expect(mail).toMatchObject(
    shown
      ? { subject: `Assigned to you: ${shown}`, text: expect.stringContaining(`in Herald:\n\n${shown}\n`) }
      : { subject: 'A task was assigned to you', text: expect.stringContaining('in Herald.\n') },
  );
});

test('only members can be assigned, and a refusal changes nothing', async () => {
  const owner = await makeOrganization();
  const stranger = await makeOrganization();
  const { id } = await create(owner, { title: 'x' });
  for (const assignee_id of [stranger.userId, 2 ** 40]) {
    const body = { assignee_id, status: 'done' };
    const refused = await owner.request('PATCH', `/api/tasks/${id}`, body);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'NO_SUCH_MEMBER' });
    expect((await owner.request('POST', '/api/tasks', { title: 'y', assignee_id })).status).toBe(422);
  }
  for (const invalid of [0, -1, 1.5, '7', 'me']) expect((await assign(owner, id, invalid)).status).toBe(400);
  const tasks = (await (await owner.request('GET', '/api/tasks')).json()) as Task[];
  expect(tasks).toMatchObject([{ id, status: 'todo', assignee_id: null }]);
  expect((await assign(stranger, id, stranger.userId)).status).toBe(404);
  expect(await listRecipients(owner.organizationId)).toEqual([]);
});

test('a task keeps its assignee after they leave the organization', async () => {
  const owner = await makeOrganization();
  const kim = await addMember(owner.organizationId, 'member');
  const { id } = await create(owner, { title: 'x', assignee_id: kim.userId });
  await testEnv.DB.prepare('DELETE FROM members WHERE user_id = ?').bind(kim.userId).run();
  const moved = await owner.request('PATCH', `/api/tasks/${id}`, { status: 'done' });
  expect(await moved.json()).toMatchObject({ status: 'done', assignee_id: kim.userId });
});
