import { beforeEach, expect, test } from 'vitest';
import { removePast } from '../../../../src/worker/modules/retention/remove-past.ts';
import { loadWork } from '../../../../src/worker/modules.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv } from '../../helpers.ts';

const PATH = '/api/settings/retention';
const DAY = 86_400_000;
const DEFAULTS = {
  trash_days: 30,
  spam_days: 30,
  audit_log_days: 365,
  event_days: 7,
  delivery_days: 30,
  set_aside_days: 90,
  revoked_key_days: 90,
};

let client: Client;
beforeEach(async () => {
  client = await makeOrganization('admin');
});

const run = (query: string, ...values: unknown[]) =>
  testEnv.DB.prepare(query)
    .bind(...values)
    .run();
const count = async (table: string, { organizationId }: Client) =>
  testEnv.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE organization_id = ?`)
    .bind(organizationId)
    .first<number>('n');

/** Runs the retention of cron for this organization. */
async function tick({ organizationId }: Client): Promise<void> {
  await run("INSERT OR REPLACE INTO positions VALUES ('retention', ?)", String(organizationId - 1));
  await removePast(testCtx(organizationId), await loadWork());
}

test('admins change how long things are kept, which the audit log records', async () => {
  const member = await addMember(client.organizationId, 'member');
  expect(await (await member.request('GET', PATH)).json()).toEqual(DEFAULTS);
  expect((await member.request('PUT', PATH, { trash_days: 3 })).status).toBe(403);
  const changed = { ...DEFAULTS, trash_days: 3, audit_log_days: 400 };
  const answer = await client.request('PUT', PATH, { trash_days: 3, audit_log_days: 400 });
  expect(await answer.json()).toEqual(changed);
  expect(await (await member.request('GET', PATH)).json()).toEqual(changed);
  const entry = await testEnv.DB.prepare(
    "SELECT details FROM audit_log WHERE organization_id = ? AND action = 'retention.changed'",
  )
    .bind(client.organizationId)
    .first<string>('details');
  expect(JSON.parse(entry!)).toEqual(changed);
  expect(await (await client.request('PUT', PATH, {})).json()).toEqual(DEFAULTS);
});

test.each([
  [{ trash_days: 0 }, 'trash_days'],
  [{ spam_days: 366 }, 'spam_days'],
  [{ audit_log_days: 29 }, 'audit_log_days'],
  [{ event_days: 8 }, 'event_days'],
  [{ delivery_days: 1.5 }, 'delivery_days'],
  [{ set_aside_days: null }, 'set_aside_days'],
])('%j is 400, which names the field, and changes nothing', async (body, path) => {
  const response = await client.request('PUT', PATH, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
  expect(await (await client.request('GET', PATH)).json()).toEqual(DEFAULTS);
});

let planted = 0;

/** Inserts a row of each kind that is as old as `days` says, in the tables that the settings are about. */
async function plant({ organizationId, userId }: Client, days: Record<string, number>): Promise<void> {
  const at = (name: string) => Date.now() - days[name]! * DAY;
  const key = `${organizationId} ${Math.random()}`;
  const newId = () => organizationId * 2 ** 32 + ++planted;
  await run(
    "INSERT INTO audit_log (id, organization_id, created_at, actor, action, target, details, request_id) VALUES (?, ?, ?, 'system', 'a.b', '', '{}', '')",
    newId(),
    organizationId,
    at('audit_log'),
  );
  await run(
    "INSERT INTO events (id, organization_id, type, data, created_at, delivered_at) VALUES (?, ?, 'task.updated', '{}', ?, 1)",
    newId(),
    organizationId,
    at('event'),
  );
  const webhook = await testEnv.DB.prepare(
    "INSERT INTO webhooks (id, organization_id, secret_id, url, description, is_active, secret, created_at, updated_at) VALUES (?, ?, ?, '', '', 1, '1.x.x', 0, 0) RETURNING id",
  )
    .bind(newId(), organizationId, key)
    .first<number>('id');
  for (const [i, state] of ['pending', 'delivered', 'failed'].entries()) {
    await run(
      `INSERT INTO webhook_deliveries (id, organization_id, webhook_id, event_id, type, data, created_at, state, remove_at)
        VALUES (?, ?, ?, ?, 'task.updated', '{}', ?, ?, 9e15)`,
      newId(),
      organizationId,
      webhook,
      i + 1,
      at('delivery'),
      state,
    );
  }
  const inbox = organizationId * 1000;
  await run(
    "INSERT OR IGNORE INTO jobs (id, organization_id, kind, subject_id) VALUES (?, ?, 'sync', ?)",
    newId(),
    organizationId,
    inbox,
  );
  await run(
    "INSERT INTO set_aside (inbox_id, uidvalidity, uid, organization_id, code, message, attempts, created_at) VALUES (?, '1', ?, ?, 'X', '', 1, ?)",
    inbox,
    Math.floor(Math.random() * 1e9),
    organizationId,
    at('set_aside'),
  );
  for (const column of ['revoked_at', 'expires_at']) {
    await run(
      `INSERT INTO api_keys (organization_id, user_id, name, key_hash, last_four, created_at, ${column}) VALUES (?, ?, 'k', ?, 'xxxx', 0, ?)`,
      organizationId,
      userId,
      `${key} ${column}`,
      at('revoked_key'),
    );
  }
}

const TABLES = { audit_log: 1, events: 1, webhook_deliveries: 3, set_aside: 1, api_keys: 2 };

test('cron deletes what is older than the organization keeps it, and only of this organization', async () => {
  const other = await makeOrganization();
  const young = { audit_log: 364, event: 6, delivery: 29, set_aside: 89, revoked_key: 89 };
  const old = { audit_log: 366, event: 8, delivery: 31, set_aside: 91, revoked_key: 91 };
  await plant(client, young);
  await plant(client, old);
  await plant(other, old);
  await tick(client);
  for (const [table, rows] of Object.entries(TABLES))
    expect([table, await count(table, client)]).toEqual([table, rows]);
  await client.request('PUT', PATH, {
    audit_log_days: 30,
    event_days: 1,
    delivery_days: 1,
    set_aside_days: 1,
    revoked_key_days: 1,
  });
  await tick(client);
  for (const table of Object.keys(TABLES)) {
    // The change of the settings is in the audit log.
    expect([table, await count(table, client)]).toEqual([table, table === 'audit_log' ? 1 : 0]);
  }
});

test('cron visits all organizations in turn', async () => {
  await run("DELETE FROM positions WHERE name = 'retention'");
  const visited: string[] = [];
  for (let n = 0; n < 500; n++) {
    await removePast(testCtx(1), []);
    const position = await testEnv.DB.prepare(
      "SELECT value FROM positions WHERE name = 'retention'",
    ).first<string>('value');
    visited.push(position!);
    if (position === '0') break;
  }
  expect(visited.at(-1)).toBe('0');
  expect(visited.slice(0, -1).map(Number)).toEqual(
    visited
      .slice(0, -1)
      .map(Number)
      .sort((a, b) => a - b),
  );
});
