import { ImapFlow } from 'imapflow';
import nodemailer, { type Transporter } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmailDetail, EmailSummary } from '../../src/contract/mail/emails.ts';
import type { ResponderStatus } from '../../src/contract/mail/replies.ts';
import { parseMessage } from '../../src/worker/modules/mail/message/parse.ts';
import { hasCorpora, readMbox, readTar } from './corpora.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder, sync, until } from './herald.ts';

const why = hasCorpora ? '' : ' (skipped: no ../shared/corpora)';
const PASSWORD = 'herald-demo';

const state = stateFolder();
let herald: Herald;
let smtp: Transporter;

beforeAll(async () => {
  herald = await startHerald(state.path, { DEMO: '0' });
  smtp = nodemailer.createTransport({
    host: '127.0.0.1',
    port: herald.smtpPort,
    secure: false,
    ignoreTLS: true,
    pool: true,
    maxConnections: 5,
    maxMessages: 1_000_000,
  });
});
afterAll(async () => {
  smtp?.close();
  await herald?.stop();
  state.remove();
});

/** An organization with one inbox on the development mail server, which replies. */
async function organization(address: string): Promise<Client> {
  // Not the inbox's own address: mail of the service to its user would come there too.
  const user = await signUp(herald.origin, `owner-of-${address.split('@')[0]}@example.com`);
  const server = { host: '127.0.0.1', user: address, password: PASSWORD, tls: false };
  const named = (prefix: string, port: number) =>
    Object.fromEntries(
      Object.entries({ ...server, port }).map(([key, value]) => [`${prefix}_${key}`, value]),
    );
  await user.post('/api/inboxes', {
    name: 'Support',
    email_address: address,
    tag: 'Support',
    ...named('imap', herald.imapPort),
    ...named('smtp', herald.smtpPort),
  });
  await user.post('/api/auto-responder/toggle', { inbox: 'support', enabled: true });
  return user;
}

const write = (from: string, to: string) =>
  smtp.sendMail({ from, to, subject: `A question of ${from}`, text: 'Where is my parcel?' });

/** What the cron does every three minutes. */
async function tick(): Promise<void> {
  const response = await fetch(`${herald.origin}/cdn-cgi/handler/scheduled?cron=*/3+*+*+*+*`);
  if (!response.ok) throw new Error(`the tick failed: ${response.status}`);
  await response.text();
}

/** The headers of all mail of an address, as the mail server has it. */
async function mailboxOf(address: string): Promise<string[]> {
  const client = new ImapFlow({
    host: '127.0.0.1',
    port: herald.imapPort,
    secure: false,
    auth: { user: address, pass: PASSWORD },
    logger: false,
  });
  await client.connect();
  try {
    await client.mailboxOpen('INBOX', { readOnly: true });
    const headers: string[] = [];
    for await (const message of client.fetch('1:*', { headers: true })) headers.push(String(message.headers));
    return headers;
  } finally {
    await client.logout();
  }
}

/**
 * Writes as somebody new, and waits for the reply: emails are looked at in their order, so that all that came before
 * was looked at too.
 */
async function untilAllIsLookedAt(user: Client, inbox: string, stranger: string): Promise<void> {
  await write(stranger, inbox);
  await until(`the mail of ${stranger}`, 300, async () => {
    await sync(user, 300);
    const [newest] = await user
      .get<EmailSummary[]>('/api/emails?direction=inbound&is_automatic=false&limit=200')
      .then((emails) => emails.filter(({ from_address }) => from_address === stranger));
    return newest;
  });
  await until(`the reply to ${stranger}`, 300, async () => {
    await tick();
    return (await mailboxOf(stranger)).length > 0;
  });
}

const automaticallySent = (user: Client) =>
  user.get<EmailSummary[]>('/api/emails?direction=outbound&is_automatic=true&limit=200');

