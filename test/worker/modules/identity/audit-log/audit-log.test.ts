import { beforeAll, expect, test } from 'vitest';
import { costOf } from '../../../counting.ts';
import { addMember, type Client, call, makeOrganization, testEnv } from '../../../helpers.ts';

interface Entry {
  id: number;
  actor: string;
  actor_name: string;
  action: string;
  target: string;
  details: object;
}

const ACTIONS = ['inbox.created', 'inbox.updated', 'inboxes.opened', 'member.joined'];
const ROWS = 1200;
/** One in this many entries is rare: `webhook.created` by `key:…`. */
const RARE = 400;

let owner: Client;
let keyId: number;
let seeded: { id: number; actor: string; action: string }[];

async function seed(organizationId: number, userId: number, key: number) {
  await testEnv.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      INSERT INTO audit_log (organization_id, created_at, actor, action, target, details, request_id)
      SELECT ?2, i, CASE WHEN i % ?3 = 0 THEN 'key:' || CAST(?4 AS INTEGER) WHEN i % 2 = 0 THEN 'user:' || CAST(?5 AS INTEGER) ELSE 'system' END,
        CASE WHEN i % ?3 = 0 THEN 'webhook.created' ELSE json_extract(?6, '$[' || (i % 4) || ']') END,
        'thing:' || i, '{"fields":["name"]}', 'request-' || i FROM n`,
  )
    .bind(ROWS, organizationId, RARE, key, userId, JSON.stringify(ACTIONS))
    .run();
}

beforeAll(async () => {
  owner = await makeOrganization();
  const created = await owner.request('POST', '/api/settings/security/api-keys', { name: 'n8n' });
  keyId = ((await created.json()) as { id: number }).id;
  await testEnv.DB.prepare('DELETE FROM audit_log WHERE organization_id = ?')
    .bind(owner.organizationId)
    .run();
  await seed(owner.organizationId, owner.userId, keyId);
  const other = await makeOrganization();
  await seed(other.organizationId, owner.userId, keyId);
  const { results } = await testEnv.DB.prepare(
    'SELECT id, actor, action FROM audit_log WHERE organization_id = ? ORDER BY id DESC',
  )
    .bind(owner.organizationId)
    .all<{ id: number; actor: string; action: string }>();
  seeded = results;
  expect(seeded).toHaveLength(ROWS);
});

const nextOf = (response: Response) =>
  /^<http:\/\/localhost([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null;

const FILTERS: [string, (row: { actor: string; action: string }) => boolean][] = [
  ['', () => true],
  ['action=inbox', ({ action }) => action.startsWith('inbox.')],
  ['action=inbox.created', ({ action }) => action === 'inbox.created'],
  ['action=webhook', ({ action }) => action === 'webhook.created'],
  ['action=nothing', () => false],
  ['actor=system', ({ actor }) => actor === 'system'],
  ['actor=user:USER', ({ actor }) => actor.startsWith('user:')],
  ['actor=key:KEY', ({ actor }) => actor.startsWith('key:')],
  [
    'actor=user:USER&action=inboxes',
    ({ actor, action }) => actor.startsWith('user:') && action === 'inboxes.opened',
  ],
];

test.each(FILTERS)('pages with the filter %j give each row once, newest first', async (filter, matches) => {
  const query = filter.replace('USER', String(owner.userId)).replace('KEY', String(keyId));
  const ids: number[] = [];
  let path: string | null = `/api/audit-log?limit=200&${query}`;
  while (path) {
    const { response, cost } = await costOf(owner, path);
    expect(response.status).toBe(200);
    const rows = (await response.json()) as Entry[];
    // One filter reads the listed rows and their names; two filters may skip rows.
    if (!query.includes('&')) expect(cost.rowsRead).toBeLessThanOrEqual(2 * rows.length + 20);
    ids.push(...rows.map(({ id }) => id));
    path = nextOf(response);
  }
  expect(ids).toEqual(seeded.filter(matches).map(({ id }) => id));
});

const cursorOf = (...positions: number[]) => Buffer.from(positions.join('.')).toString('base64url');

test('pages go on where they were when something is written meanwhile', async () => {
  const client = await makeOrganization();
  await seed(client.organizationId, client.userId, keyId);
  const path = '/api/audit-log?limit=3&fields=id';
  const idsOf = async (at: string) => {
    const response = await client.request('GET', at);
    const rows = (await response.json()) as Pick<Entry, 'id'>[];
    return { ids: rows.map(({ id }) => id), next: nextOf(response) };
  };
  const first = await idsOf(path);
  const all = await idsOf('/api/audit-log?limit=6&fields=id');
  await client.request('POST', '/api/settings/security/api-keys', { name: 'meanwhile' });
  const second = await idsOf(first.next!);
  expect([...first.ids, ...second.ids]).toEqual(all.ids);
  expect((await idsOf(path)).ids).not.toEqual(first.ids);
});

test.each([
  ['one position, as cursors have always had', (id: number) => cursorOf(id)],
  ['two, of an organization that lay in another database, and', (id: number) => cursorOf(id - 20, id)],
])('a cursor with %s goes on without leaving anything out', async (_, cursor) => {
  const { id } = seeded[9]!;
  const response = await owner.request('GET', `/api/audit-log?limit=5&cursor=${cursor(id)}`);
  expect(response.status).toBe(200);
  const ids = ((await response.json()) as Entry[]).map((row) => row.id);
  expect(ids).toEqual(seeded.slice(10, 15).map((row) => row.id));
});

test('the cursor of another organization shows nothing of it', async () => {
  const client = await makeOrganization();
  await client.request('POST', '/api/settings/security/api-keys', { name: 'own' });
  const cursor = cursorOf(Number.MAX_SAFE_INTEGER, seeded[0]!.id);
  const response = await client.request('GET', `/api/audit-log?cursor=${cursor}`);
  expect(((await response.json()) as Entry[]).map(({ action }) => action)).toEqual(['api_key.created']);
});

test('an entry says who did what to what', async () => {
  const response = await owner.request('GET', `/api/audit-log?limit=1&actor=key:${keyId}`);
  expect(await response.json()).toEqual([
    {
      id: expect.any(Number),
      created_at: new Date(ROWS).toISOString(),
      actor: `key:${keyId}`,
      actor_name: 'n8n',
      action: 'webhook.created',
      target: `thing:${ROWS}`,
      details: { fields: ['name'] },
      request_id: `request-${ROWS}`,
    },
  ]);
  const names = (await (await owner.request('GET', '/api/audit-log?limit=4')).json()) as Entry[];
  expect(new Set(names.map(({ actor_name }) => actor_name))).toEqual(new Set(['n8n', 'System', 'Test User']));
});

test('a deleted key or user is named by its number', async () => {
  const { organizationId } = await makeOrganization();
  const admin = await addMember(organizationId, 'admin');
  await testEnv.DB.prepare(
    `INSERT INTO audit_log (organization_id, created_at, actor, action, target, details, request_id)
      VALUES (?1, 1, 'user:999999999', 'a.b', 'x', '{}', 'x'), (?1, 1, ?2, 'a.b', 'x', '{}', 'x')`,
  )
    // The name of a key of another organization is not shown.
    .bind(organizationId, `key:${keyId}`)
    .run();
  const rows = (await (await admin.request('GET', '/api/audit-log')).json()) as Entry[];
  expect(rows.map(({ actor_name }) => actor_name)).toEqual([`key:${keyId}`, 'user:999999999']);
});

test('admins and their keys may read it, members may not', async () => {
  const { organizationId } = await makeOrganization();
  const admin = await addMember(organizationId, 'admin');
  const member = await addMember(organizationId, 'member');
  const refused = await member.request('GET', '/api/audit-log');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'ROLE_REQUIRED' });
  const make = async (scopes: string[]) => {
    const created = await admin.request('POST', '/api/settings/security/api-keys', { name: 'k', scopes });
    return ((await created.json()) as { key: string }).key;
  };
  const read = async (key: string) => call('GET', '/api/audit-log', undefined, { 'x-api-key': key });
  const listed = await read(await make(['audit-log:read']));
  expect(listed.status).toBe(200);
  expect(((await listed.json()) as Entry[]).map(({ action, actor_name }) => [action, actor_name])).toEqual([
    ['api_key.created', 'Test User'],
  ]);
  expect((await read(await make(['tasks:read']))).status).toBe(403);
});

test.each([
  ['limit', 'limit=201'],
  ['action', 'action=inbox.'],
  ['action', 'action=%25'],
  ['actor', 'actor=7'],
  ['actor', 'actor=user:x'],
  ['cursor', 'cursor=abc'],
  ['cursor', `cursor=${cursorOf(1, 2, 3)}`],
  ['cursor', `cursor=${Buffer.from('1.x').toString('base64url')}`],
  ['offset', 'offset=1'],
])('a wrong %s is refused: %s', async (field, query) => {
  const response = await owner.request('GET', `/api/audit-log?${query}`);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { errors: { path: string }[] }).errors[0]?.path).toBe(field);
});
