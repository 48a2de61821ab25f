import { beforeAll, describe, expect, test } from 'vitest';
import type { Task } from '../../../../../src/contract/tasks.ts';
import { writeCursor } from '../../../../../src/worker/platform/http/page.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { seedTasks } from '../seed.ts';

const FILTERS = ['', 'todo', 'done']
  .flatMap((status) =>
    ['', 'medium', 'urgent'].flatMap((priority) =>
      ['', 'Support', 'Neo'].map((tag) => ({ status, priority, tag })),
    ),
  )
  .flatMap((filter) => ['', 'me', 'none'].map((assignee_id) => ({ ...filter, assignee_id })));
const VIEWS = [
  { overdue: '', snoozed: 'true' },
  { overdue: '', snoozed: 'false' },
  { overdue: '', snoozed: '' },
  { overdue: 'true', snoozed: '' },
  { overdue: 'true', snoozed: 'true' },
  { overdue: 'true', snoozed: 'false' },
];

interface Row {
  id: number;
  status: string;
  priority: string;
  tag: string | null;
  assignee_id: number | null;
  due_at: number | null;
  snoozed_until: number | null;
  is_hidden: number;
}

const now = Date.now();
let client: Client;
let rows: Row[];

/** Creates long runs of snoozed tasks and of tasks that are due or not, so that nothing is found by chance. */
async function seed(assignee?: number): Promise<Client> {
  const made = await makeOrganization();
  await seedTasks(made.organizationId, 3000, assignee ?? made.userId);
  await testEnv.DB.prepare(
    `UPDATE tasks SET
        due_at = CASE WHEN id % 3 = 1 THEN ?2 + (id % 17 - 9) * 3600000 END,
        snoozed_until = CASE WHEN status <> 'done' AND (id / 400) % 2 = 1 THEN ?2 + 3600000 END,
        is_hidden = id % 50 = 0
      WHERE organization_id = ?1`,
  )
    .bind(made.organizationId, now)
    .run();
  return made;
}

beforeAll(async () => {
  await seed();
  client = await seed();
  await seed();
  const { results } = await testEnv.DB.prepare(
    `SELECT id, status, priority, tag, assignee_id, due_at, snoozed_until, is_hidden FROM tasks
      WHERE organization_id = ? ORDER BY id DESC`,
  )
    .bind(client.organizationId)
    .all<Row>();
  rows = results;
  await costOf(client, '/api/stats');
});

describe.each(VIEWS)('with overdue=$overdue and snoozed=$snoozed', (view) => {
  test.each(FILTERS)(
    'status $status, priority $priority, tag $tag, assignee $assignee_id: each task once, in order, within the budget',
    async (filter) => {
      const { status, priority, tag, assignee_id } = filter;
      const assignee = { '': undefined, me: client.userId, none: null }[assignee_id];
      const found = rows.filter(
        (task) =>
          task.is_hidden === 0 &&
          (!status || task.status === status) &&
          (!priority || task.priority === priority) &&
          (!tag || task.tag === tag) &&
          (assignee === undefined || task.assignee_id === assignee) &&
          (!view.snoozed || (task.snoozed_until !== null) === (view.snoozed === 'true')) &&
          (!view.overdue || (task.due_at !== null && task.due_at <= now && task.status !== 'done')),
      );
      const expected = view.overdue
        ? found.toSorted((a, b) => (a.due_at ?? 0) - (b.due_at ?? 0) || a.id - b.id)
        : found;
      const parameters = Object.entries({ ...filter, ...view }).filter(([, value]) => value !== '');
      const ids: number[] = [];
      let path: string | null = `/api/tasks?${new URLSearchParams(parameters)}`;
      for (let pages = 0; path && pages < 4; pages++) {
        const { response, cost } = await costOf(client, path);
        expect(response.status).toBe(200);
        expect(cost.rowsRead).toBeLessThanOrEqual(200);
        expect(cost.roundTrips).toBeLessThanOrEqual(2);
        ids.push(...((await response.json()) as Task[]).map(({ id }) => id));
        path = /<http:\/\/localhost([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(ids).toEqual(expected.slice(0, 200).map(({ id }) => id));
    },
  );
});

test('an overdue list has offsets too', async () => {
  const first = await client.request('GET', '/api/tasks?overdue=true&limit=5');
  const ids = ((await first.json()) as Task[]).map(({ id }) => id);
  const later = await client.request('GET', '/api/tasks?overdue=true&limit=3&offset=2');
  expect(((await later.json()) as Task[]).map(({ id }) => id)).toEqual(ids.slice(2));
});

test.each(['overdue=false', 'overdue=1', 'snoozed=yes', `overdue=true&cursor=${writeCursor(5)}`])(
  '%s is refused',
  async (query) => {
    const response = await client.request('GET', `/api/tasks?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  },
);

test('the total of snoozed tasks and of the others is known while they are few', async () => {
  const made = await makeOrganization();
  await seedTasks(made.organizationId, 200);
  const totals = async (query: string) => {
    const answers = ['true', 'false'].map(async (snoozed) => {
      const path = `/api/tasks?limit=1&snoozed=${snoozed}${query}`;
      return (await made.request('GET', path)).headers.get('x-total-count');
    });
    return Promise.all(answers);
  };
  const snooze = (condition: string) =>
    testEnv.DB.prepare(
      `UPDATE tasks SET snoozed_until = 4e12 WHERE organization_id = ? AND status = 'todo' AND ${condition}`,
    )
      .bind(made.organizationId)
      .run();
  expect(await totals('')).toEqual(['0', '200']);
  await snooze('(id & 4294967295) % 9 = 0');
  const { results } = await testEnv.DB.prepare(
    'SELECT status FROM tasks WHERE organization_id = ? AND snoozed_until IS NOT NULL',
  )
    .bind(made.organizationId)
    .all();
  const n = results.length;
  expect(n).toBeGreaterThan(5);
  expect(await totals('')).toEqual([String(n), String(200 - n)]);
  expect(await totals('&status=todo')).toEqual([String(n), String(66 - n)]);
  expect(await totals('&status=done')).toEqual(['0', '67']);
  expect(await totals('&priority=low')).toEqual([null, null]);
  await snooze('true');
  expect(await totals('')).toEqual([null, null]);
});
