import { expect, test } from 'vitest';
import { makeOrganization } from '../../../helpers.ts';

test('no two entries have the same id, also of those that the directory writes at the same time', async () => {
  const client = await makeOrganization();
  const changes = Array.from({ length: 8 }, (_, i) => [
    client.request('POST', '/api/settings/security/api-keys', { name: `key ${i}` }),
    client.request('PUT', '/api/settings/retention', { trash_days: 30 + i }),
  ]).flat();
  for (const response of await Promise.all(changes)) expect(response.ok).toBe(true);
  const entries = (await (await client.request('GET', '/api/audit-log?limit=100')).json()) as {
    id: number;
    action: string;
  }[];
  const paritiesOf = (action: string) =>
    entries.filter((entry) => entry.action === action).map(({ id }) => id % 2);
  expect(paritiesOf('api_key.created')).toEqual(Array(8).fill(0));
  expect(paritiesOf('retention.changed')).toEqual(Array(8).fill(1));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});
