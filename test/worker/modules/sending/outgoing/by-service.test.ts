/** Inboxes without an SMTP server, whose mail Cloudflare's Email Service sends. */
import { expect, test } from 'vitest';
import type { Inbox } from '../../../../../src/contract/inboxes.ts';
import { createEmailService } from '../../../../../src/dev/simulators/cloudflare/email/email.ts';
import { deliver } from '../../../../../src/worker/platform/outside/smtp/deliver.ts';
import { prove } from '../../inboxes/claims/world.ts';
import { header, mail, makeWorld, refused } from './world.ts';

const NO_SERVER = { smtp_host: null, smtp_port: null, smtp_user: null, smtp_password: null };

async function makeServed(domain = 'mine.example', over: Record<string, string> = {}) {
  const { binding, sent } = createEmailService({ domains: ['mine.example'] });
  const world = await makeWorld(
    { EMAIL: binding, EMAIL_DOMAINS: 'other.example, mine.example', ...over },
    { ...NO_SERVER, email_address: `support-${crypto.randomUUID()}@${domain}` },
  );
  world.smtp.deliver = deliver as typeof world.smtp.deliver;
  const path = `/api/inboxes/${world.inboxId}`;
  return {
    ...world,
    sent,
    path,
    inbox: async () => ((await (await world.request('GET', '/api/inboxes')).json()) as Inbox[])[0]!,
    senders: async () => (await (await world.request('GET', '/api/smtp-inboxes')).json()) as unknown[],
  };
}

test('the service sends once the address is proven, and each recipient can answer', async () => {
  const world = await makeServed();
  expect(await world.inbox()).toMatchObject({ sends_by: null, smtp_host: null });
  expect(await world.senders()).toEqual([]);
  await refused(world.request('POST', '/api/send-email', mail()), 422, 'SMTP_MISSING');
  await refused(world.request('PATCH', world.path, { auto_reply_enabled: true }), 422, 'SMTP_MISSING');

  await prove(world.client, world.address);
  expect(await world.inbox()).toMatchObject({ sends_by: 'cloudflare', smtp_host: null });
  expect(await world.senders()).toMatchObject([{ email_address: world.address }]);
  const { emailId } = await world.send({ to: 'kim@example.net, lee@example.net' });
  expect(await world.detail(emailId)).toMatchObject({ send_state: 'sent' });
  expect(world.sent.map(({ from, to }) => [from, to])).toEqual([
    [world.address, 'kim@example.net'],
    [world.address, 'lee@example.net'],
  ]);
  for (const { to, messageId } of world.sent) {
    const answer = await world.client.request('POST', '/api/emails', {
      message_id: `<${to}>`,
      from_address: to,
      to_address: world.address,
      in_reply_to_message_id: messageId,
    });
    expect(answer.status).toBe(201);
  }
  expect(await world.detail(emailId)).toMatchObject({ thread_count: 3 });
});

test('the service sends from another address only once that is proven too, and only of its domains', async () => {
  const world = await makeServed();
  const [alias, elsewhere] = [
    `bills-${crypto.randomUUID()}@mine.example`,
    `x-${crypto.randomUUID()}@else.example`,
  ];
  await world.request('PATCH', world.path, { aliases: [alias, elsewhere] });
  await prove(world.client, world.address);
  await prove(world.client, elsewhere);
  const from = (address: string) =>
    world.request('POST', '/api/send-email', { ...mail(), from_address: address });
  expect(await world.senders()).toMatchObject([{ aliases: [] }]);
  await refused(from(alias), 422, 'NO_SUCH_ADDRESS');

  await prove(world.client, alias);
  expect(await world.senders()).toMatchObject([{ aliases: [alias] }]);
  await refused(from(elsewhere), 422, 'NO_SUCH_ADDRESS');
  expect((await from(alias)).status).toBe(200);
  expect(world.sent.map((sent) => sent.from)).toEqual([alias]);
});

test('an automatic reply has the address of its inbox as sender, since the service takes no other', async () => {
  const world = await makeServed();
  await prove(world.client, world.address);
  expect((await world.request('PATCH', world.path, { auto_reply_enabled: true })).status).toBe(200);
  expect(await world.send({ automatic: true })).toMatchObject({ state: 'sent' });
  expect(world.sent.map(({ from }) => from)).toEqual([world.address]);
  expect(header(world.sent[0]!.raw, 'Auto-Submitted')).toBe('auto-replied');
});

test('an inbox that replies keeps the address and the mailbox that let it send', async () => {
  const world = await makeServed();
  await prove(world.client, world.address);
  await world.request('PATCH', world.path, { auto_reply_enabled: true });
  for (const change of [
    { email_address: `new-${crypto.randomUUID()}@mine.example` },
    { imap_user: 'somebody else', imap_password: 'pw' },
  ]) {
    await refused(world.request('PATCH', world.path, change), 422, 'SMTP_MISSING');
  }
  expect((await world.request('PATCH', world.path, { name: 'Help' })).status).toBe(200);
});

test.each([
  ['of another domain', 'example.org', {}],
  ['below the domain', 'sub.mine.example', {}],
  ['of another domain than SYSTEM_MAIL_FROM has', 'mine.example', { EMAIL_DOMAINS: '' }],
])('a proven address %s sends nothing', async (_, domain, over) => {
  const world = await makeServed(domain, over);
  await prove(world.client, world.address);
  expect(await world.inbox()).toMatchObject({ sends_by: null });
  expect(await world.senders()).toEqual([]);
  await refused(world.request('POST', '/api/send-email', mail()), 422, 'SMTP_MISSING');
  expect(world.sent).toEqual([]);
});

test('the domain is that of SYSTEM_MAIL_FROM unless the operator names others', async () => {
  const { binding } = createEmailService({ domains: ['mine.example'] });
  const world = await makeWorld(
    { EMAIL: binding, SYSTEM_MAIL_FROM: 'herald@Mine.example' },
    { ...NO_SERVER, email_address: `info-${crypto.randomUUID()}@mine.example` },
  );
  await prove(world.client, world.address);
  expect(await (await world.request('GET', '/api/smtp-inboxes')).json()).toHaveLength(1);
});

test('the test of such an inbox has no server to sign in to for sending', async () => {
  const world = await makeServed();
  await prove(world.client, world.address);
  const answer = await world.request('POST', `${world.path}/test`);
  expect(await answer.json()).toMatchObject({ smtp: { success: true, error: '' } });
});
