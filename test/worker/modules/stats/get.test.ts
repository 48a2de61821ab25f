import { expect, test } from 'vitest';
import { costOf } from '../../counting.ts';
import { call, makeOrganization } from '../../helpers.ts';
import { seedEmails } from '../mail/reading/seed.ts';
import { seedTasks } from '../tasks/seed.ts';

test('an empty organization has zeros for every key', async () => {
  const client = await makeOrganization();
  const response = await client.request('GET', '/api/stats');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    totalEmails: 0,
    tasksByStatus: { todo: 0, in_progress: 0, done: 0 },
    emailsByTag: { Hello: 0, Partners: 0, Info: 0, Support: 0, Neo: 0 },
  });
});

test('the numbers are those of the organization, and their cost does not depend on them', async () => {
  const client = await makeOrganization();
  await costOf(client, '/api/stats'); // The first call of a session extends it.
  const emails = await seedEmails(client.organizationId, 2000);
  const tasks = await seedTasks(client.organizationId, 2000);
  await seedEmails((await makeOrganization()).organizationId, 10);

  const { response, cost } = await costOf(client, '/api/stats');
  const byTag = (tag: string) => emails.filter((email) => email.tag === tag).length;
  const byStatus = (status: string) => tasks.filter((task) => task.status === status).length;
  expect(await response.json()).toEqual({
    totalEmails: 2000,
    tasksByStatus: { todo: byStatus('todo'), in_progress: byStatus('in_progress'), done: byStatus('done') },
    emailsByTag: {
      Hello: byTag('Hello'),
      Partners: byTag('Partners'),
      Info: byTag('Info'),
      Support: byTag('Support'),
      Neo: byTag('Neo'),
    },
  });
  expect(cost.rowsRead).toBeLessThanOrEqual(40);
  expect(cost.roundTrips).toBe(1);
});

test('a change shows immediately', async () => {
  const client = await makeOrganization();
  const { id } = await (await client.request('POST', '/api/tasks', { title: 't' })).json<{ id: number }>();
  await client.request('PATCH', `/api/tasks/${id}`, { status: 'done' });
  const stats = await (await client.request('GET', '/api/stats')).json();
  expect(stats).toMatchObject({ tasksByStatus: { todo: 0, in_progress: 0, done: 1 } });
});

test('without a session it is 401', async () => {
  expect((await call('GET', '/api/stats')).status).toBe(401);
});
