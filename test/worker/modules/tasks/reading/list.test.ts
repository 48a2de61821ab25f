import { beforeAll, describe, expect, test } from 'vitest';
import type { Task } from '../../../../../src/contract/tasks.ts';
import { writeCursor } from '../../../../../src/worker/platform/http/page.ts';
import { costOf } from '../../../counting.ts';
import { type Client, call, makeOrganization } from '../../../helpers.ts';
import { type SeededTask, seedTasks } from '../seed.ts';

const FILTERS = [undefined, 'todo', 'done']
  .flatMap((status) =>
    [undefined, 'medium', 'urgent'].flatMap((priority) =>
      [undefined, 'Support', 'Neo'].map((tag) => ({ status, priority, tag })),
    ),
  )
  .flatMap((filter) => ['', 'none', 'me', '8'].map((assignee_id) => ({ ...filter, assignee_id })));

let client: Client;
let seeded: SeededTask[];

beforeAll(async () => {
  // The ids of the other organizations' tasks lie right before and after those of this one.
  await seedTasks((await makeOrganization()).organizationId, 3000);
  client = await makeOrganization();
  seeded = await seedTasks(client.organizationId, 3000, client.userId);
  await seedTasks((await makeOrganization()).organizationId, 3000);
  // The first call of a session extends it, which costs one more round trip.
  await costOf(client, '/api/stats');
});

describe.each(FILTERS)(
  'tasks with status $status, priority $priority, tag $tag, assignee $assignee_id',
  (filter) => {
    test('pages by cursor list each task once, in order, within the budget', async () => {
      const { status, priority, tag, assignee_id } = filter;
      const assignee = { '': undefined, none: null, me: client.userId, '8': 8 }[assignee_id];
      const expected = seeded.filter(
        (task) =>
          (!status || task.status === status) &&
          (!priority || task.priority === priority) &&
          (!tag || task.tag === tag) &&
          (assignee === undefined || task.assignee_id === assignee),
      );
      const parameters = Object.entries(filter).filter((entry): entry is [string, string] => !!entry[1]);
      const ids: number[] = [];
      let path: string | null = `/api/tasks?${new URLSearchParams(parameters)}`;
      for (let pages = 0; path; pages++) {
        const { response, cost } = await costOf(client, path);
        expect(response.status).toBe(200);
        expect(cost.rowsRead).toBeLessThanOrEqual(200);
        expect(cost.roundTrips).toBeLessThanOrEqual(2);
        expect(response.headers.get('x-total-count')).toBe(
          priority || tag || assignee_id ? null : String(expected.length),
        );
        ids.push(...((await response.json()) as Task[]).map(({ id }) => id));
        path = /<http:\/\/localhost([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
        expect(pages).toBeLessThan(100);
      }
      expect(ids).toEqual(expected.map(({ id }) => id));
    });
  },
);

test('pages by offset work, and the case of a tag does not matter', async () => {
  const { response } = await costOf(client, '/api/tasks?tag=sUPPort&limit=5&offset=7');
  const expected = seeded.filter(({ tag }) => tag === 'Support').slice(7, 12);
  expect(((await response.json()) as Task[]).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(await (await client.request('GET', '/api/tasks?offset=1000000')).json()).toEqual([]);
});

test.each([
  'limit=-1',
  'limit=0',
  'limit=1e9',
  'limit=abc',
  'offset=-1',
  'status=doing',
  'priority=HIGH',
  'tag=Sales',
  'assignee=me',
  'assignee_id=0',
  'assignee_id=you',
  'cursor=abc',
  `cursor=${writeCursor(1, 2)}`,
  `cursor=${writeCursor(5)}&offset=5`,
])('%s is refused', async (query) => {
  const response = await client.request('GET', `/api/tasks?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('without a session it is 401', async () => {
  expect((await call('GET', '/api/tasks')).status).toBe(401);
});
