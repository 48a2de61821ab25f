import { beforeEach, describe, expect, test } from 'vitest';
import type { Task } from '../../../../../src/contract/tasks.ts';
import { mailOfTasks } from '../../../../../src/worker/modules/mail/mail-of-tasks.ts';
import {
  followDates,
  taskDatesMessage,
  wakeTaskDates,
} from '../../../../../src/worker/modules/tasks/dates/wake.ts';
import { updateTask } from '../../../../../src/worker/modules/tasks/update.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { mailsTo } from '../../identity/accounts/world.ts';
import { emailOf } from '../../identity/organizations/world.ts';
import { putEmail } from '../../mail/reading/seed.ts';
import { create, events, history, patch } from '../calls.ts';

const HOUR = 3_600_000;
const iso = (time: number) => new Date(time).toISOString();

let owner: Client;
beforeEach(async () => {
  owner = await makeOrganization();
});

async function get(client: Client, id: number): Promise<Task> {
  return (await client.request('GET', `/api/tasks/${id}`)).json();
}

const subjects = async (client: Client) =>
  (await mailsTo(await emailOf(client))).map(({ subject }) => subject);

/** Runs cron at a time, for all organizations, with the messages that it sends to the queue. */
async function tick(at: number): Promise<void> {
  const bodies: unknown[] = [];
  const queue = {
    sendBatch: async (batch: { body: unknown }[]) => bodies.push(...batch.map(({ body }) => body)),
  };
  const env = { ...testEnv, SEND_QUEUE: queue } as unknown as Env;
  const ctx = testCtx(owner.organizationId, { env, now: () => at });
  await wakeTaskDates(ctx);
  await ctx.waited();
  const own = bodies.filter(
    (body) => (body as { organization_id: number }).organization_id === owner.organizationId,
  );
  for (const body of own) {
    await taskDatesMessage.handle(testCtx(owner.organizationId, { now: () => at }), body, {
      lane: 'quick',
      isRepeated: false,
    });
  }
}

