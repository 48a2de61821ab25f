import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expiredCertificate, key, validCertificate } from '../unit/sidecar/certificates.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder, sync, until } from './herald.ts';
import { startRealServer } from './smtp-servers.ts';

const state = stateFolder();
const folder = mkdtempSync(join(tmpdir(), 'herald-ca-'));
let herald: Herald;
beforeAll(async () => {
  const authority = join(folder, 'ca.pem');
  writeFileSync(authority, validCertificate);
  herald = await startHerald(state.path, { DEMO: '0', NODE_EXTRA_CA_CERTS: authority });
});
afterAll(async () => {
  await herald.stop();
  state.remove();
  rmSync(folder, { recursive: true });
});

let organizations = 0;

async function createSender(port: number, overrides: Record<string, unknown> = {}): Promise<Client> {
  const user = await signUp(herald.origin, `user${++organizations}@example.com`);
  await user.post('/api/inboxes', {
    name: 'Süpport, "the" Team',
    email_address: `support@org${organizations}.example`,
    tag: 'Support',
    imap_host: '127.0.0.1',
    imap_port: 9,
    imap_user: 'user',
    imap_password: 'secret',
    imap_tls: false,
    smtp_host: '127.0.0.1',
    smtp_port: port,
    smtp_user: 'user',
    smtp_password: 'secret',
    smtp_tls: true,
    ...overrides,
  });
  return user;
}

interface Answer {
  success: boolean;
  emailId: number;
  messageId: string;
  code?: string;
}

async function send(user: Client, overrides: Record<string, unknown> = {}) {
  const mail = {
    to: 'kim@example.net',
    subject: 'Hello',
    body: '<p>Hi</p>',
    from_inbox: 'support',
    ...overrides,
  };
  const json = { 'content-type': 'application/json' };
  const response = await user.fetch('POST', '/api/send-email', JSON.stringify(mail), json);
  return { status: response.status, answer: (await response.json()) as Answer };
}

/** Sends a mail, and waits until it is sent: where the machine is busy, the call returns 202 before. */
async function sendWhole(user: Client, overrides: Record<string, unknown> = {}): Promise<Answer> {
  const { status, answer } = await send(user, overrides);
  expect([200, 202]).toContain(status);
  await until('the mail to be sent', 120, async () => {
    const { send_state } = await user.get<{ send_state: string }>(`/api/emails/${answer.emailId}`);
    return send_state === 'sent';
  });
  return answer;
}

async function upload(user: Client, file: File): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const response = await user.fetch('POST', '/api/upload-attachment', form);
  expect(response.status).toBe(201);
  return ((await response.json()) as { key: string }).key;
}

const rawOf = async (user: Client, { emailId }: Answer) =>
  Buffer.from(await (await user.fetch('GET', `/api/emails/${emailId}/raw`)).arrayBuffer());

test.each([
  ['STARTTLS', { key, cert: validCertificate }, { smtp_tls: true }, true],
  ['clear text', { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }, { smtp_tls: false }, false],
])('mail is sent over %s', async (_, options, inbox, secure) => {
  const server = await startRealServer(options);
  const user = await createSender(server.port, inbox);
  const answer = await sendWhole(user);
  expect(server.received).toMatchObject([
    {
      from: `support@org${organizations}.example`,
      to: ['kim@example.net'],
      ehlo: `org${organizations}.example`,
      secure,
    },
  ]);
  expect(server.received[0]!.raw.equals(await rawOf(user, answer))).toBe(true);
  await server.stop();
});

test('mail is sent over TLS on connect on a port ending in 465', async () => {
  for (const port of [20465, 21465, 22465, 23465, 24465]) {
    const server = await startRealServer({ secure: true, key, cert: validCertificate }, port).catch(
      () => null,
    );
    if (!server) continue;
    const user = await createSender(port);
    await sendWhole(user);
    expect(server.received).toMatchObject([{ secure: true }]);
    await server.stop();
    return;
  }
  throw new Error('no port that ends in 465 is free');
});

test('with an expired certificate nothing is sent, not even the password', async () => {
  let signIns = 0;
  const server = await startRealServer({
    key,
    cert: expiredCertificate,
    onAuth: (_auth, _session, done) => {
      signIns++;
      done(null, { user: 'user' });
    },
  });
  const user = await createSender(server.port);
  expect((await send(user)).status).toBe(202);
  expect([signIns, server.received.length]).toEqual([0, 0]);
  await server.stop();
});

