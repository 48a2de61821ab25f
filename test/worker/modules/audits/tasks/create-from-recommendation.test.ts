import { expect, test } from 'vitest';
import type { Audit } from '../../../../../src/contract/audits/audits.ts';
import type { Task } from '../../../../../src/contract/tasks.ts';
import { type Client, call, makeOrganization } from '../../../helpers.ts';
import { deliver, requestAudit } from '../report/world.ts';

const ID = 'seo.image-alt';
const create = (client: Client, audit: Pick<Audit, 'id'>, recommendation = ID) =>
  client.request('POST', `/api/audits/${audit.id}/recommendations/${recommendation}/task`);

test('a recommendation becomes a task that says why and what to do', async () => {
  const client = await makeOrganization('member');
  const audit = await deliver(client, await requestAudit(client));
  const response = await create(client, audit);
  expect(response.status).toBe(201);
  const task = (await response.json()) as Task;
  expect(task).toMatchObject({ title: 'Describe images in alt texts', priority: 'medium', status: 'todo' });
  expect(task.description).toBe(`Site: https://www.harbor-workshop.example/
Failed check: Images have alt texts

Found:
- line 41: <img src="/boats/skerry.jpg" width="640" height="480">
- line 57: <img src="/boats/dory.jpg" width="640" height="480">
- line 58: <img src="/boats/punt.jpg" width="640" height="480">

Steps:
1. Add an \`alt\` attribute to each listed image that says what it shows.
2. Give images that only decorate an empty one: \`alt=""\`.

Report: http://localhost/api/audits/${audit.id}/report`);

  const seen = (await (await client.request('GET', `/api/audits/${audit.id}`)).json()) as Audit;
  expect(seen.tasks).toEqual([{ recommendation_id: ID, task_id: task.id }]);
  expect(await (await client.request('GET', `/api/audits/${audit.id}/report`)).text()).toContain(
    `Task ${task.id}`,
  );
  const stats = (await (await client.request('GET', '/api/stats')).json()) as Record<string, unknown>;
  expect(stats).toMatchObject({ tasksByStatus: { todo: 1 } });
});

test('it becomes one task, however often and at once it is asked for', async () => {
  const client = await makeOrganization();
  const audit = await deliver(client, await requestAudit(client));
  const responses = await Promise.all([1, 2, 3].map(() => create(client, audit)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  const ids = await Promise.all(responses.map(async (each) => ((await each.json()) as Task).id));
  expect(new Set(ids).size).toBe(1);
  const again = await create(client, audit);
  expect([again.status, ((await again.json()) as Task).id]).toEqual([200, ids[0]]);
  expect(await (await client.request('GET', '/api/tasks')).json()).toHaveLength(1);
  // Another recommendation creates another task.
  const other = (await (await create(client, audit, 'performance.compression')).json()) as Task;
  expect(other).toMatchObject({ id: ids[0]! + 1, priority: 'high' });
});

test('what does not exist, or is not yours, is not found', async () => {
  const [client, stranger] = [await makeOrganization(), await makeOrganization()];
  const audit = await deliver(client, await requestAudit(client));
  expect((await create(stranger, audit)).status).toBe(404);
  expect((await create(client, { id: audit.id + 1 })).status).toBe(404);
  expect((await create(client, audit, 'seo.no-such-check')).status).toBe(404);
  expect((await create(client, audit, 'x'.repeat(151))).status).toBe(400);
  expect((await call('POST', `/api/audits/${audit.id}/recommendations/${ID}/task`)).status).toBe(401);
  expect(await (await client.request('GET', '/api/tasks')).json()).toEqual([]);
});

test('an audit that is not completed has no recommendations', async () => {
  const client = await makeOrganization();
  const audit = await requestAudit(client);
  const response = await create(client, audit);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'NOT_COMPLETED' });
});
