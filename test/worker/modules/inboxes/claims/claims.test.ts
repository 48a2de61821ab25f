import { expect, test } from 'vitest';
import { findReceiver } from '../../../../../src/worker/modules/inboxes/claims/find-receiver.ts';
import { upsertClaim } from '../../../../../src/worker/modules/inboxes/claims/store.ts';
import { claimAddress } from '../../../../../src/worker/modules/inboxes/index.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { directory } from '../../../../../src/worker/platform/data/database.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { mail } from '../../sync/world.ts';
import { arrive, HOUR, makeProven, makeProver, newUser, type Prover } from './world.ts';

const receiverOf = async (address: string) => {
  const receiver = await findReceiver(testCtx(0), address);
  return receiver === null || receiver === 'unproven' ? receiver : receiver.organizationId;
};
const mailboxOf = ({ inbox, address }: Prover) => ({
  id: inbox.id,
  address,
  isAlias: false,
  imapHost: 'imap.example.com',
  imapUser: inbox.user,
});

test('mail for an address that is not proven waits at its sender, and comes once the mailbox has shown the message', async () => {
  const prover = await makeProver();
  const { address, inbox } = prover;
  expect(await prover.state()).toEqual(['none', false]);
  expect(await arrive(address, 'first')).toBe('waits');
  expect(await prover.state()).toEqual(['needed', false]);

  expect(await prover.ask()).toMatchObject({ address_proof: 'needed', address_asked_at: expect.any(String) });
  const messages = await prover.sent();
  expect(messages).toMatchObject([
    { host: 'smtp.herald.example', from: 'herald@herald.example', to: [address] },
  ]);
  expect(messages[0]!.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(await arrive(address, 'first')).toBe('waits');
  inbox.box.add(messages[0]!.text);
  await prover.read();
  expect(await prover.state()).toEqual(['proven', false]);
  expect(await arrive(address, 'first')).toBe('delivered');
  expect(await arrive(address.replace('@', '+order@').toUpperCase(), 'second')).toBe('delivered');
  expect(await prover.subjects()).toEqual(['first', 'second']);
  expect(await prover.tasks()).toHaveLength(2);
  expect(await prover.actions()).toEqual(['created', 'proof_asked', 'address_proven']);
});

test('the message itself becomes no email, and those around it are saved, each once', async () => {
  const prover = await makeProver();
  const { box } = prover.inbox;
  const proof = await prover.askedFor();
  const internalDate = new Date(prover.clock.now).toISOString();
  for (const raw of [mail('a'), mail('b'), proof, mail('c'), proof, mail('d')])
    box.add(raw, { internalDate });
  await prover.read();
  await prover.read();
  const all = ['Mail a', 'Mail b', 'Mail c', 'Mail d'];
  expect(await prover.subjects()).toEqual(all);
  expect(await prover.state()).toEqual(['proven', false]);
  expect((await prover.actions()).filter((action) => action === 'address_proven')).toHaveLength(1);
  expect(await prover.setAside(prover.inbox.id)).toEqual([]);

  box.renumber('2');
  await prover.read();
  expect(await prover.subjects()).toEqual(all);
  expect(await prover.sync(prover.inbox.id)).toMatchObject({ uidvalidity: '2', error: null });
});

test('a message that was in the mailbox when it was first read proves the address too', async () => {
  const prover = await makeProver();
  const { box } = prover.inbox;
  box.add(mail('a'));
  box.add(await prover.askedFor());
  box.renumber('2');
  await prover.read();
  expect(await prover.state()).toEqual(['proven', false]);
  expect(await prover.subjects()).toEqual(['Mail a']);
});

test.each([
  [
    'the code of another inbox, which is a notice,',
    0,
    async (prover: Prover) => {
      await prover.askedFor();
      return (await makeProver()).askedFor();
    },
  ],
  [
    'the code of an earlier message, which is a notice,',
    0,
    async (prover: Prover) => {
      const before = await prover.askedFor();
      prover.clock.now += HOUR;
      await prover.askedFor();
      return before;
    },
  ],
  [
    'a made-up code',
    1,
    async (prover: Prover) => {
      await prover.askedFor();
      return `X-Herald-Address-Proof: ${'a'.repeat(43)}\r\n${mail('forged')}`;
    },
  ],
  [
    'the code in its text',
    1,
    async (prover: Prover) => {
      const [line] = /^X-Herald-Address-Proof: \w+\r$/m.exec(await prover.askedFor())!;
      return `${mail('forged')}${line}\n`;
    },
  ],
])('a message with %s proves nothing, and becomes %i emails', async (_, emails, messageOf) => {
  const prover = await makeProver();
  prover.inbox.box.add(await messageOf(prover));
  await prover.read();
  expect(await prover.state()).toEqual(['none', true]);
  expect(await prover.subjects()).toHaveLength(emails);
  expect(await arrive(prover.address, 'routed')).toBe('waits');
});

test('a message that is found after a day proves nothing, and is no email either', async () => {
  const prover = await makeProver();
  const proof = await prover.askedFor();
  prover.clock.now += 24 * HOUR;
  prover.inbox.box.add(proof);
  await prover.read();
  expect(await prover.subjects()).toEqual([]);
  expect((await prover.claims()).map(({ how }) => how)).toEqual([null]);
});

test('another inbox with the address gets none of its mail, also after it has proven it', async () => {
  const user = newUser();
  const first = await makeProven(user);
  const second = await makeProver(user);
  expect(await arrive(first.address, 'one')).toBe('delivered');
  expect(await second.subjects()).toEqual([]);
  second.inbox.box.add(await second.askedFor());
  await second.read();
  expect(await second.state()).toEqual(['taken', false]);
  expect(await arrive(first.address, 'two')).toBe('delivered');
  expect(await first.subjects()).toEqual(['one', 'two']);
  expect(await second.subjects()).toEqual([]);
  expect(await first.state()).toEqual(['proven', false]);
});

test('of organizations that prove an address at once, one gets it', async () => {
  const user = newUser();
  const provers: Prover[] = [];
  for (let n = 0; n < 8; n++) {
    const prover = await makeProver(user);
    prover.inbox.box.add(await prover.askedFor());
    provers.push(prover);
  }
  await Promise.all(provers.map((prover) => prover.read()));
  const states = await Promise.all(provers.map((prover) => prover.state()));
  expect(states.map((state) => state![0]).sort()).toEqual(['proven', ...Array(7).fill('taken')]);
  expect(await arrive(provers[0]!.address, 'one')).toBe('delivered');
  const counts = await Promise.all(provers.map(async (prover) => (await prover.subjects()).length));
  expect(counts).toEqual(states.map((state) => (state![0] === 'proven' ? 1 : 0)));
});

test.each<[string, (holder: Prover) => Promise<unknown>]>([
  [
    'was deleted',
    async (holder) => {
      await holder.addInbox({ tag: 'Info' });
      expect((await holder.request('DELETE', `/api/inboxes/${holder.inbox.id}`)).status).toBe(200);
    },
  ],
  [
    'has another address',
    (holder) =>
      holder.request('PATCH', `/api/inboxes/${holder.inbox.id}`, {
        email_address: `${newUser()}@example.com`,
      }),
  ],
  [
    'was switched off',
    async (holder) => {
      await holder.addInbox({ tag: 'Info' });
      expect(
        (await holder.request('PATCH', `/api/inboxes/${holder.inbox.id}`, { is_active: false })).status,
      ).toBe(200);
    },
  ],
  [
    'reads another mailbox',
    (holder) =>
      holder.request('PATCH', `/api/inboxes/${holder.inbox.id}`, { imap_user: 'other', imap_password: 'x' }),
  ],
  [
    'cannot sign in any more',
    async (holder) => {
      holder.sidecar.failure = { code: 'AUTH_FAILED', message: 'Wrong password.' };
      await holder.read();
      holder.clock.now += 80 * HOUR;
      await holder.read();
    },
  ],
])('an address whose inbox %s goes to the next inbox that proves it', async (_, end) => {
  const user = newUser();
  const holder = await makeProven(user);
  await end(holder);
  const next = await makeProver(user);
  next.clock.now = holder.clock.now + 2 * HOUR;
  next.inbox.box.add(await next.askedFor());
  await next.read();
  expect(await next.state()).toEqual(['proven', false]);
  expect(await receiverOf(next.address)).toBe(next.client.organizationId);
  expect((await holder.state())?.[0]).not.toBe('proven');
});

test('an inbox that reads another mailbox keeps getting the mail of its address', async () => {
  const holder = await makeProven();
  await holder.request('PATCH', `/api/inboxes/${holder.inbox.id}`, {
    imap_host: 'new.example.com',
    imap_password: 'x',
  });
  expect(await holder.state()).toEqual(['assumed', false]);
  expect(await arrive(holder.address, 'one')).toBe('delivered');
});

test('a deleted inbox, and one with another address, hold nothing', async () => {
  const holder = await makeProven();
  await holder.addInbox({ tag: 'Info' });
  const renamed = `${newUser()}@example.com`;
  await holder.request('PATCH', `/api/inboxes/${holder.inbox.id}`, { email_address: renamed });
  expect(await arrive(holder.address, 'one')).toBe('rejected');
  expect(await arrive(renamed, 'two')).toBe('waits');
  expect(await holder.state()).toEqual(['needed', false]);
  await holder.request('DELETE', `/api/inboxes/${holder.inbox.id}`);
  expect(await arrive(renamed, 'three')).toBe('rejected');
  expect((await holder.claims()).map(({ address }) => address)).not.toContain(renamed);
});

test('an inbox that is deleted or changed while it proves its address gets nothing', async () => {
  const holder = await makeProver();
  const mailbox = mailboxOf(holder);
  await holder.addInbox({ tag: 'Info' });
  expect(await claimAddress(holder.ctx(), { ...mailbox, imapUser: 'before' }, 'mailbox')).toBeNull();
  expect(
    await claimAddress(holder.ctx(), { ...mailbox, address: 'before@example.com' }, 'mailbox'),
  ).toBeNull();
  expect((await holder.claims()).map(({ how }) => how)).toEqual([null, null]);
  expect(await receiverOf('before@example.com')).toBeNull();
  await holder.request('DELETE', `/api/inboxes/${holder.inbox.id}`);
  expect(await claimAddress(holder.ctx(), mailbox, 'mailbox')).toBeNull();
  expect(await receiverOf(holder.address)).toBeNull();
  expect(await holder.claims()).toHaveLength(1);
});

test('a proof that a crash has kept from the inbox is found again, and nobody takes the address meanwhile', async () => {
  const user = newUser();
  const holder = await makeProver(user);
  const rival = await makeProver(user);
  holder.inbox.box.add(await holder.askedFor());
  rival.inbox.box.add(await rival.askedFor());
  await commit(directory(holder.ctx()), [upsertClaim(holder.ctx(), mailboxOf(holder), 'mailbox')]);
  await rival.read();
  expect(await rival.state()).toEqual(['taken', false]);
  await holder.read();
  expect(await holder.state()).toEqual(['proven', false]);
  expect(await receiverOf(holder.address)).toBe(holder.client.organizationId);
});

test('what the operator says is shown once mail comes, and holds against proofs', async () => {
  const user = newUser();
  const holder = await makeProver(user);
  await testEnv.DB.prepare(
    "UPDATE address_claims SET proven_at = 1, how = 'operator' WHERE organization_id = ? AND address = ?",
  )
    .bind(holder.client.organizationId, holder.address)
    .run();
  const rival = await makeProver(user);
  rival.inbox.box.add(await rival.askedFor());
  await rival.read();
  expect(await rival.state()).toEqual(['taken', false]);
  expect(await arrive(holder.address, 'one')).toBe('delivered');
  expect(await holder.state()).toEqual(['proven', false]);
});

test('an address from before proofs began goes to whoever proves it', async () => {
  const user = newUser();
  const before = await makeProver(user);
  await testEnv.DB.prepare(
    "UPDATE address_claims SET proven_at = 0, how = 'before' WHERE organization_id = ?",
  )
    .bind(before.client.organizationId)
    .run();
  expect(await arrive(before.address, 'one')).toBe('delivered');
  expect(await before.state()).toEqual(['assumed', false]);
  const next = await makeProven(user);
  expect(await arrive(before.address, 'two')).toBe('delivered');
  expect(await next.subjects()).toEqual(['two']);
  expect(await before.state()).toEqual(['taken', false]);
  expect(await before.actions()).toContain('address_taken');
});

test('mail to an address with a +detail that is not proven goes to the one without', async () => {
  const holder = await makeProven();
  const detailed = holder.address.replace('@', '+vip@');
  const other = await makeProver(detailed.split('@')[0]);
  expect(await arrive(detailed, 'one')).toBe('delivered');
  expect(await holder.subjects()).toEqual(['one']);
  other.inbox.box.add(await other.askedFor());
  await other.read();
  expect(await arrive(detailed, 'two')).toBe('delivered');
  expect(await other.subjects()).toEqual(['two']);
});

test('a proof that comes by Email Routing is rejected: it did not reach the mailbox', async () => {
  const prover = await makeProver();
  await prover.ask();
  expect(await arrive(prover.address, 'x', { 'X-Herald-Address-Proof': 'a' })).toBe('rejected');
  expect(await prover.subjects()).toEqual([]);
});
