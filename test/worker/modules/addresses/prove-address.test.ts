import { expect, test } from 'vitest';
import { proveAddress } from '../../../../src/worker/modules/addresses/prove-address.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import { testEnv, unverified, withBatches } from '../../helpers.ts';
import { forgetProofs, HOUR, makeProver, newUser } from '../inboxes/claims/world.ts';
import { makeWorld } from '../sync/world.ts';

const path = (id: number) => `/api/inboxes/${id}/prove-address`;

test('the answer is the inbox, and the message is sent once', async () => {
  const prover = await makeProver();
  const response = await prover.request('POST', path(prover.inbox.id));
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({
    id: prover.inbox.id,
    address_proof: 'none',
    address_asked_at: expect.any(String),
  });
  expect(await prover.sent()).toHaveLength(1);
  expect(await prover.sent()).toHaveLength(0);
});

test('no code of a message is stored in clear text', async () => {
  const prover = await makeProver();
  const text = await prover.askedFor();
  const [, code] = /^X-Herald-Address-Proof: (\w{43})\r$/m.exec(text)!;
  const row = await testEnv.DB.prepare('SELECT * FROM inboxes WHERE id = ?').bind(prover.inbox.id).first();
  expect(JSON.stringify(row)).not.toContain(code);
});

test('one message a day is sent to an address, however many ask at once', async () => {
  const prover = await makeProver();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => prover.request('POST', path(prover.inbox.id))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(7).fill(429)]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await prover.sent()).toHaveLength(1);
  prover.clock.now += 23 * HOUR;
  await expect(prover.ask()).rejects.toMatchObject({ kind: 'limited', code: 'TOO_MANY_REQUESTS' });
  prover.clock.now += HOUR;
  await prover.ask();
  expect(await prover.sent()).toHaveLength(1);
});

test('other organizations wait with it, also for what has something behind a plus', async () => {
  const user = newUser();
  const first = await makeProver(user);
  await first.ask();
  for (const rival of [await makeProver(user), await makeProver(`${user}+x`)]) {
    await expect(rival.ask()).rejects.toMatchObject({ kind: 'limited', code: 'TOO_MANY_REQUESTS' });
    expect(await rival.sent()).toEqual([]);
  }
  await (await makeProver()).ask();
});

test('only who has a verified address asks, by session as by key', async () => {
  const prover = await makeProver();
  await unverified(Promise.resolve(prover.client));
  const response = await prover.request('POST', path(prover.inbox.id));
  expect([response.status, await response.json()]).toMatchObject([403, { code: 'EMAIL_NOT_VERIFIED' }]);
  expect(await prover.sent()).toEqual([]);
  await testEnv.DB.prepare('UPDATE users SET email_verified = 1 WHERE id = ?')
    .bind(prover.client.userId)
    .run();
  expect((await prover.request('POST', path(prover.inbox.id))).status).toBe(202);
});

test('an inbox is sent one message an hour, whatever its address was; what is refused counts for no address', async () => {
  const prover = await makeProver();
  await prover.ask();
  await forgetProofs(prover.address);
  prover.clock.now += HOUR / 4;
  await expect(prover.ask()).rejects.toMatchObject({
    message: expect.stringContaining('within the last hour'),
    retryAfterSeconds: (3 * HOUR) / 4000,
  });
  prover.clock.now += (3 * HOUR) / 4;
  await prover.ask();
});

test('an address that the inbox loses in the meantime is sent no message', async () => {
  const prover = await makeProver();
  const env = withBatches(prover.env, async (run, queries) => {
    if (queries.some(({ sql }) => /^update "inboxes" set .*"proof_asked_at"/.test(sql))) {
      await testEnv.DB.prepare("UPDATE inboxes SET email_address = 'other@example.com' WHERE id = ?")
        .bind(prover.inbox.id)
        .run();
    }
    return run();
  });
  await expect(proveAddress(prover.ctx({ db: openDatabase(env) }), prover.inbox.id)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CHANGED_MEANWHILE',
  });
  expect(await prover.sent()).toEqual([]);
});

test('an organization has ten messages a day sent', async () => {
  const prover = await makeProver();
  const ask = async () => {
    await forgetProofs(prover.address);
    await prover.ask();
  };
  for (let n = 0; n < 10; n++) {
    await ask();
    prover.clock.now += HOUR;
  }
  await expect(ask()).rejects.toMatchObject({
    kind: 'limited',
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 3600,
  });
  prover.clock.now += 15 * HOUR;
  await ask();
  expect(await prover.sent()).toHaveLength(11);
});

test('an inbox that is switched off, and one that does not exist, are refused', async () => {
  const prover = await makeProver();
  const off = await prover.addInbox({ tag: 'Info', is_active: false });
  const refused = await prover.request('POST', path(off.id));
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'INBOX_INACTIVE' }]);
  expect((await prover.request('POST', path(2 ** 40))).status).toBe(404);
  expect(await prover.sent()).toEqual([]);
});

test('without a mail server of the service itself, no message is sent: that of the inbox proves nothing', async () => {
  const world = await makeWorld({ SYSTEM_SMTP_URL: '' });
  const { id } = await world.addInbox();
  const response = await world.request('POST', path(id));
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'NOT_CONFIGURED' }]);

  const prover = await makeProver();
  await proveAddress(prover.ctx(), prover.inbox.id);
  prover.env.SYSTEM_SMTP_URL = '';
  expect(await prover.sent()).toEqual([]);
});
