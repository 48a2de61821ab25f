import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Task, TaskChange } from '../../../../src/contract/tasks.ts';
import { insertNote, insertTaskOfEmail, taskIdOfEmail } from '../../../../src/worker/modules/tasks/index.ts';
import { changeTask } from '../../../../src/worker/modules/tasks/task.ts';
import { commit } from '../../../../src/worker/platform/data/database.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../helpers.ts';
import { putEmail } from '../mail/reading/seed.ts';

async function create(client: Client, body: unknown): Promise<Task> {
  const response = await client.request('POST', '/api/tasks', body);
  expect(response.status).toBe(201);
  return response.json();
}

const patch = (client: Client, id: number, body: unknown) =>
  client.request('PATCH', `/api/tasks/${id}`, body);

async function history(client: Client, id: number): Promise<TaskChange[]> {
  return (await client.request('GET', `/api/tasks/${id}/history`)).json();
}

/** The kept counts, and those of the rows. */
async function counts(organizationId: number) {
  const [kept, counted] = await testEnv.DB.batch<{ status: string; count: number }>([
    testEnv.DB.prepare(
      'SELECT status, count FROM task_counts WHERE organization_id = ? AND count <> 0 ORDER BY 1',
    ).bind(organizationId),
    testEnv.DB.prepare(
      'SELECT status, count(*) AS count FROM tasks WHERE organization_id = ? GROUP BY 1 ORDER BY 1',
    ).bind(organizationId),
  ]);
  return { kept: kept!.results, counted: counted!.results };
}

async function events(organizationId: number) {
  const { results } = await testEnv.DB.prepare(
    'SELECT type, data FROM events WHERE organization_id = ? ORDER BY id',
  )
    .bind(organizationId)
    .all<{ type: string; data: string }>();
  return results.map(({ type, data }) => ({ type, data: JSON.parse(data) }));
}

describe('POST /api/tasks', () => {
  test('creates a task with an id in the range of the organization', async () => {
    const client = await makeOrganization();
    const task = await create(client, { title: '  Call the courier ' });
    expect(task).toEqual({
      id: client.organizationId * 2 ** 32 + 1,
      title: 'Call the courier',
      description: '',
      priority: 'medium',
      status: 'todo',
      assignee_id: null,
      email_id: null,
      tag: null,
      from_address: null,
      subject: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: task.created_at,
      completed_at: null,
    });
    expect(await (await client.request('GET', `/api/tasks/${task.id}`)).json()).toEqual({
      ...task,
      notes: [],
    });
    expect((await create(client, { title: 'x' })).id).toBe(task.id + 1);
  });

  test('the task takes tag, sender and subject from its email', async () => {
    const client = await makeOrganization();
    const email_id = await putEmail(client.organizationId, { n: 7, tag: 'Neo', subject: 'Where is it?' });
    expect(
      await create(client, { title: 't', description: 'd', priority: 'urgent', email_id }),
    ).toMatchObject({
      description: 'd',
      priority: 'urgent',
      email_id,
      tag: 'Neo',
      from_address: 'kim@example.com',
      subject: 'Where is it?',
    });
  });

  test('an email that does not exist or belongs to another organization is refused', async () => {
    const client = await makeOrganization();
    const theirs = await putEmail((await makeOrganization()).organizationId, { n: 1 });
    for (const email_id of [theirs, 12345]) {
      const response = await client.request('POST', '/api/tasks', { title: 't', email_id });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'NO_SUCH_EMAIL' });
    }
    expect(await counts(client.organizationId)).toEqual({ kept: [], counted: [] });
  });

  test.each([
    ['no title', {}],
    ['a blank title', { title: '  ' }],
    ['a long title', { title: 'x'.repeat(501) }],
    ['a long description', { title: 't', description: 'x'.repeat(20_001) }],
    ['an unknown priority', { title: 't', priority: 'asap' }],
    ['an unknown field', { title: 't', status: 'done' }],
    ['a string as email_id', { title: 't', email_id: '5' }],
    ['null as email_id', { title: 't', email_id: null }],
  ])('%s is 400', async (_, body) => {
    const client = await makeOrganization();
    expect((await client.request('POST', '/api/tasks', body)).status).toBe(400);
  });

  test('concurrent creations get different ids and are counted', async () => {
    const client = await makeOrganization();
    const tasks = await Promise.all(Array.from({ length: 20 }, () => create(client, { title: 't' })));
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(20);
    expect((await counts(client.organizationId)).kept).toEqual([{ status: 'todo', count: 20 }]);
  });
});

