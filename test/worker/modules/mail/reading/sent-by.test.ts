import { expect, test } from 'vitest';
import type { Actor } from '../../../../../src/worker/platform/ctx.ts';
import { testEnv } from '../../../helpers.ts';
import { makeDraftWorld } from '../../sending/draft-sending/world.ts';

interface Shown {
  id: number;
  sent_by: unknown;
}

/** Returns who sent an email, as each route that shows it says. */
async function sentBy(world: Awaited<ReturnType<typeof makeDraftWorld>>, id: number): Promise<unknown[]> {
  const get = async <T>(path: string): Promise<T> => (await world.request('GET', path)).json();
  const { messages } = await get<{ messages: Shown[] }>(`/api/emails/${id}/thread`);
  const all = [
    await get<Shown>(`/api/emails/${id}`),
    ...messages,
    ...(await get<Shown[]>('/api/emails?direction=outbound')),
    ...(await get<Shown[]>('/api/emails?search=hello')),
    ...(await get<Shown[]>('/api/emails?is_automatic=false')),
  ].filter((shown) => shown.id === id);
  expect(all).toHaveLength(5);
  return all.map((shown) => shown.sent_by);
}

test.each<[string, (userId: number) => Actor, boolean]>([
  ['a user', (userId) => ({ type: 'user', userId, role: 'owner', sessionId: '' }), true],
  ['an API key', (userId) => ({ type: 'key', keyId: 3, userId, role: 'owner', scopes: null }), false],
  ['a rule', () => ({ type: 'rule', ruleId: 3 }), false],
  ['Herald itself', () => ({ type: 'system' }), false],
])('an email shows who sent it: by %s', async (_, actorOf, isPerson) => {
  const world = await makeDraftWorld();
  const { userId } = world.client;
  const author = isPerson ? { id: userId, name: 'Test User' } : null;
  const actor = actorOf(userId);
  const { emailId } = await world.send({ subject: 'Hello' }, { actor });
  expect(await sentBy(world, emailId)).toEqual(Array(5).fill(author));
});

test.each([
  ['a user', true],
  ['an API key', false],
])('an email of a draft shows who had the draft sent: %s', async (_, isPerson) => {
  const world = await makeDraftWorld();
  const { userId } = world.client;
  const key = { type: 'key', keyId: 3, userId, role: 'owner', scopes: null } as const;
  const { id } = await world.held({}, isPerson ? {} : { actor: key });
  world.clock.now += 10_000;
  await world.run(world.ctx({ actor: { type: 'system' } }));
  const { email_id } = await world.get(id);
  const author = isPerson ? { id: userId, name: 'Test User' } : null;
  expect(await sentBy(world, email_id!)).toEqual(Array(5).fill(author));
});

test('other mail, and what was sent before this was kept, shows nobody', async () => {
  const world = await makeDraftWorld();
  for (const direction of ['inbound', 'outbound']) {
    const mail = {
      subject: 'Hello',
      from_address: 'kim@example.net',
      to_address: 'ann@example.net',
      direction,
    };
    const saved = await (await world.request('POST', '/api/emails', mail)).json<Shown>();
    expect(saved.sent_by).toBe(null);
  }
  const { emailId } = await world.send({ subject: 'Hello' }, { actor: world.ctx().actor });
  await testEnv.DB.prepare('UPDATE emails SET actor = NULL WHERE id = ?').bind(emailId).run();
  expect(await sentBy(world, emailId)).toEqual(Array(5).fill(null));
});

test('an email of a user whose account is deleted keeps the id', async () => {
  const world = await makeDraftWorld();
  const { emailId } = await world.send(
    { subject: 'Hello' },
    { actor: { type: 'user', userId: 999_999, role: 'owner', sessionId: '' } },
  );
  expect(await sentBy(world, emailId)).toEqual(Array(5).fill({ id: 999_999, name: '' }));
});
