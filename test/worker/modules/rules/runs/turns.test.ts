/** Rules that give conversations to several in turn. */
import { expect, test } from 'vitest';
import { addMember, testEnv } from '../../../helpers.ts';
import { makeRuled } from './world.ts';

type World = Awaited<ReturnType<typeof makeRuled>>;

async function assignees(world: World, count: number): Promise<(number | null)[]> {
  const mails = [];
  for (let i = 0; i < count; i++) mails.push(await world.mail());
  await world.runRules();
  return Promise.all(mails.map(async ({ id }) => (await world.conversation(id)).assignee_id));
}

/** Connects an agent of the owner, as its first call does. */
async function connect({ client: { organizationId, userId } }: World, n: number): Promise<number> {
  const id = organizationId * 2 ** 32 + n;
  await testEnv.DB.prepare(
    `INSERT INTO agent_connections (id, organization_id, user_id, name, scopes, hands, budget, created_at)
      VALUES (?, ?, ?, 'Robo', '[]', '{}', '{}', 1)`,
  )
    .bind(id, organizationId, userId)
    .run();
  return id;
}

test('each conversation goes to the next, agents too if they are chosen; who has left is passed over', async () => {
  const world = await makeRuled();
  const { userId, organizationId } = world.client;
  const [member, agent] = [await addMember(organizationId, 'member'), await connect(world, 9)];
  const action = { type: 'assign', assignee_id: userId, turns: [member.userId, agent] };
  const rule = await world.rule([action]);
  expect(rule.actions).toEqual([action]);
  expect(await assignees(world, 4)).toEqual([userId, member.userId, agent, userId]);
  await testEnv.DB.prepare('UPDATE agent_connections SET revoked_at = 1 WHERE id = ?').bind(agent).run();
  expect(await assignees(world, 3)).toEqual([member.userId, userId, member.userId]);
  const [entry] = await world.log(rule.id);
  expect(entry!.actions).toEqual([
    { type: 'assign', assignee_id: member.userId, outcome: 'done', reason: null },
  ]);
});

test('a conversation that somebody has stays with them, and takes no turn', async () => {
  const world = await makeRuled();
  const member = await addMember(world.client.organizationId, 'member');
  const other = await addMember(world.client.organizationId, 'member');
  const rule = await world.rule([
    { type: 'assign', assignee_id: world.client.userId, turns: [member.userId] },
  ]);
  const first = await world.mail({ message_id: '<first@example.net>', subject: 'Hello' });
  await world.ask('PATCH', `/api/threads/${first.id}`, { assignee_id: other.userId });
  await world.mail({ in_reply_to_message_id: '<first@example.net>' });
  await world.runRules();
  expect((await world.conversation(first.id)).assignee_id).toBe(other.userId);
  expect((await world.log(rule.id))[0]!.actions).toMatchObject([{ outcome: 'skipped', reason: 'unchanged' }]);
  expect(await assignees(world, 2)).toEqual([world.client.userId, member.userId]);
});

test('a stranger, and an agent of another organization, cannot take turns', async () => {
  const world = await makeRuled();
  const stranger = await connect(await makeRuled(), 9);
  const response = await world.request('POST', '/api/rules', {
    name: 'x',
    conditions: [{ field: 'subject', operator: 'contains', value: 'x' }],
    actions: [{ type: 'assign', assignee_id: world.client.userId, turns: [stranger] }],
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'NO_SUCH_MEMBER',
    errors: [{ path: 'actions.0.turns' }],
  });
});
