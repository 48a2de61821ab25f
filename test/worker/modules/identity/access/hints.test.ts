/** Hints of sessions and keys. The first batch of each call checks the hint: one trip, and no access after its end. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../../../src/worker/app.ts';
import { countingEnv } from '../../../counting.ts';
import { addMember, type Client, call, makeOrganization, testEnv } from '../../../helpers.ts';
import { memberId } from '../organizations/world.ts';

const app = createApp();
const KEYS = '/api/settings/security/api-keys';
const email = {
  message_id: '<hint@example.com>',
  from_address: 'kim@example.com',
  to_address: 'support@example.com',
  subject: 'Where is my order?',
  body_text: 'It is late.',
};

async function tripsOf(client: Client, method: string, path: string, body?: unknown): Promise<number> {
  const cost = { rowsRead: 0, roundTrips: 0 };
  const execution = createExecutionContext();
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    cookie: client.cookie,
    ...(content && { 'content-type': 'application/json', 'content-length': String(content.length) }),
  };
  const response = await app.fetch(
    new Request(`http://localhost${path}`, { method, headers, ...(content && { body: content }) }),
    countingEnv(testEnv, cost),
    execution,
  );
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  const { roundTrips } = cost;
  await waitOnExecutionContext(execution);
  return roundTrips;
}

const countTasks = (client: Client) =>
  testEnv.DB.prepare('SELECT count(*) FROM tasks WHERE organization_id = ?')
    .bind(client.organizationId)
    .first<number>('count(*)');

/** Makes the isolate remember a client. */
const warm = async (client: Client) => expect((await client.request('GET', '/api/tasks')).status).toBe(200);

test('calls take one trip, that of the data, and over two databases one more before they write', async () => {
  const owner = await makeOrganization();
  const { id } = await (await owner.request('POST', '/api/emails', email)).json<{ id: number }>();
  const [task] = await (await owner.request('GET', '/api/tasks')).json<{ id: number }[]>();
  for (const [method, path, body] of [
    ['GET', '/api/emails?limit=50'],
    ['GET', '/api/threads?limit=50'],
    ['GET', `/api/emails/${id}/thread`],
    ['GET', '/api/stats'],
    ['GET', '/api/tasks'],
    ['GET', `/api/tasks/${task!.id}`],
    ['PATCH', '/api/emails/read', { ids: [id], is_read: true }],
    ['PATCH', `/api/tasks/${task!.id}`, { status: 'in_progress' }],
  ] as const) {
    const trips = testEnv.DB_2 && method === 'PATCH' ? 2 : 1;
    expect(await tripsOf(owner, method, path, body), `${method} ${path}`).toBe(trips);
  }
});

describe.each([
  ['GET', '/api/tasks', undefined],
  ['POST', '/api/tasks', { title: 'Not mine to write' }],
  ['POST', '/api/tasks', { title: '' }],
  ['GET', '/api/tasks/1', undefined],
] as const)('%s %s %j', (method, path, body) => {
  const ask32 = async (client: Client) =>
    (await Promise.all(Array.from({ length: 32 }, () => client.request(method, path, body)))).map(
      ({ status }) => status,
    );

  test('is refused from the moment that the session ends', async () => {
    const owner = await makeOrganization();
    await warm(owner);
    expect((await owner.request('POST', '/api/auth/sign-out')).status).toBe(200);
    expect(new Set(await ask32(owner))).toEqual(new Set([401]));
    expect(await countTasks(owner)).toBe(0);
  });

  test('is refused from the moment that the user is no member any more', async () => {
    const owner = await makeOrganization();
    const member = await addMember(owner.organizationId, 'member');
    await warm(member);
    const removed = await owner.request('POST', '/api/auth/organization/remove-member', {
      memberIdOrEmail: memberId(member, owner.organizationId),
    });
    expect(removed.status, await removed.clone().text()).toBe(200);
    expect(new Set(await ask32(member))).toEqual(new Set([401]));
    expect(await countTasks(owner)).toBe(0);
  });

  test('is refused from the moment that the key is revoked', async () => {
    const owner = await makeOrganization();
    const { id, key } = await (await owner.request('POST', KEYS, { name: 'n8n' })).json<{
      id: number;
      key: string;
    }>();
    const byKey = () => call(method, path, body, { 'x-api-key': key });
    // The first use is recorded, and the second finds the record.
    for (let use = 0; use < 3; use++)
      expect((await call('GET', '/api/tasks', undefined, { 'x-api-key': key })).status).toBe(200);
    expect((await owner.request('DELETE', `${KEYS}/${id}`)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 32 }, byKey));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await countTasks(owner)).toBe(0);
  });
});

test('a role holds from the moment that it changes, and the call keeps its body', async () => {
  const owner = await makeOrganization();
  const other = await addMember(owner.organizationId, 'member');
  const make = (name: string) => other.request('POST', KEYS, { name });
  const become = async (role: string) => {
    const answer = await owner.request('POST', '/api/auth/organization/update-member-role', {
      memberId: memberId(other, owner.organizationId),
      role,
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  await warm(other);
  expect((await make('one')).status).toBe(403);
  await become('admin');
  const made = await make('two');
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ name: 'two' });
  await warm(other);
  await become('member');
  expect((await make('three')).status).toBe(403);
});

test('a key in the cookie is nobody, nor is the secret of a session in the header of keys', async () => {
  const owner = await makeOrganization();
  const { key } = await (await owner.request('POST', KEYS, { name: 'n8n' })).json<{ key: string }>();
  await warm(owner);
  for (let use = 0; use < 3; use++)
    expect((await call('GET', '/api/tasks', undefined, { 'x-api-key': key })).status).toBe(200);
  const secret = owner.cookie.split('=')[1]!;
  const asCookie = await call('GET', '/api/tasks', undefined, { cookie: `herald_session=${key}` });
  const asKey = await call('GET', '/api/tasks', undefined, { 'x-api-key': secret });
  expect([asCookie.status, asKey.status]).toEqual([401, 401]);
});