describe('PATCH /api/tasks/{id}', () => {
  test('a task moves between any two states, with completed_at, history, counts and events', async () => {
    const { organizationId } = await makeOrganization();
    const client = await makeOrganization();
    const { id } = await create(client, { title: 't' });
    const at = (now: number) => testCtx(client.organizationId, { now: () => now });

    const started = await changeTask(at(1000), id, { status: 'in_progress', priority: 'high' });
    expect(started).toMatchObject({ status: 'in_progress', priority: 'high', completed_at: null });
    expect(started.updated_at).toBe('1970-01-01T00:00:01.000Z');
    expect((await changeTask(at(2000), id, { status: 'done' })).completed_at).toBe(
      '1970-01-01T00:00:02.000Z',
    );
    const unchanged = await changeTask(at(3000), id, { status: 'done', priority: 'high' });
    expect(unchanged).toMatchObject({
      completed_at: '1970-01-01T00:00:02.000Z',
      updated_at: '1970-01-01T00:00:02.000Z',
    });
    const lower = await changeTask(at(4000), id, { priority: 'low' });
    expect(lower).toMatchObject({
      status: 'done',
      priority: 'low',
      completed_at: '1970-01-01T00:00:02.000Z',
    });
    expect(lower.updated_at).toBe('1970-01-01T00:00:04.000Z');
    expect((await changeTask(at(5000), id, { status: 'todo' })).completed_at).toBeNull();

    const changes = await history(client, id);
    expect(changes.map(({ field, from, to, created_at }) => [created_at, field, from, to])).toEqual([
      ['1970-01-01T00:00:01.000Z', 'status', 'todo', 'in_progress'],
      ['1970-01-01T00:00:01.000Z', 'priority', 'medium', 'high'],
      ['1970-01-01T00:00:02.000Z', 'status', 'in_progress', 'done'],
      ['1970-01-01T00:00:04.000Z', 'priority', 'high', 'low'],
      ['1970-01-01T00:00:05.000Z', 'status', 'done', 'todo'],
    ]);
    expect(changes[0]).toMatchObject({ task_id: id, actor: 'system' });
    const { kept, counted } = await counts(client.organizationId);
    expect(kept).toEqual(counted);
    expect(await events(client.organizationId)).toMatchObject([
      {
        type: 'task.updated',
        data: {
          task_id: id,
          email_id: null,
          title: 't',
          status: 'in_progress',
          priority: 'high',
          previous: { status: 'todo', priority: 'medium' },
        },
      },
      { data: { status: 'done', previous: { status: 'in_progress' } } },
      { data: { priority: 'low', previous: { status: 'done', priority: 'high' } } },
      { data: { status: 'todo' } },
    ]);
    expect(await events(organizationId)).toEqual([]);
  });

  test('the answer is the task, and the history names the user', async () => {
    const client = await makeOrganization();
    const { id } = await create(client, { title: 't' });
    const response = await patch(client, id, { status: 'done' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id, title: 't', status: 'done' });
    expect(await history(client, id)).toMatchObject([{ actor: `user:${client.userId}`, to: 'done' }]);
  });

  test('concurrent moves leave a history without gaps, correct counts and the last state', async () => {
    const client = await makeOrganization();
    const { id } = await create(client, { title: 't' });
    const statuses = ['todo', 'in_progress', 'done'];
    await Promise.all(Array.from({ length: 30 }, (_, i) => patch(client, id, { status: statuses[i % 3] })));
    const changes = await history(client, id);
    let status: string | null = 'todo';
    for (const change of changes) {
      expect(change.from).toBe(status);
      status = change.to;
    }
    const task = (await (await client.request('GET', `/api/tasks/${id}`)).json()) as Task;
    expect(task.status).toBe(status);
    expect(task.completed_at === null).toBe(status !== 'done');
    expect((await counts(client.organizationId)).kept).toEqual([{ status, count: 1 }]);
    expect(await events(client.organizationId)).toHaveLength(changes.length);
  });

  test.each([
    ['nothing', {}],
    ['an unknown status', { status: 'doing' }],
    ['an unknown priority', { priority: 1 }],
    ['another field', { status: 'done', title: 'x' }],
  ])('%s is 400', async (_, body) => {
    const client = await makeOrganization();
    const { id } = await create(client, { title: 't' });
    expect((await patch(client, id, body)).status).toBe(400);
  });

  test('unknown tasks and tasks of another organization are 404 and do not change', async () => {
    const client = await makeOrganization();
    const other = await makeOrganization();
    const { id } = await create(other, { title: 'theirs' });
    for (const unknown of [id, 12345]) {
      expect((await client.request('GET', `/api/tasks/${unknown}`)).status).toBe(404);
      expect((await patch(client, unknown, { status: 'done' })).status).toBe(404);
      expect((await client.request('GET', `/api/tasks/${unknown}/history`)).status).toBe(404);
    }
    expect((await client.request('GET', '/api/tasks/abc')).status).toBe(400);
    expect((await other.request('GET', `/api/tasks/${id}`)).status).toBe(200);
    expect(await history(other, id)).toEqual([]);
    expect((await counts(other.organizationId)).kept).toEqual([{ status: 'todo', count: 1 }]);
    expect(await events(client.organizationId)).toEqual([]);
  });
});

