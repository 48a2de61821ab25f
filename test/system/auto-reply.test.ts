import { readFileSync } from 'node:fs';
import { ImapFlow } from 'imapflow';
import nodemailer, { type Transporter } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResponderStatus } from '../../src/contract/mail/auto-replies.ts';
import type { EmailDetail, EmailSummary } from '../../src/contract/mail/emails.ts';
import { parseMessage } from '../../src/lib/message/parse.ts';
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

/** Creates an organization with one auto-replying inbox on the development mail server. */
async function createOrganization(address: string): Promise<Client> {
  // Not the inbox's own address, which would also receive the service's mail to its user.
  const user = await signUp(herald.origin, `owner-of-${address.split('@')[0]}@example.com`);
  const server = { host: '127.0.0.1', user: address, password: PASSWORD, tls: false };
  const withPrefix = (prefix: string, port: number) =>
    Object.fromEntries(
      Object.entries({ ...server, port }).map(([key, value]) => [`${prefix}_${key}`, value]),
    );
  await user.post('/api/inboxes', {
    name: 'Support',
    email_address: address,
    tag: 'Support',
    ...withPrefix('imap', herald.imapPort),
    ...withPrefix('smtp', herald.smtpPort),
  });
  await user.post('/api/auto-responder/toggle', { inbox: 'support', enabled: true });
  // Mail that arrives before the first sync is history, which gets no reply.
  await sync(user);
  return user;
}

const sendQuestion = (from: string, to: string) =>
  smtp.sendMail({ from, to, subject: `A question from ${from}`, text: 'Where is my parcel?' });

/** Runs the cron job, which otherwise runs every three minutes. */
async function runCron(): Promise<void> {
  const response = await fetch(`${herald.origin}/cdn-cgi/handler/scheduled?cron=*/3+*+*+*+*`);
  if (!response.ok) throw new Error(`the cron run failed: ${response.status}`);
  await response.text();
}

/** Returns the headers of all mail in this address's mailbox. */
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
 * Sends a mail from a new sender and waits for the reply. The responder processes emails in order, so it has then
 * processed all earlier mail too.
 */
async function waitUntilProcessed(user: Client, inbox: string, stranger: string): Promise<void> {
  // Opens the mailbox, without which the reply would be outgoing mail.
  await mailboxOf(stranger);
  await sendQuestion(stranger, inbox);
  await until(`the mail of ${stranger}`, 300, async () => {
    await sync(user, 300);
    const [newest] = await user
      .get<EmailSummary[]>('/api/emails?direction=inbound&is_automatic=false&limit=200')
      .then((emails) => emails.filter(({ from_address }) => from_address === stranger));
    return newest;
  });
  await until(`the reply to ${stranger}`, 300, async () => {
    await runCron();
    return (await mailboxOf(stranger)).length > 0;
  });
}

const automaticReplies = (user: Client) =>
  user.get<EmailSummary[]>('/api/emails?direction=outbound&is_automatic=true&limit=200');

/** Returns the bounces, absence notes and other automatic messages of the tests of reading. */
async function automaticCases(): Promise<Buffer[]> {
  const lines = ['automatic-mail', 'bounce-recipients', 'bounces'].flatMap((name) =>
    readFileSync(`test/unit/lib/message/cases/${name}.jsonl`, 'utf8').trim().split('\n'),
  );
  const messages = lines.map((line) => {
    const { raw, raw_base64 } = JSON.parse(line) as { raw?: string; raw_base64?: string };
    return raw_base64 ? Buffer.from(raw_base64, 'base64') : Buffer.from(raw!.replace(/\r?\n/g, '\r\n'));
  });
  const isAutomatic = await Promise.all(
    messages.map(async (raw) => (await parseMessage(raw)).automaticReason),
  );
  return messages.filter((_, i) => isAutomatic[i]);
}

