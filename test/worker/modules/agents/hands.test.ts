import { describe, expect, test } from 'vitest';
import { expireProposalsPart } from '../../../../src/worker/modules/agents/proposals/forget.ts';
import { addMember, testEnv, testService } from '../../helpers.ts';
import { type AgentWorld, ALL_ALONE, addInbox, makeWorld } from './world.ts';

interface Proposal {
  id: number;
  tool: string;
  state: string;
  input: Record<string, unknown>;
  sources: { email_id: number }[];
  outcome: string | null;
}

const listOf = async ({ owner }: AgentWorld) =>
  (await (await owner.request('GET', '/api/agents/proposals')).json()) as Proposal[];

describe('what waits for a person', () => {
  test('is proposed once, says from which mail it came, and is done once', async () => {
    const world = await makeWorld();
    await addInbox(world.owner);
    const id = await world.receive({ subject: 'Old', body_text: 'Delete me.' });
    const agent = await world.agent();
    await agent.call('read_conversation', { conversation: id });
    const first = await agent.call('delete_conversation', { conversation: id });
    const second = await agent.call('delete_conversation', { conversation: id });
    expect(first.data).toMatchObject({ status: 'waits_for_a_person' });
    expect(first.text).toContain('waits for a person: http://localhost/proposals?id=');
    expect(second.data).toEqual(first.data);
    const [proposal, ...others] = await listOf(world);
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({
      tool: 'delete_conversation',
      title: 'Move a conversation to the trash',
      agent: { name: 'Robo', user_id: world.owner.userId },
      state: 'waiting',
      input: { conversation: id },
      email_id: id,
      sources: [{ email_id: id, subject: 'Old', from_address: 'kim@example.com' }],
    });
    const path = `/api/agents/proposals/${proposal!.id}`;
    expect((await world.owner.request('POST', `${path}/approve`)).status).toBe(200);
    expect(await (await world.owner.request('GET', path)).json()).toMatchObject({
      state: 'done',
      decided_by: world.owner.userId,
      outcome: expect.stringContaining('"state":"trash"'),
    });
    const again = await world.owner.request('POST', `${path}/approve`);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'PROPOSAL_CLOSED' });
    expect((await world.owner.request('POST', `${path}/reject`)).status).toBe(409);
  });

  test('approved by two people at once, it is done once', async () => {
    const world = await makeWorld();
    const agent = await world.agent();
    await agent.call('get_workspace');
    await agent.set('hands', { ...ALL_ALONE, organize: 'ask' });
    await agent.call('create_task', { title: 'Only once' });
    const [proposal] = await listOf(world);
    const path = `/api/agents/proposals/${proposal!.id}/approve`;
    const statuses = await Promise.all(
      [1, 2].map(async () => (await world.owner.request('POST', path)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    const tasks = (await (await world.owner.request('GET', '/api/tasks')).json()) as unknown[];
    expect(tasks).toHaveLength(1);
  });

  test('if it cannot be done, the approver hears why, and it waits on', async () => {
    const world = await makeWorld();
    const agent = await world.agent();
    const id = await world.receive({ subject: 'Q', body_text: 'Q' });
    expect((await agent.call('send_reply', { conversation: id, text: 'A' })).data).toMatchObject({
      status: 'waits_for_a_person',
    });
    const [proposal] = await listOf(world);
    const refused = await world.owner.request('POST', `/api/agents/proposals/${proposal!.id}/approve`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'NO_INBOX' });
    expect((await listOf(world))[0]).toMatchObject({ state: 'waiting' });
  });

  test('is rejected, or expires after a week', async () => {
    const world = await makeWorld();
    const agent = await world.agent();
    const conversations = [
      await world.receive({ subject: 'A', body_text: 'A' }),
      await world.receive({ subject: 'B', body_text: 'B' }),
    ];
    for (const conversation of conversations) await agent.call('delete_conversation', { conversation });
    const [newest, oldest] = await listOf(world);
    const rejected = await world.owner.request('POST', `/api/agents/proposals/${newest!.id}/reject`);
    expect(await rejected.json()).toMatchObject({ state: 'rejected' });
    const service = testService({ waitUntil: () => {} });
    await expireProposalsPart.run({ ...service, now: () => Date.now() + 8 * 86_400_000 });
    expect((await listOf(world)).map(({ id, state }) => [id, state])).toEqual([
      [newest!.id, 'rejected'],
      [oldest!.id, 'expired'],
    ]);
    expect((await world.owner.request('POST', `/api/agents/proposals/${oldest!.id}/approve`)).status).toBe(
      409,
    );
  });

  test('is about a conversation that there is', async () => {
    const world = await makeWorld();
    const agent = await world.agent();
    const { isError, text } = await agent.call('delete_conversation', { conversation: 2 ** 40 });
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining('NOT_FOUND') });
    expect(await listOf(world)).toEqual([]);
  });

  test('is deleted with its email', async () => {
    const world = await makeWorld();
    const agent = await world.agent();
    const conversation = await world.receive({ subject: 'A', body_text: 'A' });
    await agent.call('delete_conversation', { conversation });
    expect((await world.owner.request('DELETE', `/api/emails/${conversation}`)).status).toBe(200);
    expect(await listOf(world)).toEqual([]);
  });
});

