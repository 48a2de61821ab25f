import { expect, test } from 'vitest';
import { MAX_RULES, type Rule } from '../../../../src/contract/mail/rules.ts';
import { addMember, type Client, makeOrganization } from '../../helpers.ts';

const condition = { field: 'subject', operator: 'contains', value: 'invoice' };
const body = (over: Record<string, unknown> = {}) => ({
  name: 'Rule',
  conditions: [condition],
  actions: [{ type: 'webhook' }],
  ...over,
});

async function make(client: Client, over: Record<string, unknown> = {}): Promise<Rule> {
  const response = await client.request('POST', '/api/rules', body(over));
  expect(response.status).toBe(201);
  return response.json<Rule>();
}
const list = async (client: Client) => (await client.request('GET', '/api/rules')).json<Rule[]>();
const names = async (client: Client) => (await list(client)).map(({ name }) => name);

test('a rule is created with its defaults, read, changed and deleted', async () => {
  const client = await makeOrganization();
  const rule = await make(client, { name: ' Invoices ' });
  expect(rule).toEqual({
    id: expect.any(Number),
    name: 'Invoices',
    is_enabled: true,
    disabled_reason: null,
    position: 1,
    match: 'all',
    conditions: [{ ...condition, negate: false }],
    actions: [{ type: 'webhook' }],
    stop: false,
    runs: 0,
    last_run_at: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const changed = await client.request('PATCH', `/api/rules/${rule.id}`, { is_enabled: false, match: 'any' });
  expect(await changed.json()).toMatchObject({ name: 'Invoices', is_enabled: false, match: 'any' });
  const read = await client.request('GET', `/api/rules/${rule.id}`);
  expect(await read.json()).toMatchObject({ is_enabled: false, match: 'any' });
  expect((await client.request('DELETE', `/api/rules/${rule.id}`)).status).toBe(200);
  expect((await client.request('GET', `/api/rules/${rule.id}`)).status).toBe(404);
  expect(await list(client)).toEqual([]);
});

test('rules run in the order of their creation until they are put into another', async () => {
  const client = await makeOrganization();
  const [a, b, c] = [
    await make(client, { name: 'a' }),
    await make(client, { name: 'b' }),
    await make(client, { name: 'c' }),
  ];
  const ordered = await client.request('PUT', '/api/rules/order', { ids: [c!.id, a!.id, b!.id] });
  expect((await ordered.json<Rule[]>()).map(({ name, position }) => [name, position])).toEqual([
    ['c', 1],
    ['a', 2],
    ['b', 3],
  ]);
  await client.request('DELETE', `/api/rules/${a!.id}`);
  await make(client, { name: 'd' });
  expect(await names(client)).toEqual(['c', 'b', 'd']);
});

test('an order that leaves out, repeats or invents a rule is 422 and changes nothing', async () => {
  const client = await makeOrganization();
  const other = await make(await makeOrganization());
  const [a, b] = [await make(client, { name: 'a' }), await make(client, { name: 'b' })];
  for (const ids of [[b.id], [b.id, b.id], [b.id, a.id, other.id], [b.id, other.id], []]) {
    const response = await client.request('PUT', '/api/rules/order', { ids });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'NOT_ALL_RULES', errors: [{ path: 'ids' }] });
  }
  expect(await names(client)).toEqual(['a', 'b']);
});

test('two orders at once leave one of them', async () => {
  const client = await makeOrganization();
  const rules = [];
  for (const name of ['a', 'b', 'c', 'd']) rules.push(await make(client, { name }));
  const ids = rules.map(({ id }) => id);
  const orders = [ids, ids.toReversed(), [ids[1], ids[0], ids[3], ids[2]]];
  await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      client.request('PUT', '/api/rules/order', { ids: orders[i % orders.length] }),
    ),
  );
  expect(orders).toContainEqual((await list(client)).map(({ id }) => id));
});

const words = (value: string) => ({ conditions: [{ field: 'words', value }] });
const actions = (...all: unknown[]) => ({ actions: all });
const reply = { type: 'reply', body: 'Hello' };