test('all kinds of text and files arrive unchanged', async () => {
  const server = await startRealServer({ key, cert: validCertificate });
  const user = await createSender(server.port);
  const content = randomBytes(10 * 1024 * 1024);
  const small = Buffer.from('.\r\n..\nlone\rcarriage returns\r\n.\r\n');
  const attachments = [
    await upload(user, new File([content], 'Übergröße – 10 MB 📎.bin', { type: 'application/x-thing' })),
    await upload(user, new File([small], `${'sehr '.repeat(30)}langer Name.txt`, { type: 'text/plain' })),
  ];
  const lines = [
    '.',
    '..',
    '.starts with a dot',
    'From at the start of a line',
    'x'.repeat(5000),
    'Grüße aus Zürich – 你好 – 👩‍👩‍👧‍👦 – \u200fשלום',
    'ends with a space ',
    '=3D is not quoted-printable',
    `${'wörter '.repeat(400)}`,
  ];
  const html = `<p>${lines.join('</p>\n<p>')}</p>\n.\n<p>after a dot</p>`;
  const chain = Array.from(
    { length: 40 },
    (_, i) => `<message-${i}.${'x'.repeat(40)}@mail-${i}.example.net>`,
  );
  const subject = `Re: ${'Überraschung 🎉 '.repeat(30)}`.trim();
  const answer = await sendWhole(user, {
    to: ['"Satō, Kim (desk)" <kim@example.net>', 'plain@example.net'],
    cc: 'Zoë <zoe@example.net>',
    bcc: 'Hidden One <hidden@example.net>',
    subject,
    body: html,
    attachments,
    parent_message_id: chain.at(-1),
    references_chain: chain.join(' '),
  });
  const [received] = server.received;
  expect(received!.to).toEqual([
    'kim@example.net',
    'plain@example.net',
    'zoe@example.net',
    'hidden@example.net',
  ]);
  expect(received!.raw.equals(await rawOf(user, answer))).toBe(true);
  const text = received!.raw.toString('latin1');
  // Ten random megabytes may contain the word itself.
  expect(text).not.toMatch(/hidden@|^bcc:/im);
  for (const line of text.split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(998);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  expect(head).not.toMatch(/hidden/i);

  const mail = await PostalMime.parse(received!.raw);
  expect(mail).toMatchObject({
    messageId: answer.messageId,
    inReplyTo: chain.at(-1),
    subject,
    from: { name: 'Süpport, "the" Team', address: `support@org${organizations}.example` },
    to: [{ name: 'Satō, Kim (desk)', address: 'kim@example.net' }, { address: 'plain@example.net' }],
    cc: [{ name: 'Zoë', address: 'zoe@example.net' }],
  });
  expect(mail.references!.split(/\s+/)).toEqual(chain);
  // postal-mime adds a line break to the end of text parts.
  expect(mail.html!.trimEnd()).toBe(html);
  for (const line of lines) expect(mail.text).toContain(line.trim());
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    'Übergröße – 10 MB 📎.bin',
    `${'sehr '.repeat(30)}langer Name.txt`,
  ]);
  const bytes = mail.attachments.map((attachment) => Buffer.from(attachment.content as ArrayBuffer));
  expect(bytes[0]!.equals(content)).toBe(true);
  expect(bytes[1]!.equals(small)).toBe(true);
  await server.stop();
});

test('25 MB of attachments can be sent', async () => {
  const server = await startRealServer({ key, cert: validCertificate });
  const user = await createSender(server.port);
  const part = randomBytes(12_500_000);
  const attachments = [
    await upload(user, new File([part], 'a.bin')),
    await upload(user, new File([part], 'b.bin')),
  ];
  await sendWhole(user, { attachments });
  const mail = await PostalMime.parse(server.received[0]!.raw);
  for (const file of mail.attachments) {
    expect(Buffer.from(file.content as ArrayBuffer).equals(part)).toBe(true);
  }
  await server.stop();
});

test('sent mail is filed in the Sent folder once, and mail to an own inbox joins the same thread', async () => {
  const user = await signUp(herald.origin, `user${++organizations}@example.com`);
  for (const tag of ['Support', 'Hello']) {
    await user.post('/api/inboxes', {
      name: tag,
      email_address: `${tag.toLowerCase()}@herald.test`,
      tag,
      imap_host: '127.0.0.1',
      imap_port: herald.imapPort,
      imap_user: `${tag.toLowerCase()}@herald.test`,
      imap_password: 'herald-demo',
      imap_tls: false,
      smtp_host: '127.0.0.1',
      smtp_port: herald.smtpPort,
      smtp_user: `${tag.toLowerCase()}@herald.test`,
      smtp_password: 'herald-demo',
      smtp_tls: false,
    });
  }
  const answer = await sendWhole(user, { to: 'hello@herald.test', subject: 'To ourselves' });
  await sync(user);
  await sync(user);
  const emails = await user.get<Record<string, unknown>[]>('/api/emails');
  expect(emails.map(({ direction, tag, send_state }) => [direction, tag, send_state]).sort()).toEqual([
    ['inbound', 'Hello', null],
    ['outbound', 'Support', 'sent'],
  ]);
  expect(await user.get(`/api/emails/${answer.emailId}`)).toMatchObject({ thread_count: 1 });

  const client = new ImapFlow({
    host: '127.0.0.1',
    port: herald.imapPort,
    secure: false,
    doSTARTTLS: false,
    auth: { user: 'support@herald.test', pass: 'herald-demo' },
    logger: false,
  });
  await client.connect();
  try {
    const messages = await until('the mail in the Sent folder', 60, async () => {
      const folder = (await client.list()).find(
        ({ specialUse, path }) => specialUse === '\\Sent' || path === 'Sent',
      );
      if (!folder) return null;
      if ((await client.mailboxOpen(folder.path)).exists === 0) return null;
      const all = await client.fetchAll('1:*', { headers: ['message-id'], flags: true });
      return all.length > 0 ? all : null;
    });
    expect(messages.map(({ headers }) => headers!.toString().trim())).toEqual([
      `Message-ID: ${answer.messageId}`,
    ]);
    expect([...messages[0]!.flags!]).toContain('\\Seen');
  } finally {
    await client.logout();
  }
});
