import { describe, expect, test } from 'vitest';
import type { Task } from '../../../../src/contract/tasks.ts';
import { mailOfTasks } from '../../../../src/worker/modules/mail/mail-of-tasks.ts';
import { updateTask } from '../../../../src/worker/modules/tasks/update.ts';
import { makeOrganization, testCtx } from '../../helpers.ts';
import { counts, create, events, history, patch } from './calls.ts';

describe('PATCH /api/tasks/{id}', () => {
  test('a position puts a task between two others, without history or event', async () => {
    const client = await makeOrganization();
    const other = await makeOrganization();
    const [first, second, third] = [
      await create(client, { title: 'first' }),
      await create(client, { title: 'second' }),
      await create(client, { title: 'third' }),
    ];
    const titles = async (query = '') =>
      ((await (await client.request('GET', `/api/tasks${query}`)).json()) as Task[]).map(
        ({ title }) => title,
      );
    expect(await titles()).toEqual(['third', 'second', 'first']);

    expect((await patch(other, first.id, { position: `${second.position}i` })).status).toBe(404);
    const moved = await patch(client, first.id, { position: `${second.position}i` });
    expect(await moved.json()).toMatchObject({ status: 'todo', position: `${second.position}i` });
    expect(await titles()).toEqual(['third', 'first', 'second']);
    const page = await client.request('GET', '/api/tasks?limit=2');
    const [, next] = /<http:\/\/localhost\/api\/tasks([^>]+)>/.exec(page.headers.get('link')!)!;
    expect(await titles(next)).toEqual(['second']);
    expect(await history(client, first.id)).toEqual([]);
    expect(await events(client.organizationId)).toEqual([]);

    await patch(client, third.id, { status: 'done', position: `${first.position}i` });
    expect(await titles('?status=todo')).toEqual(['first', 'second']);
    await create(client, { title: 'fourth' });
    expect(await titles('?status=todo')).toEqual(['fourth', 'first', 'second']);
    const { kept, counted } = await counts(client.organizationId);
    expect(kept).toEqual(counted);
  });

  test.each(['', '0000001', '00000001A', '000000010', '0000 001', `00000001${'z'.repeat(193)}`, null, 7])(
    'the position %j is refused',
    async (position) => {
      const client = await makeOrganization();
      const { id } = await create(client, { title: 't' });
      expect((await patch(client, id, { position })).status).toBe(400);
    },
  );

  test('a task moves between any two states, with completed_at, history, counts and events', async () => {
    const { organizationId } = await makeOrganization();
    const client = await makeOrganization();
    const { id } = await create(client, { title: 't' });
    const at = (now: number) => testCtx(client.organizationId, { now: () => now });

    const started = await updateTask(at(1000), id, { status: 'in_progress', priority: 'high' }, mailOfTasks);
    expect(started).toMatchObject({ status: 'in_progress', priority: 'high', completed_at: null });
    expect(started.updated_at).toBe('1970-01-01T00:00:01.000Z');
    expect((await updateTask(at(2000), id, { status: 'done' }, mailOfTasks)).completed_at).toBe(
      '1970-01-01T00:00:02.000Z',
    );
    const unchanged = await updateTask(at(3000), id, { status: 'done', priority: 'high' }, mailOfTasks);
    expect(unchanged).toMatchObject({
      completed_at: '1970-01-01T00:00:02.000Z',
      updated_at: '1970-01-01T00:00:02.000Z',
    });
    const lower = await updateTask(at(4000), id, { priority: 'low' }, mailOfTasks);
    expect(lower).toMatchObject({
      status: 'done',
      priority: 'low',
      completed_at: '1970-01-01T00:00:02.000Z',
    });
    expect(lower.updated_at).toBe('1970-01-01T00:00:04.000Z');
    expect((await updateTask(at(5000), id, { status: 'todo' }, mailOfTasks)).completed_at).toBeNull();

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