test.each<[Record<string, unknown>, string]>([
  [{ name: '' }, 'name'],
  [{ conditions: [] }, 'conditions'],
  [{ conditions: Array(11).fill(condition) }, 'conditions'],
  [{ actions: [] }, 'actions'],
  [{ actions: Array(11).fill({ type: 'webhook' }) }, 'actions'],
  [{ conditions: [{ ...condition, field: 'body' }] }, 'conditions.0.field'],
  [{ conditions: [condition, { ...condition, operator: 'matches' }] }, 'conditions.1.operator'],
  [{ conditions: [{ field: 'words', operator: 'is', value: 'x' }] }, 'conditions.0.operator'],
  [{ conditions: [{ field: 'tag', value: 'Nothing' }] }, 'conditions.0.value'],
  [{ conditions: [{ field: 'has_attachment', value: 'yes' }] }, 'conditions.0.value'],
  [words('x'.repeat(201)), 'conditions.0.value'],
  [words('   '), 'conditions.0.value'],
  [words('\u200b'), 'conditions.0.value'],
  [words('The quick brown fox jumps over the lazy dog.'), 'conditions.0.value'],
  [actions({ type: 'explode' }), 'actions.0.type'],
  [actions({ type: 'state', state: 'open' }), 'actions.0.state'],
  [actions({ type: 'priority', priority: 'extreme' }), 'actions.0.priority'],
  [actions({ type: 'webhook' }, { type: 'webhook' }), 'actions.1'],
  [actions({ type: 'webhook', webhook_id: 1 }, { type: 'webhook' }), 'actions.1'],
  [actions({ type: 'webhook', webhook_id: 1 }, { type: 'webhook', webhook_id: 1 }), 'actions.1'],
  [actions({ type: 'webhook', webhook_id: 'x' }), 'actions.0.webhook_id'],
  [actions({ type: 'move', tag: 'Nowhere' }), 'actions.0.tag'],
  [actions({ type: 'move', tag: 'Neo' }, { type: 'move', tag: 'Info' }), 'actions.1'],
  [actions({ type: 'label', label_id: 1 }, { type: 'label', label_id: 1 }), 'actions.1'],
  [actions({ type: 'no_auto_reply' }, reply), 'actions.1'],
  [actions(reply, { type: 'state', state: 'spam' }), 'actions.0'],
  [actions({ ...reply, body: 'Hello {{password}}' }), 'actions.0.body'],
  [actions({ ...reply, subject: '{{name}}' }), 'actions.0.subject'],
])('%j is 400, which names the field, and makes no rule', async (over, path) => {
  const client = await makeOrganization();
  const rule = await make(client);
  for (const response of [
    await client.request('POST', '/api/rules', body(over)),
    await client.request('PATCH', `/api/rules/${rule.id}`, over),
  ]) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  }
  expect(await list(client)).toEqual([rule]);
});

test('a label, a member or a webhook of another organization is 422, which names the action', async () => {
  const client = await makeOrganization();
  const other = await makeOrganization();
  const made = await other.request('POST', '/api/labels', { name: 'x', color: '#1a7f5a' });
  const label = await made.json<{ id: number }>();
  const hook = await other.request('POST', '/api/webhooks', { url: 'https://hooks.example.com/x' });
  const webhook = await hook.json<{ id: number }>();
  const rule = await make(client);
  for (const [action, code, field] of [
    [{ type: 'label', label_id: label.id }, 'NO_SUCH_LABEL', 'label_id'],
    [{ type: 'assign', assignee_id: other.userId }, 'NO_SUCH_MEMBER', 'assignee_id'],
    [{ type: 'webhook', webhook_id: webhook.id }, 'NO_SUCH_WEBHOOK', 'webhook_id'],
  ] as const) {
    const wanted = actions({ type: 'no_auto_reply' }, action);
    for (const response of [
      await client.request('POST', '/api/rules', body(wanted)),
      await client.request('PATCH', `/api/rules/${rule.id}`, wanted),
    ]) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code, errors: [{ path: `actions.1.${field}` }] });
    }
  }
  expect(await list(client)).toEqual([rule]);
});

test('an organization has at most 100, also if they come at once', async () => {
  const client = await makeOrganization();
  const answers = await Promise.all(
    Array.from({ length: MAX_RULES + 3 }, (_, i) =>
      client.request('POST', '/api/rules', body({ name: `${i}` })),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(MAX_RULES).fill(201), 422, 422, 422]);
  const rules = await list(client);
  expect(rules.map(({ position }) => position)).toEqual(Array.from({ length: MAX_RULES }, (_, i) => i + 1));
});

test('changes are in the audit log, and reads are for members', async () => {
  const client = await makeOrganization();
  const { id } = await make(client, { name: 'Invoices' });
  await client.request('PATCH', `/api/rules/${id}`, { stop: true });
  await client.request('PUT', '/api/rules/order', { ids: [id] });
  const member = await addMember(client.organizationId, 'member');
  for (const path of ['', `/${id}`, `/${id}/log`]) {
    expect((await member.request('GET', `/api/rules${path}`)).status).toBe(200);
  }
  expect((await member.request('PATCH', `/api/rules/${id}`, { stop: false })).status).toBe(403);
  await client.request('DELETE', `/api/rules/${id}`);
  const log = await client.request('GET', '/api/audit-log');
  const entries = await log.json<{ action: string; target: string; details: object }[]>();
  expect(entries.map(({ action, target }) => [action, target])).toEqual([
    ['rule.deleted', 'rule:Invoices'],
    ['rule.ordered', 'rules'],
    ['rule.updated', 'rule:Invoices'],
    ['rule.created', 'rule:Invoices'],
  ]);
  expect(entries[2]).toMatchObject({ details: { fields: ['stop'] } });
});
