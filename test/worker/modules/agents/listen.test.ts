import type { Client as McpClient } from '@modelcontextprotocol/client';
import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../../src/worker/modules/agents/hands/run-tool.ts';
import { watch } from '../../../../src/worker/modules/agents/mcp/listen.ts';
import { testCtx } from '../../helpers.ts';
import { type AgentWorld, addInbox, CURRENT, connect, makeWorld, type TestAgent } from './world.ts';

let world: AgentWorld;
let agent: TestAgent;
let client: McpClient;
/** The addresses of which the client was told. */
let told: string[];

beforeEach(async () => {
  world = await makeWorld();
  await addInbox(world.owner);
  agent = await world.agent();
  client = await connect(agent.key, CURRENT);
  told = [];
  client.setNotificationHandler(
    'notifications/resources/updated',
    ({ params }) => void told.push(params.uri),
  );
});

const mail = (subject: string) => world.receive({ subject, body_text: 'Hello' });

test('a stream names what has changed, and ends with the stop button', { timeout: 60_000 }, async () => {
  const id = await mail('First');
  const other = await mail('Second');
  const conversation = `herald://conversation/${id}`;
  const stream = await client.listen({
    resourceSubscriptions: ['herald://inbox', conversation, `herald://conversation/${other}`],
  });
  expect(stream.honoredFilter.resourceSubscriptions).toHaveLength(3);
  await mail('Third');
  await expect.poll(() => told, { timeout: 20_000 }).toEqual(['herald://inbox']);
  const { contents } = await client.readResource({ uri: 'herald://inbox' });
  expect((contents[0] as { text: string }).text).toContain('Third');
  // Who is told reads it: nothing of a mail is on the stream.
  await world.owner.request('PATCH', `/api/threads/${id}`, { assignee_id: world.owner.userId });
  await expect
    .poll(() => told.slice(1).sort(), { timeout: 20_000 })
    .toEqual([conversation, 'herald://inbox']);
  await world.owner.request('POST', '/api/agents/stop', {});
  expect(await stream.closed).toBe('graceful');
});

test('a stream ends with its connection, and tells nothing of other inboxes', {
  timeout: 60_000,
}, async () => {
  const inboxId = await addInbox(world.owner, { tag: 'Own', name: 'Own', email_address: 'own@example.org' });
  await agent.call('get_workspace');
  await agent.set('inbox_ids', [inboxId]);
  const stream = await client.listen({ resourceSubscriptions: ['herald://inbox'] });
  await mail('Of another inbox');
  const connection = await agent.connectionId();
  await new Promise((resolve) => setTimeout(resolve, 7_000));
  expect(told).toEqual([]);
  await world.owner.request('DELETE', `/api/agents/connections/${connection}`);
  expect(await stream.closed).toBe('graceful');
});

test.each([
  ['an unknown address', ['herald://report/2026-11-01/2026-11-02'], 'resourceSubscriptions'],
  ['too many', Array.from({ length: 6 }, (_, i) => `herald://task/${i + 1}`), 'at most 5'],
  ['one that does not exist', ['herald://conversation/1'], 'NOT_FOUND'],
])('%s is refused', async (_, resourceSubscriptions, reason) => {
  await expect(client.listen({ resourceSubscriptions })).rejects.toThrow(reason);
});

test('a stream ends by itself', async () => {
  const ctx = testCtx(world.organizationId);
  await agent.call('get_workspace');
  const caller = { box: { ctx }, connection: { id: await agent.connectionId() } } as unknown as Caller;
  const began = Date.now();
  await watch(caller, new Map(), () => {}, new AbortController().signal, 20);
  // 24 looks: every five seconds, two minutes.
  expect(Date.now() - began).toBeGreaterThan(24 * 15);
});
