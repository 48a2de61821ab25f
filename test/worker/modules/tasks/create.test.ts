import { describe, expect, test } from 'vitest';
import { builtInTag } from '../../../../src/lib/tags.ts';
import { idOf, makeOrganization } from '../../helpers.ts';
import { putEmail } from '../mail/reading/seed.ts';
import { counts, create } from './calls.ts';

describe('POST /api/tasks', () => {
  test('creates a task with an id in the range of the organization', async () => {
    const client = await makeOrganization();
    const task = await create(client, { title: '  Call the courier ' });
    expect(task).toEqual({
      id: idOf(client.organizationId, 1),
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
      due_at: null,
      snoozed_until: null,
      position: expect.stringMatching(/^[0-9a-z]+$/),
    });
    expect(await (await client.request('GET', `/api/tasks/${task.id}`)).json()).toEqual({
      ...task,
      notes: [],
    });
    expect((await create(client, { title: 'x' })).id).toBe(task.id + 1);
  });

  test('the task takes tag, sender and subject from its email', async () => {
    const client = await makeOrganization();
    const email_id = await putEmail(client.organizationId, {
      n: 7,
      tag: builtInTag('Neo'),
      subject: 'Where is it?',
    });
    expect(
      await create(client, { title: 't', description: 'd', priority: 'urgent', email_id }),
    ).toMatchObject({
      description: 'd',
      priority: 'urgent',
      email_id,
      tag: builtInTag('Neo'),
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
