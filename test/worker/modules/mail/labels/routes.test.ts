import { expect, test } from 'vitest';
import { MAX_LABELS } from '../../../../../src/contract/mail/labels.ts';
import { makeOrganization } from '../../../helpers.ts';

const color = '#1a7f5a';

test('labels are created, renamed, recolored, and listed by name', async () => {
  const client = await makeOrganization();
  const created = await client.request('POST', '/api/labels', { name: ' wholesale ', color: '#1A7F5A' });
  expect(created.status).toBe(201);
  const label = await created.json<{ id: number }>();
  expect(label).toEqual({ id: expect.any(Number), name: 'wholesale', color, created_at: expect.any(String) });
  await client.request('POST', '/api/labels', { name: 'Late', color });
  const changed = await client.request('PATCH', `/api/labels/${label.id}`, { name: 'Abroad' });
  expect(await changed.json()).toMatchObject({ name: 'Abroad', color });
  const list = await (await client.request('GET', '/api/labels')).json<{ name: string }[]>();
  expect(list.map(({ name }) => name)).toEqual(['Abroad', 'Late']);
});

test('a name is there once, whatever its case, until the label is deleted', async () => {
  const client = await makeOrganization();
  const first = await client.request('POST', '/api/labels', { name: 'Late', color });
  const { id } = await first.json<{ id: number }>();
  const again = await client.request('POST', '/api/labels', { name: 'LATE', color });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'LABEL_EXISTS', errors: [{ path: 'name' }] });
  await client.request('DELETE', `/api/labels/${id}`);
  expect((await client.request('POST', '/api/labels', { name: 'LATE', color })).status).toBe(201);
});

test.each([
  [{ name: '', color }, 'name'],
  [{ name: 'x'.repeat(51), color }, 'name'],
  [{ name: 'x', color: 'red' }, 'color'],
])('%j is 400, which names the field', async (body, path) => {
  const client = await makeOrganization();
  const response = await client.request('POST', '/api/labels', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
});

test('an organization has at most 100, also if they come at once', async () => {
  const client = await makeOrganization();
  const names = Array.from({ length: MAX_LABELS + 3 }, (_, i) => `Label ${i}`);
  const answers = await Promise.all(
    names.map((name) => client.request('POST', '/api/labels', { name, color })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(MAX_LABELS).fill(201), 422, 422, 422]);
});