test('a history is paginated', async () => {
  const client = await makeOrganization();
  const { id } = await create(client, { title: 't' });
  for (const status of ['done', 'todo', 'done', 'in_progress', 'done']) await patch(client, id, { status });
  const seen: (string | null)[] = [];
  let path: string | undefined = `/api/tasks/${id}/history?limit=2`;
  while (path) {
    const response = await client.request('GET', path);
    const page = (await response.json()) as TaskChange[];
    expect(page.length).toBeLessThanOrEqual(2);
    seen.push(...page.map(({ to }) => to));
    path = /<http:\/\/localhost([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(['done', 'todo', 'done', 'in_progress', 'done']);
  expect((await client.request('GET', `/api/tasks/${id}/history?cursor=x`)).status).toBe(400);
});

describe('the task of an email', () => {
  const ofEmail = (organizationId: number, when: boolean, title = 'Hi') => {
    const ctx = testCtx(organizationId);
    const emailId = sql`CAST(${organizationId * 2 ** 32 + 5} AS INTEGER)`;
    return commit(ctx.db, [
      ...insertTaskOfEmail(ctx, {
        emailId,
        title,
        description: sql`'Email: /api/emails/' || ${emailId}`,
        tag: 'Info',
        fromAddress: 'kim@example.com',
        subject: title,
        when: when ? sql`true` : sql`false`,
      }),
      ctx.db.all(sql`SELECT ${taskIdOfEmail(emailId)} AS id`),
    ]);
  };

  test('is created in the same batch, todo and medium', async () => {
    const client = await makeOrganization();
    const org = client.organizationId;
    const results = await ofEmail(org, true, 'x'.repeat(600));
    const id = org * 2 ** 32 + 1;
    expect(results.at(-1)).toEqual([{ id }]);
    expect(await (await client.request('GET', `/api/tasks/${id}`)).json()).toMatchObject({
      title: 'x'.repeat(500),
      description: `Email: /api/emails/${org * 2 ** 32 + 5}`,
      status: 'todo',
      priority: 'medium',
      email_id: org * 2 ** 32 + 5,
      tag: 'Info',
    });
    expect((await create(client, { title: 'next' })).id).toBe(id + 1);
    expect((await counts(org)).kept).toEqual([{ status: 'todo', count: 2 }]);
  });

  test('is not created if the guard does not hold', async () => {
    const client = await makeOrganization();
    const results = await ofEmail(client.organizationId, false);
    expect(results.at(-1)).toEqual([{ id: null }]);
    expect(await counts(client.organizationId)).toEqual({ kept: [], counted: [] });
    expect((await create(client, { title: 't' })).id).toBe(client.organizationId * 2 ** 32 + 1);
  });
});

test('a note cannot be added to a task of another organization', async () => {
  const client = await makeOrganization();
  const other = await makeOrganization();
  const task = await create(client, { title: 't' });
  const read = async () => (await client.request('GET', `/api/tasks/${task.id}`)).json();
  const write = (organizationId: number) => {
    const ctx = testCtx(organizationId, { now: () => 1000 });
    const note = { taskId: task.id, text: 'It bounced.', emailId: sql`NULL`, when: sql`true` };
    return commit(ctx.db, insertNote(ctx, note));
  };
  await write(other.organizationId);
  expect(await read()).toEqual({ ...task, notes: [] });
  await write(client.organizationId);
  expect(await read()).toMatchObject({
    updated_at: '1970-01-01T00:00:01.000Z',
    notes: [{ text: 'It bounced.', email_id: null }],
  });
});
