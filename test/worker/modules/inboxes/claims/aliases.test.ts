/** The other addresses of inboxes are proven as their own ones, and get mail from Email Routing then. */
import { expect, test } from 'vitest';
import type { Inbox } from '../../../../../src/contract/inboxes.ts';
import { testEnv } from '../../../helpers.ts';
import { arrive, forgetProofs, HOUR, makeProver, newUser, type Prover } from './world.ts';

/** Creates an organization with an inbox that has other addresses. */
async function makeAliased(aliases = [`${newUser()}@example.com`]) {
  const prover = await makeProver();
  const change = async (body: Record<string, unknown>) => {
    const response = await prover.request('PATCH', `/api/inboxes/${prover.inbox.id}`, body);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as Inbox;
  };
  await change({ aliases });
  const proofs = async () => {
    const list = (await (await prover.request('GET', '/api/inboxes')).json()) as Inbox[];
    const { address_proof, alias_proofs } = list.find(({ id }) => id === prover.inbox.id)!;
    return [address_proof, ...alias_proofs.map(({ proof }) => proof)];
  };
  return { ...prover, alias: aliases[0]!, change, proofs };
}

/** Proves an address of the inbox. */
async function prove(prover: Prover, address: string): Promise<void> {
  prover.inbox.box.add(await prover.askedFor(address));
  await prover.read();
}

test('mail to an alias waits at its sender until the alias is proven, then comes into the inbox', async () => {
  const world = await makeAliased();
  expect(await arrive(world.alias, 'first')).toBe('waits');
  expect(await world.proofs()).toEqual(['none', 'needed']);

  const url = `/api/inboxes/${world.inbox.id}/prove-address?address=${world.alias.toUpperCase()}`;
  const asked = await world.request('POST', url);
  expect([asked.status, await asked.json()]).toMatchObject([
    202,
    {
      address_asked_at: null,
      alias_proofs: [{ address: world.alias, proof: 'needed', asked_at: expect.any(String) }],
    },
  ]);
  const [message] = await world.sent();
  expect(message!.to).toEqual([world.alias]);
  world.inbox.box.add(message!.text);
  await world.read();
  expect(await world.proofs()).toEqual(['none', 'proven']);
  expect(await arrive(world.alias, 'first')).toBe('delivered');
  expect(await arrive(world.alias.replace('@', '+order@').toUpperCase(), 'second')).toBe('delivered');
  expect(await world.subjects()).toEqual(['first', 'second']);
  expect(await arrive(world.address, 'third')).toBe('waits');
  expect(await world.actions()).toEqual(['created', 'updated', 'proof_asked', 'address_proven']);
});

test('each address has a proof of its own, also within an hour once the last one was found', async () => {
  const world = await makeAliased([`${newUser()}@example.com`, `${newUser()}@example.org`]);
  const [first, second] = (await world.ask()).alias_proofs.map(({ address }) => address);
  await expect(world.ask(first)).rejects.toThrow('within the last hour');
  world.inbox.box.add((await world.sent())[0]!.text);
  await world.read();
  await prove(world, second!);
  expect(await world.proofs()).toEqual(['proven', 'none', 'proven']);
  await forgetProofs(second!);
  await expect(world.ask(second)).rejects.toThrow('within the last hour');
  await prove(world, first!);
  for (const address of [world.address, first!, second!]) {
    expect(await arrive(address, address)).toBe('delivered');
  }
});

test('no message goes to an address that the inbox does not have', async () => {
  const world = await makeAliased();
  const url = `/api/inboxes/${world.inbox.id}/prove-address?address=other@example.com`;
  const response = await world.request('POST', url);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { errors: [{ path: 'address', message: 'expected an address of the inbox' }] },
  ]);
  expect(await world.sent()).toEqual([]);
});

test('the first proof counts, whether the address is an alias or the own one', async () => {
  const user = newUser();
  const holder = await makeAliased([`${user}@example.com`]);
  await prove(holder, holder.alias);
  const rival = await makeProver(user);
  await prove(rival, rival.address);
  expect(await rival.state()).toEqual(['taken', false]);
  expect(await arrive(holder.alias, 'one')).toBe('delivered');
  expect(await holder.subjects()).toEqual(['one']);

  holder.clock.now += HOUR;
  await holder.change({ aliases: [] });
  rival.clock.now += HOUR;
  await prove(rival, rival.address);
  expect(await rival.state()).toEqual(['proven', false]);
  await holder.change({ aliases: [rival.address] });
  await prove(holder, rival.address);
  expect(await holder.proofs()).toEqual(['none', 'taken']);
  expect(await arrive(rival.address, 'two')).toBe('delivered');
  expect(await rival.subjects()).toEqual(['two']);
});

test('an alias that is removed gets nothing, and must be proven again', async () => {
  const world = await makeAliased();
  await prove(world, world.alias);
  await world.change({ aliases: [] });
  expect(await arrive(world.alias, 'one')).toBe('rejected');
  await world.change({ aliases: [world.alias] });
  expect(await world.proofs()).toEqual(['none', 'none']);
  expect(await arrive(world.alias, 'one')).toBe('waits');
});

test('a proof that comes after its alias was removed proves nothing', async () => {
  const world = await makeAliased();
  world.inbox.box.add(await world.askedFor(world.alias));
  await world.change({ aliases: [] });
  await world.read();
  expect(await world.proofs()).toEqual(['none']);
  expect(await arrive(world.alias, 'one')).toBe('rejected');
  expect(await world.actions()).not.toContain('address_proven');
});

test('a proven alias that becomes the own address stays proven, and is no alias any more', async () => {
  const world = await makeAliased();
  const { address, alias } = world;
  await prove(world, alias);
  expect(await world.change({ email_address: alias })).toMatchObject({
    email_address: alias,
    aliases: [],
    address_proof: 'proven',
  });
  expect(await arrive(alias, 'one')).toBe('delivered');
  expect(await arrive(address, 'two')).toBe('rejected');

  expect(await world.change({ email_address: address, aliases: [address, alias] })).toMatchObject({
    aliases: [alias],
    address_proof: 'none',
    alias_proofs: [{ proof: 'proven' }],
  });
  expect(await arrive(alias, 'three')).toBe('delivered');
  expect(await world.subjects()).toEqual(['one', 'three']);
});

test('a new mailbox keeps a proven alias until another inbox proves it', async () => {
  const user = newUser();
  const world = await makeAliased([`${user}@example.com`]);
  await prove(world, world.alias);
  await world.change({ imap_user: 'another', imap_password: 'x' });
  expect(await world.proofs()).toEqual(['none', 'assumed']);
  expect(await arrive(world.alias, 'one')).toBe('delivered');
  const next = await makeProver(user);
  next.clock.now += HOUR;
  await prove(next, next.address);
  expect(await next.state()).toEqual(['proven', false]);
  expect(await world.proofs()).toEqual(['none', 'taken']);
});

test('a switched-off or deleted inbox gets nothing under its alias', async () => {
  const world = await makeAliased();
  await prove(world, world.alias);
  await world.addInbox({ tag: 'Info' });
  await world.change({ is_active: false });
  expect(await arrive(world.alias, 'one')).toBe('rejected');
  await world.change({ is_active: true });
  expect(await arrive(world.alias, 'one')).toBe('delivered');
  await world.request('DELETE', `/api/inboxes/${world.inbox.id}`);
  expect(await arrive(world.alias, 'two')).toBe('rejected');
  const { results } = await testEnv.DB.prepare('SELECT * FROM alias_claims WHERE organization_id = ?')
    .bind(world.client.organizationId)
    .all();
  expect(results).toEqual([]);
});
