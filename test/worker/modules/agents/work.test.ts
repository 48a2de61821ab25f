/** Agents as members of the work: what is assigned to them, what carries their name, and what ends with them. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Draft } from '../../../../src/contract/mail/drafts.ts';
import type { Report } from '../../../../src/contract/reports.ts';
import { forgetAgentsPart } from '../../../../src/worker/modules/leaving/forget-agents.ts';
import { loadWork } from '../../../../src/worker/modules.ts';
import { addMember, type Client, testCtx, testEnv } from '../../helpers.ts';
import { expectReports } from '../reports/model.ts';
import { type AgentWorld, ALL_ALONE, addInbox, makeWorld, type TestAgent } from './world.ts';

let world: AgentWorld;
let agent: TestAgent;
let id: number;
let stranger: number;

beforeAll(async () => {
  const other = await makeWorld();
  const theirs = await other.agent();
  await theirs.call('get_workspace');
  stranger = await theirs.connectionId();
});

beforeEach(async () => {
  world = await makeWorld();
  await addInbox(world.owner);
  agent = await world.agent();
  await agent.call('get_workspace');
  await agent.set('hands', ALL_ALONE);
  await agent.set('model', 'opus');
  id = await agent.connectionId();
});

async function read<T>(path: string, of: Client = world.owner): Promise<T> {
  const response = await of.request('GET', path);
  expect(response.status).toBe(200);
  return response.json();
}

async function done(name: string, args: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { isError, text, data } = await agent.call(name, args);
  expect(isError, text).toBe(false);
  return data;
}

const receive = (subject: string) =>
  world.receive({
    subject,
    body_text: 'Where is it?',
    received_at: new Date(Date.now() - 60_000).toISOString(),
  });
const assign = (conversation: number, assignee: number) =>
  world.owner.request('PATCH', `/api/threads/${conversation}`, { assignee_id: assignee });
const assigneeOf = async (path: string) => (await read<{ assignee_id: number | null }>(path)).assignee_id;

async function forgetEnded(): Promise<void> {
  await forgetAgentsPart(loadWork).run(testCtx(world.organizationId));
  expect(
    (await testEnv.DB.prepare('SELECT id FROM ended_agents WHERE id = ?').bind(id).all()).results,
  ).toEqual([]);
}

test('the organization lists its connected agents', async () => {
  const { agents } = await read<{ agents: object[] }>('/api/auth/organization/get-full-organization');
  expect(agents).toEqual([{ id, name: 'Robo', model: 'opus', userId: String(world.owner.userId) }]);
  const data = await done('get_workspace');
  expect(data).toMatchObject({
    you: id,
    acts_for: world.owner.userId,
    agents: [{ id, name: 'Robo', acts_for: world.owner.userId }],
  });
});

test('an agent gets conversations and tasks, finds them as its own, and is in activity by its name', async () => {
  const conversation = await receive('Parcel');
  expect(await (await assign(conversation, id)).json()).toMatchObject({ assignee_id: id });
  const task = await world.owner.request('POST', '/api/tasks', { title: 'Call', assignee_id: id });
  expect(task.status).toBe(201);
  const own = (await done('search_mail', { assignee: 'me' }))['conversations'];
  expect(own).toEqual([expect.objectContaining({ subject: 'Parcel', assignee_id: id })]);
  const tasks = (await done('list_tasks', { assignee: 'me' }))['tasks'] as { title: string }[];
  expect(tasks.map(({ title }) => title).sort()).toEqual(['Call', 'Parcel']);
  // What is its member's stays apart.
  expect(await read<object[]>('/api/threads?assignee_id=me')).toEqual([]);
  expect(await read<object[]>(`/api/threads?assignee_id=${id}`)).toHaveLength(1);
  expect(await read<{ mine: object }>('/api/threads/counts')).toMatchObject({ mine: { count: 0 } });
  const [entry] = await read<object[]>(`/api/threads/${conversation}/activity?type=assignee`);
  expect(entry).toMatchObject({ to: String(id), to_name: 'Robo', via: 'person' });
  // Activity and history name the agent, and the member for whom it acts.
  await done('set_state', { conversation, state: 'done' });
  const { owner } = world;
  const [state] = await read<object[]>(`/api/threads/${conversation}/activity?type=state`);
  expect(state).toMatchObject({ via: 'agent', agent: 'Robo', by: { id: owner.userId, name: 'Test User' } });
  const { task: of } = await read<{ task: { id: number } }>(`/api/threads/${conversation}`);
  const history = await read<{ field: string }[]>(`/api/tasks/${of.id}/history`);
  expect(history.filter(({ field }) => field === 'status')).toMatchObject([
    { actor: `agent:${id}`, agent: { name: 'Robo', user_id: owner.userId }, to: 'done' },
  ]);
  expect(history.filter(({ field }) => field === 'assignee')).toMatchObject([
    { agent: null, to: String(id) },
  ]);
});

test('the tool assign and rules give work to agents, which an event says', async () => {
  const conversation = await receive('Parcel');
  expect(await done('assign', { conversation, assignee_id: id })).toMatchObject({ assignee_id: id });
  const { results } = await testEnv.DB.prepare(
    "SELECT data ->> 'assignee_id' AS assignee FROM events WHERE organization_id = ? AND type = 'conversation.assigned'",
  )
    .bind(world.organizationId)
    .all();
  expect(results).toEqual([{ assignee: id }]);
  const rule = await world.owner.request('POST', '/api/rules', {
    name: 'Robo',
    conditions: [{ field: 'subject', operator: 'contains', value: 'invoice' }],
    actions: [{ type: 'assign', assignee_id: id }],
  });
  expect(rule.status).toBe(201);
  // Nobody follows, and nobody gets mail, in the name of an agent.
  const { results: follows } = await testEnv.DB.prepare('SELECT 1 FROM follows WHERE user_id = ?')
    .bind(id)
    .all();
  expect(follows).toEqual([]);
});

test('an agent of another organization, and one that has ended, are refused', async () => {
  const conversation = await receive('Parcel');
  const { id: task } = await (await world.owner.request('POST', '/api/tasks', { title: 'Call' })).json<{
    id: number;
  }>();
  const attempts = (assignee: number) => [
    assign(conversation, assignee),
    world.owner.request('POST', '/api/tasks', { title: 'x', assignee_id: assignee }),
    world.owner.request('PATCH', `/api/tasks/${task}`, { assignee_id: assignee }),
    world.owner.request('POST', '/api/rules', {
      name: 'x',
      conditions: [{ field: 'subject', operator: 'contains', value: 'x' }],
      actions: [{ type: 'assign', assignee_id: assignee }],
    }),
  ];
  await world.owner.request('DELETE', `/api/agents/connections/${id}`);
  for (const assignee of [stranger, id]) {
    for (const response of await Promise.all(attempts(assignee))) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'NO_SUCH_MEMBER' });
    }
  }
});

test('whose agent is disconnected, whose key or membership ends, has its work free again', async () => {
  const conversation = await receive('Parcel');
  await assign(conversation, id);
  const { id: task } = await (
    await world.owner.request('POST', '/api/tasks', { title: 'Call', assignee_id: id })
  ).json<{ id: number }>();
  await world.owner.request('DELETE', `/api/agents/connections/${id}`);
  await forgetEnded();
  expect(await assigneeOf(`/api/threads/${conversation}`)).toBeNull();
  expect(await assigneeOf(`/api/tasks/${task}`)).toBeNull();
  const member = await addMember(world.organizationId, 'member');
  const second = await world.agent(undefined, member);
  await second.call('get_workspace');
  id = await second.connectionId();
  await assign(conversation, id);
  await testEnv.DB.prepare('DELETE FROM members WHERE user_id = ?').bind(member.userId).run();
  await forgetEnded();
  expect(await assigneeOf(`/api/threads/${conversation}`)).toBeNull();
});

test('a draft names the agent and its model, and the member for whom it is', async () => {
  const conversation = await receive('Parcel');
  await done('draft_reply', { conversation, text: 'It is on its way.' });
  const [draft] = await read<Draft[]>(`/api/drafts?email_id=${conversation}`);
  expect(draft).toMatchObject({
    author: world.owner.userId,
    agent: { id, name: 'Robo', model: 'opus' },
  });
  // A person’s change leaves it written by the agent; a person’s own draft names none.
  await agent.set('model', 'other');
  const changed = await world.owner.request('PATCH', `/api/drafts/${draft!.id}`, {
    version: 1,
    subject: 'x',
  });
  expect(await changed.json()).toMatchObject({ subject: 'x', agent: { model: 'opus' } });
  const own = await world.owner.request('POST', '/api/drafts', { subject: 'y' });
  expect(await own.json()).toMatchObject({ agent: null });
});

test('reports count what an agent sends and completes by itself, and not for its member', async () => {
  const conversation = await receive('Parcel');
  await done('send_reply', { conversation, text: 'It is on its way.' });
  await done('set_state', { conversation, state: 'done' });
  const report = await read<Report>('/api/reports');
  expect(report.by_person).toEqual([]);
  expect(report.by_agent).toEqual([
    {
      agent_id: id,
      name: 'Robo',
      user_id: world.owner.userId,
      sent: 1,
      done: 1,
      first_replies: 1,
      median_first_reply_minutes: expect.any(Number),
    },
  ]);
  await expectReports(world.organizationId);
});

test('a note mentions an agent, which finds it; not those of other organizations', async () => {
  const conversation = await receive('Parcel');
  const write = (mentions: number[], text = '@Robo where is it?') =>
    world.owner.request('POST', '/api/notes', { email_id: conversation, text, mentions });
  expect((await write([id])).status).toBe(201);
  expect((await write([world.owner.userId], 'Mine.')).status).toBe(201);
  const foreign = await write([stranger]);
  expect(foreign.status).toBe(422);
  expect(await foreign.json()).toMatchObject({ code: 'NO_SUCH_MEMBER', errors: [{ path: 'mentions' }] });
  const { notes } = (await done('list_mentions')) as { notes: object[] };
  expect(notes).toEqual([
    {
      note: expect.any(Number),
      conversation: `http://localhost/mail/${conversation}`,
      subject: 'Parcel',
      author: world.owner.userId,
      text: '@Robo where is it?',
      date: expect.any(String),
    },
  ]);
  expect(await read<object[]>('/api/notes?mentions=me')).toMatchObject([{ text: 'Mine.' }]);
  for (const query of ['', `?mentions=me&thread=${conversation}`]) {
    const refused = await world.owner.request('GET', `/api/notes${query}`);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'thread' }] });
  }
  const { results } = await testEnv.DB.prepare(
    "SELECT data ->> 'mentioned_ids' AS ids FROM events WHERE organization_id = ? AND type = 'note.written' ORDER BY id LIMIT 1",
  )
    .bind(world.organizationId)
    .all();
  expect(results).toEqual([{ ids: `[${id}]` }]);
});