test('what a connection refuses is neither offered nor done', async () => {
  const world = await makeWorld();
  const agent = await world.agent();
  await agent.call('get_workspace');
  await agent.set('hands', { ...ALL_ALONE, organize: 'refuse' });
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name }) => name)).not.toContain('create_task');
  await expect(agent.call('create_task', { title: 'x' })).rejects.toThrow(/create_task/);
});

test('the stop button holds for the next call, and only administrators have it', async () => {
  const world = await makeWorld();
  const member = await addMember(world.organizationId, 'member');
  const agent = await world.agent();
  expect((await member.request('POST', '/api/agents/stop')).status).toBe(403);
  expect(await (await world.owner.request('POST', '/api/agents/stop')).json()).toMatchObject({
    is_stopped: true,
    stopped_by: world.owner.userId,
  });
  expect(await agent.call('search_mail')).toMatchObject({
    isError: true,
    text: expect.stringContaining('AGENTS_STOPPED'),
  });
  expect(await (await member.request('GET', '/api/agents/stop')).json()).toMatchObject({ is_stopped: true });
  await world.owner.request('POST', '/api/agents/resume');
  expect(await agent.call('search_mail')).toMatchObject({ isError: false });
});

test.each([
  ['calls', { calls: 2, rows: 9, sends: 9, tokens: 9_999_999 }],
  ['rows', { calls: 9, rows: 1, sends: 9, tokens: 9_999_999 }],
  ['tokens', { calls: 9, rows: 999, sends: 9, tokens: 5 }],
])('a connection that has used its %s of the hour hears when it is free again', async (kind, budget) => {
  const world = await makeWorld();
  const agent = await world.agent();
  await agent.call('get_workspace');
  await agent.set('budget', budget);
  await agent.call('get_workspace');
  const { isError, text } = await agent.call('get_workspace');
  expect(isError).toBe(true);
  expect(text).toMatch(new RegExp(`^BUDGET_USED: .* ${kind} .*free again at \\d{4}-\\d\\d-\\d\\dT\\d\\d:00`));
  await testEnv.DB.prepare('UPDATE agent_use SET hour = hour - 1 WHERE organization_id = ?')
    .bind(world.organizationId)
    .run();
  expect((await agent.call('get_workspace')).isError).toBe(false);
});

test('a connection that has used its sends of the hour still reads, which uses none of them', async () => {
  const world = await makeWorld();
  await addInbox(world.owner);
  const agent = await world.agent();
  await agent.set('hands', ALL_ALONE);
  await agent.set('budget', { calls: 9, rows: 999, sends: 1, tokens: 9_999_999 });
  const conversation = await world.receive({ subject: 'A', body_text: 'A' });
  expect((await agent.call('get_workspace')).isError).toBe(false);
  expect((await agent.call('send_reply', { conversation, text: 'Yes.' })).isError).toBe(false);
  const { isError, text } = await agent.call('send_reply', { conversation, text: 'No.' });
  expect([isError, text]).toEqual([true, expect.stringMatching(/^BUDGET_USED: .* sends /)]);
  expect((await agent.call('get_workspace')).isError).toBe(false);
});

test('no key and no agent approves a proposal', async () => {
  const world = await makeWorld();
  const agent = await world.agent();
  const conversation = await world.receive({ subject: 'A', body_text: 'A' });
  await agent.call('delete_conversation', { conversation });
  const [proposal] = await listOf(world);
  const { call } = await import('../../helpers.ts');
  const response = await call('POST', `/api/agents/proposals/${proposal!.id}/approve`, undefined, {
    'x-api-key': agent.key,
  });
  expect(response.status).toBe(403);
});

test('the audit log names the agent and its member', async () => {
  const world = await makeWorld();
  const agent = await world.agent();
  const conversation = await world.receive({ subject: 'A', body_text: 'A' });
  await agent.call('delete_conversation', { conversation });
  const entries = (await (
    await world.owner.request('GET', '/api/audit-log?action=agent')
  ).json()) as object[];
  expect(entries).toEqual([
    expect.objectContaining({
      actor: `agent:${await agent.connectionId()}`,
      actor_name: 'Robo (Test User)',
      action: 'agent.proposed',
      target: 'tool:delete_conversation',
    }),
  ]);
});