describe.skipIf(!hasCorpora)(
  `an inbox with 700 bounces and absence notes, 2,000 mailing list messages and 50 personal mails${why}`,
  () => {
    const inbox = 'support@herald.test';
    const people = Array.from({ length: 50 }, (_, i) => `person${i}@people.example`);
    let user: Client;

    beforeAll(async () => {
      user = await createOrganization(inbox);
      const bounces = [
        ...readTar('bounces.tar.gz', /\.eml$/).map(({ raw }) => raw),
        ...(await automaticCases()),
      ];
      const list = readMbox('usrp-users-2000.mbox.gz');
      expect(bounces.length).toBeGreaterThanOrEqual(700);
      expect(list).toHaveLength(2000);
      const expected = new Set<string>();
      for (const raw of [...bounces, ...list]) expected.add((await parseMessage(raw)).messageId);

      // The original bounces go by SMTP with a neutral envelope, and a personal mail after every twelve.
      await Promise.all(
        bounces.map(async (raw, i) => {
          await smtp.sendMail({ envelope: { from: 'relay@mx.example', to: inbox }, raw });
          const person = i % 12 === 0 ? people[i / 12] : undefined;
          if (!person) return;
          await mailboxOf(person);
          await sendQuestion(person, inbox);
        }),
      );
      // The mailing list is posted to the API, which is faster. It is readdressed to the inbox, so that only the
      // list's own headers mark it as automatic.
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
        // Cron may have answered some by now.
        const response = await user.fetch('GET', '/api/emails?direction=inbound&limit=1');
        await response.body?.cancel();
        if (Number(response.headers.get('x-total-count')) === expected.size + people.length) return true;
        // Syncs are limited to a few per minute.
        await new Promise((resolve) => setTimeout(resolve, 5000));
        return false;
      });
      await waitUntilProcessed(user, inbox, 'last@people.example');
    }, 1_500_000);

    test('each of the 50 people gets one reply, marked as automatic, from the null sender', async () => {
      for (const person of people) {
        const mails = await mailboxOf(person);
        expect(mails, person).toHaveLength(1);
        expect(mails[0]).toMatch(/^Auto-Submitted: auto-replied\r$/m);
        expect(mails[0]).toMatch(/^Return-Path: <>\r$/m);
        expect(mails[0]).toContain(`Subject: Re: A question from ${person}`);
        expect(mails[0]).toMatch(/^In-Reply-To: <.+>\r$/m);
      }
    });

    test('nobody else gets a reply, even after more runs', async () => {
      for (let i = 0; i < 3; i++) await runCron();
      await waitUntilProcessed(user, inbox, 'really-last@people.example');
      const replies = await automaticReplies(user);
      expect(replies.map(({ to_address }) => to_address).sort()).toEqual(
        [...people, 'last@people.example', 'really-last@people.example'].sort(),
      );
      expect(
        await user.get<EmailSummary[]>('/api/emails?direction=inbound&is_automatic=false&limit=200'),
      ).toHaveLength(52);
      const status = await user.get<ResponderStatus>('/api/auto-responder/status');
      expect(Date.now() - Date.parse(status.support.lastRun!)).toBeLessThan(600_000);
    });

    test('an email shows the reply to it', async () => {
      const [email] = await user.get<EmailSummary[]>(
        '/api/emails?direction=inbound&is_automatic=false&limit=1',
      );
      const detail = await user.get<EmailDetail>(`/api/emails/${email!.id}`);
      expect(detail.auto_replies).toMatchObject([{ status: 'sent', model: 'template' }]);
      expect(detail.thread_count).toBe(2);
    });
  },
);

test('two auto-replying inboxes that write to each other exchange only one automatic reply', async () => {
  const [leftAddress, rightAddress] = ['left@one.example', 'right@two.example'] as const;
  const left = await createOrganization(leftAddress);
  const right = await createOrganization(rightAddress);
  await left.post('/api/send-email', {
    to: rightAddress,
    subject: 'Hello',
    body: '<p>Hi</p>',
    from_inbox: 'support',
  });
  for (let round = 0; round < 5; round++) {
    for (const user of [left, right]) await sync(user);
    await runCron();
    await waitUntilProcessed(left, leftAddress, `stranger${round}@people.example`);
    await waitUntilProcessed(right, rightAddress, `stranger${round + 5}@people.example`);
  }
  const replies = [...(await automaticReplies(left)), ...(await automaticReplies(right))].filter(
    ({ to_address }) => to_address === leftAddress || to_address === rightAddress,
  );
  expect(replies.map(({ from_address, to_address }) => [from_address, to_address])).toEqual([
    [rightAddress, leftAddress],
  ]);
});
