import { expect, test } from 'vitest';
import type { TaskChange } from '../../../../../src/contract/tasks.ts';
import { makeOrganization } from '../../../helpers.ts';
import { create, patch } from '../calls.ts';

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