describe('the due date and the snooze of a task', () => {
  test('are set at creation, changed and taken away, with history and events', async () => {
    const [first, second] = [Date.now() + HOUR, Date.now() + 2 * HOUR];
    const made = await create(owner, { title: 't', due_at: iso(first), snoozed_until: iso(first) });
    expect(made).toMatchObject({ due_at: iso(first), snoozed_until: iso(first) });
    const { id } = made;
    const changed = await patch(owner, id, { due_at: iso(second), snoozed_until: null });
    expect(await changed.json()).toMatchObject({ due_at: iso(second), snoozed_until: null, status: 'todo' });
    await patch(owner, id, { due_at: iso(second) });
    await patch(owner, id, { due_at: null });
    expect(await get(owner, id)).toMatchObject({ due_at: null, snoozed_until: null });
    expect((await history(owner, id)).map(({ field, from, to }) => [field, from, to])).toEqual([
      ['due_at', iso(first), iso(second)],
      ['snoozed_until', iso(first), null],
      ['due_at', iso(second), null],
    ]);
    expect(
      (await events(owner.organizationId)).map(({ data }) => [data.due_at, data.previous]),
    ).toMatchObject([
      [iso(second), { due_at: iso(first), snoozed_until: iso(first) }],
      [null, { due_at: iso(second), snoozed_until: null }],
    ]);
  });

  test.each([
    ['due_at', 'tomorrow'],
    ['due_at', 1_800_000_000],
    ['due_at', '2026-12-01'],
    ['snoozed_until', ''],
    ['snoozed_until', iso(Date.now() - HOUR)],
    ['snoozed_until', iso(Date.now() + 367 * 24 * HOUR)],
  ])('%s %j is 400, names the field and changes nothing', async (field, value) => {
    const { id } = await create(owner, { title: 't' });
    for (const response of [
      await patch(owner, id, { status: 'done', [field]: value }),
      await owner.request('POST', '/api/tasks', { title: 'x', [field]: value }),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
    }
    expect((await (await owner.request('GET', '/api/tasks')).json()) as Task[]).toMatchObject([
      { id, status: 'todo', due_at: null, snoozed_until: null },
    ]);
  });

  test('a completed task is not snoozed, and cannot be', async () => {
    const until = iso(Date.now() + HOUR);
    const { id } = await create(owner, { title: 't', snoozed_until: until });
    expect(await (await patch(owner, id, { status: 'done' })).json()).toMatchObject({ snoozed_until: null });
    expect((await history(owner, id)).map(({ field, to }) => [field, to])).toEqual([['status', 'done']]);
    const refused = await patch(owner, id, { snoozed_until: until, priority: 'high' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'TASK_DONE', errors: [{ path: 'snoozed_until' }] });
    expect(await get(owner, id)).toMatchObject({ priority: 'medium', snoozed_until: null });
    const reopened = await patch(owner, id, { status: 'todo', snoozed_until: until });
    expect(await reopened.json()).toMatchObject({ status: 'todo', snoozed_until: until });
    expect((await patch(owner, id, { status: 'done', snoozed_until: until })).status).toBe(422);
    expect((await patch(owner, 12345, { snoozed_until: until })).status).toBe(404);
    const stranger = await makeOrganization();
    expect((await patch(stranger, id, { due_at: until })).status).toBe(404);
    expect(await get(owner, id)).toMatchObject({ due_at: null });
  });

  test('a snoozed task whose conversation is done is not snoozed any more', async () => {
    const email = await putEmail(owner.organizationId, { n: 1 });
    const { id } = await create(owner, {
      title: 't',
      email_id: email,
      snoozed_until: iso(Date.now() + HOUR),
    });
    const done = await owner.request('PATCH', `/api/threads/${email}`, { state: 'done' });
    expect(done.status).toBe(200);
    expect(await get(owner, id)).toMatchObject({ status: 'done', snoozed_until: null });
    const asleep = await owner.request('GET', '/api/tasks?snoozed=true');
    expect(await asleep.json()).toEqual([]);
  });

  test('who snoozes, completes and reopens at once leaves no completed task snoozed', async () => {
    const { id } = await create(owner, { title: 't' });
    const bodies = [
      { snoozed_until: iso(Date.now() + HOUR) },
      { status: 'done' },
      { status: 'todo', snoozed_until: iso(Date.now() + 2 * HOUR) },
      { status: 'done' },
    ];
    await Promise.all(Array.from({ length: 32 }, (_, i) => patch(owner, id, bodies[i % 4])));
    const task = await get(owner, id);
    expect(task.status === 'done' && task.snoozed_until !== null).toBe(false);
    let snoozed: string | null = null;
    for (const change of await history(owner, id)) {
      if (change.field === 'snoozed_until') expect(change.from).toBe(snoozed);
      if (change.field === 'snoozed_until') snoozed = change.to;
      if (change.to === 'done') snoozed = null;
    }
    expect(task.snoozed_until).toBe(snoozed);
  });
});

describe('a snooze', () => {
  test('ends by itself, once, and the task is back', async () => {
    const until = Date.now() + HOUR;
    const { id } = await create(owner, { title: 't', snoozed_until: iso(until) });
    await tick(until - 1);
    expect(await get(owner, id)).toMatchObject({ snoozed_until: iso(until) });
    await tick(until);
    await tick(until + HOUR);
    expect(await get(owner, id)).toMatchObject({ snoozed_until: null, status: 'todo' });
    expect(await history(owner, id)).toMatchObject([
      { field: 'snoozed_until', from: iso(until), to: null, actor: 'system' },
    ]);
    expect(await events(owner.organizationId)).toHaveLength(1);
    expect(await subjects(owner)).toEqual([]);
  });

  test('that somebody makes longer meanwhile goes on', async () => {
    const until = Date.now() + HOUR;
    const { id } = await create(owner, { title: 't', snoozed_until: iso(until) });
    const later = iso(until + HOUR);
    await patch(owner, id, { snoozed_until: later });
    await followDates(testCtx(owner.organizationId, { now: () => until + 1 }), [id]);
    expect(await get(owner, id)).toMatchObject({ snoozed_until: later });
  });

  test('ends in no other organization than that of the message', async () => {
    const stranger = await makeOrganization();
    const until = Date.now() + HOUR;
    const { id } = await create(stranger, { title: 't', snoozed_until: iso(until), due_at: iso(until) });
    await followDates(testCtx(owner.organizationId, { now: () => until + 1 }), [id]);
    expect(await get(stranger, id)).toMatchObject({ snoozed_until: iso(until) });
    expect(await subjects(stranger)).toEqual([]);
  });
});

describe('a reminder', () => {
  test('is mailed to the assignee when the task falls due, once, however often cron runs', async () => {
    const kim = await addMember(owner.organizationId, 'member');
    const due = Date.now() + HOUR;
    const { id } = await create(owner, {
      title: 'Call the courier',
      due_at: iso(due),
      assignee_id: kim.userId,
    });
    const assigned = await subjects(kim);
    const reminders = async () => (await subjects(kim)).slice(assigned.length);
    await tick(due - 1);
    expect(await reminders()).toEqual([]);
    await tick(due);
    await tick(due);
    // The clock is set back, and reaches the same time again.
    await tick(due - HOUR);
    await tick(due + HOUR);
    expect(await reminders()).toEqual(['Due: Call the courier']);
    expect((await mailsTo(await emailOf(kim))).at(-1)?.text).toContain(`/board/${id}`);
    expect(await subjects(owner)).toEqual([]);
    expect(await history(owner, id)).toEqual([]);
  });

  test('comes once though many run at once', async () => {
    const due = Date.now() + HOUR;
    const tasks = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        create(owner, { title: `t${i}`, due_at: iso(due), assignee_id: owner.userId }),
      ),
    );
    const ids = tasks.map(({ id }) => id);
    const run = () => followDates(testCtx(owner.organizationId, { now: () => due }), ids);
    const runs = await Promise.allSettled(Array.from({ length: 16 }, run));
    expect(runs.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await subjects(owner)).toEqual(['Due: 5 tasks']);
  });

  test('comes again for another due date, and not again for the same', async () => {
    const due = Date.now() + HOUR;
    const { id } = await create(owner, { title: 't', due_at: iso(due), assignee_id: owner.userId });
    await tick(due);
    const ctx = testCtx(owner.organizationId, { now: () => due });
    await updateTask(ctx, id, { due_at: iso(due + HOUR) }, mailOfTasks);
    await updateTask(ctx, id, { due_at: iso(due) }, mailOfTasks);
    await tick(due + 1);
    expect(await subjects(owner)).toEqual(['Due: t']);
    await updateTask(ctx, id, { due_at: iso(due + HOUR) }, mailOfTasks);
    await tick(due + 2);
    expect(await subjects(owner)).toEqual(['Due: t']);
    await tick(due + HOUR);
    expect(await subjects(owner)).toEqual(['Due: t', 'Due: t']);
  });

  test('of a task of nobody, or of somebody who has left, goes to admins and owners', async () => {
    const admin = await addMember(owner.organizationId, 'admin');
    const kim = await addMember(owner.organizationId, 'member');
    const due = Date.now() + HOUR;
    await create(owner, { title: 'a', due_at: iso(due) });
    await create(owner, { title: 'b', due_at: iso(due), assignee_id: kim.userId });
    await testEnv.DB.prepare('DELETE FROM members WHERE user_id = ?').bind(kim.userId).run();
    const before = await subjects(kim);
    await tick(due);
    for (const person of [owner, admin]) expect(await subjects(person)).toEqual(['Due: 2 tasks']);
    expect(await subjects(kim)).toEqual(before);
    expect((await mailsTo(await emailOf(admin)))[0]?.text).toContain('Nobody is assigned to them.');
  });

  test('goes to nobody who has turned it off', async () => {
    await owner.request('PATCH', '/api/settings/profile/notifications', { task_due: false });
    const admin = await addMember(owner.organizationId, 'admin');
    const due = Date.now() + HOUR;
    await create(owner, { title: 'a', due_at: iso(due), assignee_id: owner.userId });
    await tick(due);
    await owner.request('PATCH', '/api/settings/profile/notifications', { task_due: true });
    await tick(due);
    expect([await subjects(owner), await subjects(admin)]).toEqual([[], []]);
  });

  test('does not come for completed tasks, nor for tasks in spam, until they are open again', async () => {
    const due = Date.now() + HOUR;
    const assignee_id = owner.userId;
    const { id } = await create(owner, { title: 'done', due_at: iso(due), assignee_id });
    await patch(owner, id, { status: 'done' });
    const email = await putEmail(owner.organizationId, { n: 1 });
    await create(owner, { title: 'spam', email_id: email, due_at: iso(due), assignee_id });
    await owner.request('PATCH', `/api/threads/${email}`, { state: 'spam' });
    await tick(due);
    expect(await subjects(owner)).toEqual([]);
    expect(await (await owner.request('GET', '/api/tasks?overdue=true')).json()).toEqual([]);
    await patch(owner, id, { status: 'in_progress' });
    await tick(due + 1);
    expect(await subjects(owner)).toEqual(['Due: done']);
    await owner.request('PATCH', `/api/threads/${email}`, { state: 'open' });
    await tick(due + 2);
    expect(await subjects(owner)).toEqual(['Due: done', 'Due: spam']);
  });

  test('contains no link of the title, which anybody may have written', async () => {
    const due = Date.now() + HOUR;
    await create(owner, {
      title: 'Pay at http://evil.example/x',
      due_at: iso(due),
      assignee_id: owner.userId,
    });
    await tick(due);
    const [mail] = await mailsTo(await emailOf(owner));
    expect(mail?.subject).toBe('Due: Pay at');
    expect(mail?.text).not.toContain('evil');
  });
});