describe.skipIf(!hasCorpora)(
  `629 bounces, 2,000 messages of a list, and 50 mails of people among them${why}`,
  () => {
    const inbox = 'support@herald.test';
    const people = Array.from({ length: 50 }, (_, i) => `person${i}@people.example`);
    let user: Client;

    beforeAll(async () => {
      user = await organization(inbox);
      const bounces = readTar('bounces.tar.gz', /\.eml$/).map(({ raw }) => raw);
      const list = readMbox('usrp-users-2000.mbox.gz');
      expect([bounces.length, list.length]).toEqual([629, 2000]);
      const expected = new Set<string>();
      for (const raw of [...bounces, ...list]) expected.add((await parseMessage(raw)).messageId);

      // The bounces as they are, by SMTP, with an envelope that tells nothing; a person's mail after every twelve.
      await Promise.all(
        bounces.map(async (raw, i) => {
          await smtp.sendMail({ envelope: { from: 'relay@mx.example', to: inbox }, raw });
          const person = i % 12 === 0 ? people[i / 12] : undefined;
          if (person) await write(person, inbox);
        }),
      );
      // The mailing list more quickly, as an engine posts it, and addressed to the inbox itself: nothing but what the
      // list put into it tells that nobody should answer.
      for (let i = 0; i < list.length; i += 8) {
        await Promise.all(
          list.slice(i, i + 8).map(async (raw) => {
            const text = raw.toString('latin1').replace(/^To:.*(?:\r\n[ \t].*)*/im, `To: ${inbox}`);
            const response = await user.fetch('POST', '/api/emails', Buffer.from(text, 'latin1'), {
              'content-type': 'message/rfc822',
            });
            expect(response.status).toBe(201);
            await response.body?.cancel();
          }),
        );
      }
      await until('all mail', 600, async () => {
        await sync(user, 600);
        const { totalEmails } = await user.get<{ totalEmails: number }>('/api/stats');
        return totalEmails === expected.size + people.length;
      });
      await untilAllIsLookedAt(user, inbox, 'last@people.example');
    }, 1_500_000);

    test('the 50 have one reply each, marked as automatic, from the null sender', async () => {
      for (const person of people) {
        const mails = await mailboxOf(person);
        expect(mails, person).toHaveLength(1);
        expect(mails[0]).toMatch(/^Auto-Submitted: auto-replied\r$/m);
        expect(mails[0]).toMatch(/^Return-Path: <>\r$/m);
        expect(mails[0]).toContain(`Subject: Re: A question of ${person}`);
        expect(mails[0]).toMatch(/^In-Reply-To: <.+>\r$/m);
      }
    });

    test('nobody else has any, also after further runs', async () => {
      for (let i = 0; i < 3; i++) await tick();
      await untilAllIsLookedAt(user, inbox, 'really-last@people.example');
      const sent = await automaticallySent(user);
      expect(sent.map(({ to_address }) => to_address).sort()).toEqual(
        [...people, 'last@people.example', 'really-last@people.example'].sort(),
      );
      expect(
        await user.get<EmailSummary[]>('/api/emails?direction=inbound&is_automatic=false&limit=200'),
      ).toHaveLength(52);
      const status = await user.get<ResponderStatus>('/api/auto-responder/status');
      expect(Date.now() - Date.parse(status.support.lastRun!)).toBeLessThan(600_000);
    });

    test('each reply is shown with the mail that it answers', async () => {
      const [one] = await user.get<EmailSummary[]>(
        '/api/emails?direction=inbound&is_automatic=false&limit=1',
      );
      const detail = await user.get<EmailDetail>(`/api/emails/${one!.id}`);
      expect(detail.auto_replies).toMatchObject([{ status: 'sent', model: 'template' }]);
      expect(detail.thread_count).toBe(2);
    });
  },
);

test('two organizations whose inboxes reply write to each other: one automatic reply in all', async () => {
  const [left, right] = ['left@one.example', 'right@two.example'] as const;
  const [one, two] = [await organization(left), await organization(right)];
  await one.post('/api/send-email', {
    to: right,
    subject: 'Hello',
    body: '<p>Hi</p>',
    from_inbox: 'support',
  });
  for (let round = 0; round < 5; round++) {
    for (const user of [one, two]) await sync(user);
    await tick();
    await untilAllIsLookedAt(one, left, `stranger${round}@people.example`);
    await untilAllIsLookedAt(two, right, `stranger${round + 5}@people.example`);
  }
  const between = [...(await automaticallySent(one)), ...(await automaticallySent(two))].filter(
    ({ to_address }) => to_address === left || to_address === right,
  );
  expect(between.map(({ from_address, to_address }) => [from_address, to_address])).toEqual([[right, left]]);
});
