import { expect } from 'vitest';
import type { Task, TaskChange } from '../../../../src/contract/tasks.ts';
import { type Client, testEnv } from '../../helpers.ts';

export async function create(client: Client, body: unknown): Promise<Task> {
  const response = await client.request('POST', '/api/tasks', body);
  expect(response.status).toBe(201);
  return response.json();
}

export const patch = (client: Client, id: number, body: unknown) =>
  client.request('PATCH', `/api/tasks/${id}`, body);

export async function history(client: Client, id: number): Promise<TaskChange[]> {
  return (await client.request('GET', `/api/tasks/${id}/history`)).json();
}

/** Returns the stored counts, and those of the rows. */
export async function counts(organizationId: number) {
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

export async function events(organizationId: number, type = 'task.updated') {
  const { results } = await testEnv.DB.prepare(
    'SELECT type, data FROM events WHERE organization_id = ? AND type = ? ORDER BY id',
  )
    .bind(organizationId, type)
    .all<{ type: string; data: string }>();
  return results.map(({ type, data }) => ({ type, data: JSON.parse(data) }));
}
