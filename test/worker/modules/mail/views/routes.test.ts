import { beforeEach, describe, expect, test } from 'vitest';
import type { View } from '../../../../../src/contract/mail/views.ts';
import { forgetViews } from '../../../../../src/worker/modules/mail/views/delete.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';

let owner: Client;
let member: Client;
beforeEach(async () => {
  owner = await makeOrganization();
  member = await addMember(owner.organizationId, 'member');
});

const FILTERS = { state: 'open', assignee_id: 'me', is_read: 'false' };

async function create(body: object, as = owner): Promise<View> {
  const response = await as.request('POST', '/api/views', { name: 'Mine', filters: FILTERS, ...body });
  expect(response.status).toBe(201);
  return response.json<View>();
}

const list = async (as = owner): Promise<View[]> => (await as.request('GET', '/api/views')).json();
const namesOf = async (as = owner) => (await list(as)).map(({ name }) => name);

async function refusal(as: Client, method: string, path: string, body?: unknown) {
  const response = await as.request(method, path, body);
  const { code, errors } = await response.json<{ code: string; errors?: { path: string }[] }>();
  return [response.status, code, ...(errors ?? []).map(({ path: field }) => field)];
}

test('a view is saved, listed, changed and deleted', async () => {
  const view = await create({});
  expect(view).toEqual({
    id: expect.any(Number),
    name: 'Mine',
    filters: FILTERS,
    sort: 'newest',
    is_shared: false,
    owner_id: owner.userId,
    order: 0,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(await list()).toEqual([view]);
  const change = { name: 'Others', filters: { q: 'from:kim', tag: 'Support' }, is_shared: true, order: 3 };
  const response = await owner.request('PATCH', `/api/views/${view.id}`, change);
  expect(await response.json()).toEqual({ ...view, ...change, updated_at: expect.any(String) });
  expect((await owner.request('DELETE', `/api/views/${view.id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await refusal(owner, 'DELETE', `/api/views/${view.id}`)).toEqual([404, 'NOT_FOUND']);
});

test('the filters of a view are a query of the list', async () => {
  const view = await create({
    filters: { state: 'done', direction: 'inbound', tag: 'support', search: 'parcel' },
  });
  expect(view.filters.tag).toBe('Support');
  const query = new URLSearchParams(view.filters as Record<string, string>);
  expect((await owner.request('GET', `/api/threads?${query}`)).status).toBe(200);
});

test.each<[string, object, string]>([
  ['an unknown parameter', { sender: 'kim' }, 'filters'],
  ['a page', { limit: '10' }, 'filters'],
  ['a wrong state', { state: 'closed' }, 'filters.state'],
  ['a wrong flag', { is_read: 'yes' }, 'filters.is_read'],
  ['a number', { label_id: 7 }, 'filters.label_id'],
  ['no number', { label_id: 'x' }, 'filters.label_id'],
  ['an unknown tag', { tag: 'Sales' }, 'filters.tag'],
  ['a wrong search', { q: 'form:kim' }, 'q'],
  ['a tag and a label', { tag: 'Support', label_id: '7' }, 'filters'],
])('%s is refused', async (_, filters, path) => {
  expect(await refusal(owner, 'POST', '/api/views', { name: 'x', filters })).toEqual([
    400,
    'VALIDATION_FAILED',
    path,
  ]);
  const { id } = await create({});
  expect(await refusal(owner, 'PATCH', `/api/views/${id}`, { filters })).toEqual([
    400,
    'VALIDATION_FAILED',
    path,
  ]);
});

test.each([
  [{ name: '' }],
  [{ name: 'x'.repeat(61) }],
  [{ name: 'a\nb' }],
  [{ order: -1 }],
  [{ sort: 'oldest' }],
])('a view of %j is refused', async (body) => {
  const request = { name: 'x', filters: {}, ...body };
  expect((await owner.request('POST', '/api/views', request)).status).toBe(400);
});

test('a tag keeps its place in a view when it gets another name', async () => {
  await create({ filters: { tag: 'Support' } });
  const tags = await (await owner.request('GET', '/api/tags')).json<{ id: number; name: string }[]>();
  await owner.request('PATCH', `/api/tags/${tags.find(({ name }) => name === 'Support')!.id}`, {
    name: 'Help',
  });
  expect((await list())[0]!.filters).toEqual({ tag: 'Help' });
});

test('views are listed in their order, and equal ones by age', async () => {
  for (const [name, order] of [
    ['c', 2],
    ['a', 1],
    ['b', 1],
  ]) {
    await create({ name, order });
  }
  expect(await namesOf()).toEqual(['a', 'b', 'c']);
});

describe('a view of another member', () => {
  test('is not there unless it is shared', async () => {
    const own = await create({ name: 'own' });
    const shared = await create({ name: 'shared', is_shared: true });
    expect(await namesOf(member)).toEqual(['shared']);
    for (const [method, body] of [
      ['PATCH', { name: 'x' }],
      ['DELETE', undefined],
    ] as const) {
      expect(await refusal(member, method, `/api/views/${own.id}`, body)).toEqual([404, 'NOT_FOUND']);
      expect(await refusal(member, method, `/api/views/${shared.id}`, body)).toEqual([403, 'NOT_YOUR_VIEW']);
    }
  });

  test('is changed and deleted by admins and owners if it is shared', async () => {
    const own = await create({ name: 'own' }, member);
    const shared = await create({ name: 'shared', is_shared: true }, member);
    expect(await refusal(owner, 'PATCH', `/api/views/${own.id}`, { name: 'x' })).toEqual([404, 'NOT_FOUND']);
    const response = await owner.request('PATCH', `/api/views/${shared.id}`, { name: 'x' });
    expect(await response.json()).toMatchObject({ name: 'x', owner_id: member.userId });
    expect((await owner.request('DELETE', `/api/views/${shared.id}`)).status).toBe(200);
  });

  test('of another organization is not there', async () => {
    const shared = await create({ is_shared: true });
    const stranger = await makeOrganization();
    expect(await list(stranger)).toEqual([]);
    expect(await refusal(stranger, 'PATCH', `/api/views/${shared.id}`, { name: 'x' })).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await refusal(stranger, 'DELETE', `/api/views/${shared.id}`)).toEqual([404, 'NOT_FOUND']);
  });
});

test('a member has at most 100 views, and an organization shares at most 100', async () => {
  const plant = (isShared: number, ownerId: number) =>
    testEnv.DB.prepare(
      `INSERT INTO views SELECT ?1 * 4294967296 + 1000 * ?2 + value + 1000000 * ?3, ?1, ?3, ?2, 'x', '{}', 'newest', 0, 0, 0
      FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 99) SELECT value FROM n)`,
    )
      .bind(owner.organizationId, isShared, ownerId)
      .run();
  await plant(0, owner.userId);
  await plant(1, owner.userId);
  const full = [422, 'TOO_MANY_VIEWS'];
  const { id } = await create({});
  expect(await refusal(owner, 'POST', '/api/views', { name: 'x', filters: {} })).toEqual(full);
  await create({}, member);
  await create({ is_shared: true }, member);
  expect(await refusal(member, 'POST', '/api/views', { name: 'x', filters: {}, is_shared: true })).toEqual(
    full,
  );
  expect(await refusal(owner, 'PATCH', `/api/views/${id}`, { is_shared: true })).toEqual(full);
  expect((await owner.request('PATCH', `/api/views/${id}`, { name: 'y' })).status).toBe(200);
});

test('a deleted account takes along what it has not shared', async () => {
  await create({ name: 'own' }, member);
  await create({ name: 'shared', is_shared: true }, member);
  await create({ name: 'of another' });
  await forgetViews(testCtx(owner.organizationId), member.userId);
  expect(await namesOf(member)).toEqual(['shared']);
  expect(await namesOf(owner)).toEqual(['shared', 'of another']);
});
