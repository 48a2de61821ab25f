import { expect, test } from 'vitest';
import { removeUsePart } from '../../../../src/worker/modules/agents/hands/remove-use.ts';
import { userJob } from '../../../../src/worker/modules/leaving/delete-user.ts';
import { loadWork } from '../../../../src/worker/modules.ts';
import { addMember, type Client, testEnv } from '../../helpers.ts';
import { ok } from '../identity/organizations/world.ts';
import {
  askForDeletion,
  type Clock,
  cronCtx,
  DAY_MS,
  deleteWhole,
  QUIET_MS,
  step,
  tablesWith,
} from '../leaving/world.ts';
import { Program, statusWith } from './oauth/program.ts';
import { type AgentWorld, makeWorld } from './world.ts';

/** Connects agents of a member by OAuth and by a key, and has both propose something. */
async function connectAgents(world: AgentWorld, member: Client): Promise<{ token: string; ids: number[] }> {
  const program = await new Program().signIn(member);
  expect(await statusWith(program.token)).toBe(200);
  const agent = await world.agent(undefined, member);
  const conversation = await world.receive({ subject: 'Hello', body_text: 'Hello' });
  await agent.call('read_conversation', { conversation });
  expect(await agent.call('delete_conversation', { conversation })).toMatchObject({ isError: false });
  const { results } = await testEnv.DB.prepare('SELECT id FROM agent_connections WHERE user_id = ?')
    .bind(member.userId)
    .all<{ id: number }>();
  expect(results).toHaveLength(2);
  return { token: program.token, ids: results.map(({ id }) => id) };
}

/** Returns what is left of connections: how many of them, of their grants and tokens, proposals and counters. */
async function leftOf(ids: number[]): Promise<Record<string, number>> {
  const list = ids.join();
  const grants = ids.flatMap((id) => [`key LIKE 'grant:${id}:%'`, `key LIKE 'token:${id}:%'`]).join(' OR ');
  const count = (table: string, where: string) =>
    testEnv.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>('n');
  return {
    connections: (await count('agent_connections', `id IN (${list})`))!,
    secrets: (await count('oauth_values', grants))!,
    proposals: (await count('agent_proposals', `connection_id IN (${list})`))!,
    counters: (await count('agent_use', `connection_id IN (${list})`))!,
  };
}

const NOTHING = { connections: 0, secrets: 0, proposals: 0, counters: 0 };

test('of a deleted organization no connection, token, proposal, counter or stop is left', async () => {
  const world = await makeWorld();
  const { token, ids } = await connectAgents(world, world.owner);
  await ok(world.owner.request('POST', '/api/agents/stop', {}));
  expect(await leftOf(ids)).toMatchObject({ connections: 2, secrets: 2, proposals: 1, counters: 1 });
  const clock: Clock = { at: Date.now() };
  await askForDeletion(world.owner, clock);
  await deleteWhole(cronCtx(clock), clock, world.organizationId);
  expect(await leftOf(ids)).toEqual(NOTHING);
  expect((await tablesWith(world.organizationId)).filter((name) => /agent|oauth/.test(name))).toEqual([]);
  expect(await statusWith(token)).toBe(401);
});

test('of a deleted account nothing of its agents is left, and those of colleagues work on', async () => {
  const world = await makeWorld();
  const member = await addMember(world.organizationId, 'admin');
  const { token, ids } = await connectAgents(world, member);
  const other = await connectAgents(world, world.owner);
  await ok(member.request('POST', '/api/auth/delete-user', {}));
  const clock: Clock = { at: Date.now() + 8 * DAY_MS };
  const job = userJob(loadWork);
  await step(cronCtx(clock), job, member.userId);
  expect(await statusWith(token)).toBe(401);
  clock.at += QUIET_MS;
  for (let runs = 0; runs < 50 && (await step(cronCtx(clock), job, member.userId)); runs++);
  await removeUsePart.run(cronCtx(clock));
  expect(await leftOf(ids)).toEqual(NOTHING);
  expect(await leftOf(other.ids)).toMatchObject({ connections: 2, proposals: 1 });
  expect(await statusWith(other.token)).toBe(200);
});
