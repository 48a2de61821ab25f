import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../../../src/dev/mail-server.ts';

const PASSWORD = 'correct-horse';
const SUPPORT = 'support@herald.test';
let server: Awaited<ReturnType<typeof startMailServer>>;
let log: string[];
let clients: { close(): void }[];

beforeEach(async () => {
  log = [];
  clients = [];
  server = await startMailServer({
    imapPort: 0,
    smtpPort: 0,
    password: PASSWORD,
    copy: { from: 'service@herald.test', to: 'info@herald.test' },
    log: (line) => log.push(line),
  });
});

test('mail that the service itself sends to other domains is copied to another inbox', async () => {
  const raw = 'Subject: Reset your password\r\n\r\nx\r\n';
  await send('ada@example.com', raw, 'service@herald.test');
  await send(['info@herald.test', 'kim@example.com'], raw, 'service@herald.test');
  await send('demo@herald.test', raw, 'service@herald.test');
  await send('ada@example.com', raw, 'someone@example.com');
  expect(await inbox('ada@example.com')).toHaveLength(2);
  expect(await inbox('info@herald.test')).toHaveLength(2);
});

afterEach(async () => {
  for (const client of clients) client.close();
  await server.stop();
});

function smtp(auth?: { user: string; pass: string }) {
  const transport = createTransport({ host: '127.0.0.1', port: server.smtpPort, ignoreTLS: true, auth });
  clients.push(transport);
  return transport;
}

/** Unwraps a result of imapflow, which returns `false` when it finds nothing. */
function unwrap<T>(value: T | false | undefined): T {
  if (!value) throw new Error('nothing found');
  return value;
}

async function send(to: string | string[], raw: string | Buffer, from = 'someone@example.com') {
  return await smtp().sendMail({ envelope: { from, to }, raw });
}

async function imap(user = SUPPORT, pass = PASSWORD): Promise<ImapFlow> {
  const client = new ImapFlow({
    host: '127.0.0.1',
    port: server.imapPort,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user, pass },
  });
  clients.push(client);
  await client.connect();
  return client;
}

/** All messages of the INBOX. `raw` is without the trace fields that delivery added. */
async function inbox(user: string): Promise<{ uid: number; raw: Buffer; trace: string }[]> {
  const client = await imap(user);
  await client.mailboxOpen('INBOX', { readOnly: true });
  const messages = await client.fetchAll('1:*', { source: true, uid: true, size: true });
  await client.logout();
  return messages.map(({ uid, source = Buffer.alloc(0), size }) => {
    expect(size).toBe(source.length);
    const trace = /^Return-Path: .*\r\nDelivered-To: .*\r\nReceived: .*\r\n( .*\r\n)+/.exec(
      source.toString('latin1'),
    );
    const length = trace?.[0].length ?? 0;
    return { uid, raw: source.subarray(length), trace: trace?.[0] ?? '' };
  });
}

/** Sends raw lines after the greeting. Returns the output until it matches `until` or the connection ends. */
async function talk(port: number, lines: (string | Buffer)[], until: RegExp): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  clients.push({ close: () => socket.destroy() });
  await readUntil(socket, /\r\n$/);
  for (const line of lines) socket.write(line);
  return await readUntil(socket, until);
}

async function readUntil(socket: Socket, pattern: RegExp): Promise<string> {
  let output = '';
  return await new Promise((resolve) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString('latin1');
      if (pattern.test(output)) end();
    };
    const end = () => {
      socket.off('data', onData);
      resolve(output);
    };
    socket.on('data', onData);
    // A client that is still writing may see the disconnect as an error.
    socket.on('error', end);
    socket.on('close', end);
  });
}

describe('from SMTP to IMAP', () => {
  const body = (bytes: Buffer | string) =>
    Buffer.concat([
      Buffer.from('Subject: x\r\nContent-Type: text/plain\r\n\r\n'),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]);
  const samples: [string, Buffer][] = [
    ['8-bit latin1', body(Buffer.from('Gr\xfc\xdfe \xff\x80\xa0 caf\xe9', 'latin1'))],
    ['UTF-8', body('Grüße, 日本語, مرحبا, 🫖')],
    ['leading dots', body('.\r\n..\r\n.hidden\r\n...\r\n. \r\nend.')],
    ['empty lines and trailing space', body('\r\n\r\n  \t \r\n\r\n')],
    ['no body', Buffer.from('Subject: nothing\r\n\r\n')],
    [
      'a 1 MB attachment of every byte',
      body(
        Buffer.alloc(
          1_000_000,
          Buffer.from([...Array(256).keys()].filter((byte) => byte !== 10 && byte !== 13)),
        ),
      ),
    ],
  ];

  test.each(samples)('%s arrives byte for byte', async (_name, raw) => {
    await send(SUPPORT, raw);
    const [message] = await inbox(SUPPORT);
    expect(message?.raw.equals(raw)).toBe(true);
  });

  test('delivery adds Return-Path, Delivered-To and Received', async () => {
    await send('Support+order2291@Herald.TEST', 'Subject: x\r\n\r\ny\r\n', 'marta@example.com');
    const [message] = await inbox(SUPPORT);
    expect(message?.trace).toMatch(/^Return-Path: <marta@example\.com>\r\n/);
    expect(message?.trace).toMatch(/\r\nDelivered-To: Support\+order2291@herald\.test\r\n/);
    expect(message?.trace).toMatch(
      /\r\nReceived: from \S+ \(\[127\.0\.0\.1\]\)\r\n by herald\.test with ESMTP id \w+\r\n/,
    );
  });

  test('a null sender results in an empty Return-Path', async () => {
    await send(SUPPORT, 'Subject: x\r\n\r\ny\r\n', '');
    expect((await inbox(SUPPORT))[0]?.trace).toMatch(/^Return-Path: <>\r\n/);
  });

  test('each address has its own mail, plus-addresses share it, and other domains are accounts too', async () => {
    await send([SUPPORT, 'hello@herald.test', 'hello+stream@herald.test'], 'Subject: both\r\n\r\nx\r\n');
    await send('Customer+tag@Example.com', 'Subject: reply\r\n\r\nx\r\n');
    const subjects = async (user: string) =>
      (await inbox(user)).map(({ raw }) => /Subject: (.*)\r/.exec(raw.toString())?.[1]);
    expect(await subjects(SUPPORT)).toEqual(['both']);
    expect(await subjects('HELLO@herald.test')).toEqual(['both', 'both']);
    expect(await subjects('customer+tag@example.com')).toEqual(['reply']);
    expect(await subjects('customer@example.com')).toEqual([]);
    expect(await subjects('neo@herald.test')).toEqual([]);
  });

  test('a message over 40 MB is rejected whether or not the client declares its size', async () => {
    const limit = 40 * 1024 * 1024;
    expect(await talk(server.smtpPort, ['EHLO x\r\n'], /^250 /m)).toContain(`SIZE ${limit}`);
    const declared = [`EHLO x\r\nMAIL FROM:<a@example.com> SIZE=${limit + 1}\r\n`];
    expect(await talk(server.smtpPort, declared, /^[45]\d\d .*\r\n/m)).toContain('552 ');
    const undeclared = [
      'EHLO x\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<support@herald.test>\r\nDATA\r\n',
      Buffer.alloc(limit + 1, 'x'),
      '\r\n.\r\n',
    ];
    expect(await talk(server.smtpPort, undeclared, /^552 .*\r\n/m)).toContain('552 ');
    expect(await inbox(SUPPORT)).toEqual([]);
  });

  test('submission accepts the right password and rejects a wrong one', async () => {
    const mail = { envelope: { from: SUPPORT, to: 'a@example.com' }, raw: 'Subject: x\r\n\r\ny\r\n' };
    await smtp({ user: SUPPORT, pass: PASSWORD }).sendMail(mail);
    await expect(smtp({ user: SUPPORT, pass: 'wrong' }).sendMail(mail)).rejects.toMatchObject({
      responseCode: 535,
    });
    expect(await inbox('a@example.com')).toHaveLength(1);
  });

  test('the 101st recipient of a message is rejected', async () => {
    const to = Array.from({ length: 101 }, (_, n) => `r${n}@example.com`);
    const info = await send(to, 'Subject: x\r\n\r\ny\r\n');
    expect(info.rejected).toEqual(['r100@example.com']);
  });
});

describe('IMAP', () => {
  test('a wrong password is rejected, and so is a user name that is not an address', async () => {
    await expect(imap(SUPPORT, 'wrong')).rejects.toMatchObject({ authenticationFailed: true });
    await expect(imap('support', PASSWORD)).rejects.toMatchObject({ authenticationFailed: true });
    await expect(imap(SUPPORT, '')).rejects.toThrow();
  });

  test('LOGIN works, and AUTHENTICATE PLAIN works with and without an initial response', async () => {
    const secret = Buffer.from(`\0${SUPPORT}\0${PASSWORD}`).toString('base64');
    const logins = [
      [`a LOGIN ${SUPPORT} {${PASSWORD.length}}\r\n`, `${PASSWORD}\r\n`],
      [`a AUTHENTICATE PLAIN ${secret}\r\n`],
      ['a AUTHENTICATE PLAIN\r\n', `${secret}\r\n`],
    ];
    for (const lines of logins) {
      expect(await talk(server.imapPort, lines, /^a .*\r\n/m)).toMatch(/^a OK \[CAPABILITY /m);
    }
  });

  test('commands that read mail are rejected before login', async () => {
    for (const command of [
      'SELECT INBOX',
      'LIST "" *',
      'STATUS INBOX (MESSAGES)',
      'UID FETCH 1 FLAGS',
      'IDLE',
    ]) {
      expect(await talk(server.imapPort, [`a ${command}\r\n`], /^a .*\r\n/m)).toMatch(/^a (NO|BAD) /m);
    }
  });

  test('UIDs count up from 1, and every mailbox has the start time in seconds as UIDVALIDITY', async () => {
    const before = Math.floor(Date.now() / 1000);
    const other = await startMailServer({ imapPort: 0, smtpPort: 0, password: PASSWORD, log: () => {} });
    const after = Math.floor(Date.now() / 1000);
    await server.stop();
    server = other;
    for (let n = 0; n < 3; n++) await send(SUPPORT, `Subject: ${n}\r\n\r\nx\r\n`);
    const client = await imap();
    await client.mailboxCreate('Archive');
    const query = { uidNext: true, uidValidity: true, messages: true, unseen: true } as const;
    const status = unwrap(await client.status('INBOX', query));
    expect(status).toMatchObject({ uidNext: 4, messages: 3, unseen: 3 });
    expect(Number(status.uidValidity)).toBeGreaterThanOrEqual(before);
    expect(Number(status.uidValidity)).toBeLessThanOrEqual(after);
    for (const name of ['Sent', 'Archive']) {
      expect(await client.status(name, query)).toMatchObject({
        uidNext: 1,
        uidValidity: status.uidValidity,
      });
    }
    const mailbox = await client.mailboxOpen('INBOX', { readOnly: true });
    expect(mailbox).toMatchObject({
      exists: 3,
      uidNext: 4,
      readOnly: true,
      uidValidity: status.uidValidity,
    });
  });

  test('UID ranges, searches, partial fetches and header fetches return the right messages', async () => {
    for (let n = 1; n <= 12; n++)
      await send(SUPPORT, `Subject: number ${n}\r\nX-N: ${n}\r\n\r\nbody ${n}\r\n`);
    const client = await imap();
    await client.mailboxOpen('INBOX');
    const uids = async (range: string) =>
      (await client.fetchAll(range, { uid: true }, { uid: true })).map(({ uid }) => uid);
    expect(await uids('5:10')).toEqual([5, 6, 7, 8, 9, 10]);
    expect(await uids('10:5')).toEqual([5, 6, 7, 8, 9, 10]);
    expect(await uids('11:*')).toEqual([11, 12]);
    expect(await uids('*')).toEqual([12]);
    // RFC 3501, section 6.4.8: a range that ends in * always includes the last message.
    expect(await uids('50:*')).toEqual([12]);
    expect(await uids('50:60')).toEqual([]);
    expect(await uids('1,3:4,12')).toEqual([1, 3, 4, 12]);
    expect(await client.search({ uid: '11:*' }, { uid: true })).toEqual([11, 12]);
    expect(await client.search({ uid: '50:60' }, { uid: true })).toEqual([]);
    expect(await client.search({ header: { 'x-n': '7' } }, { uid: true })).toEqual([7]);
    expect(await client.search({ or: [{ subject: 'number 3' }, { body: 'body 4' }] }, { uid: true })).toEqual(
      [3, 4],
    );
    expect(await client.search({ not: { uid: '2:12' } }, { uid: true })).toEqual([1]);
    expect(await client.search({ since: new Date(Date.now() - 86_400_000), smaller: 10_000 })).toHaveLength(
      12,
    );
    expect(await client.search({ before: new Date(Date.now() - 2 * 86_400_000) })).toEqual([]);

    const part = unwrap(
      await client.fetchOne('2', { source: { start: 3, maxLength: 5 }, headers: ['x-n'] }, { uid: true }),
    );
    expect(part.source?.toString()).toBe('urn-P');
    expect(part.headers?.toString()).toBe('X-N: 2\r\n\r\n');
  });

  test('INTERNALDATE is the time of delivery, and a read-only fetch does not set \\Seen', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    await send(SUPPORT, 'Subject: x\r\nDate: Tue, 1 Jan 2019 10:00:00 +0000\r\n\r\ny\r\n');
    const client = await imap();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const message = unwrap(await client.fetchOne('1', { internalDate: true, flags: true, source: true }));
    const date = new Date(message.internalDate ?? 0).getTime();
    expect(date).toBeGreaterThanOrEqual(before);
    expect(date).toBeLessThanOrEqual(Date.now());
    expect(message.flags?.size).toBe(0);
  });

  test('LIST marks Sent, CREATE and SUBSCRIBE work, and EXAMINE rejects an unknown mailbox', async () => {
    const client = await imap();
    await client.mailboxCreate(['Projects', 'Söder']);
    const mailboxes = await client.list();
    expect(mailboxes.map(({ path, specialUse, subscribed }) => [path, specialUse, subscribed])).toEqual([
      ['INBOX', '\\Inbox', true],
      ['Sent', '\\Sent', true],
      ['Projects/Söder', undefined, true],
    ]);
    const names = async (pattern: string) =>
      [
        ...(
          await talk(
            server.imapPort,
            [`a LOGIN ${SUPPORT} ${PASSWORD}\r\nb LIST "" "${pattern}"\r\n`],
            /^b /m,
          )
        ).matchAll(/^\* LIST .* "([^"]*)"\r$/gm),
      ].map((line) => line[1]);
    expect(await names('')).toEqual(['']);
    expect(await names('%')).toEqual(['INBOX', 'Sent']);
    expect(await names('inbox')).toEqual(['INBOX']);
    expect(await names('Pro*')).toEqual(['Projects/S&APY-der']);
    expect(await names('%/S%r')).toEqual(['Projects/S&APY-der']);
    expect(await names('Sen')).toEqual([]);
    await client.mailboxUnsubscribe('Projects/Söder');
    const subscribed = (await client.list()).filter((mailbox) => mailbox.subscribed);
    expect(subscribed.map(({ path }) => path)).toEqual(['INBOX', 'Sent']);
    await expect(client.mailboxOpen('Nowhere', { readOnly: true })).rejects.toMatchObject({
      responseStatus: 'NO',
    });
    await expect(client.append('Nowhere', 'Subject: x\r\n\r\n')).rejects.toMatchObject({
      responseStatus: 'NO',
    });
  });

  test('APPEND to Sent keeps bytes, flags and date', async () => {
    const client = await imap();
    const raw = Buffer.from('Subject: gr\xfc\xdfe\r\n\r\n(){5}\r\n\xff\r\n', 'latin1');
    const appended = await client.append('Sent', raw, ['\\Seen', '$Done'], new Date('2024-02-29T23:59:58Z'));
    expect(appended).toMatchObject({ uid: 1 });
    await client.mailboxOpen('Sent');
    const message = unwrap(await client.fetchOne('1', { source: true, flags: true, internalDate: true }));
    expect(message.source?.equals(raw)).toBe(true);
    expect([...(message.flags ?? [])]).toEqual(['\\Seen', '$Done']);
    expect(message.internalDate).toEqual(new Date('2024-02-29T23:59:58Z'));
    expect(await inbox(SUPPORT)).toEqual([]);
  });

  test('messages can be flagged, copied and deleted', async () => {
    for (let n = 1; n <= 3; n++) await send(SUPPORT, `Subject: ${n}\r\n\r\nx\r\n`);
    const client = await imap();
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('2', ['\\seen', 'Todo'], { uid: true });
    await client.messageFlagsRemove('2', ['Todo'], { uid: true });
    expect(await client.search({ seen: true }, { uid: true })).toEqual([2]);
    const copied = await client.messageCopy('2:3', 'Sent', { uid: true });
    expect([...(unwrap(copied).uidMap ?? [])]).toEqual([
      [2, 1],
      [3, 2],
    ]);
    await client.messageDelete('2', { uid: true });
    expect(await client.search({ all: true }, { uid: true })).toEqual([1, 3]);
    await send(SUPPORT, 'Subject: 4\r\n\r\nx\r\n');
    await client.noop();
    expect(await client.search({ all: true }, { uid: true })).toEqual([1, 3, 4]);
  });

  test('messages can be moved to another mailbox, and the response contains their new UIDs', async () => {
    for (let n = 1; n <= 3; n++) await send(SUPPORT, `Subject: ${n}\r\n\r\nx\r\n`);
    const client = await imap();
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('2', ['Todo'], { uid: true });
    const moved = unwrap(await client.messageMove('2:3', 'Sent', { uid: true }));
    expect([...(moved.uidMap ?? [])]).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(await client.search({ all: true }, { uid: true })).toEqual([1]);
    await client.mailboxOpen('Sent', { readOnly: true });
    const movedMessages = await client.fetchAll('1:*', { envelope: true, flags: true });
    expect(movedMessages.map(({ envelope, flags }) => [envelope?.subject, [...(flags ?? [])]])).toEqual([
      ['2', ['Todo']],
      ['3', []],
    ]);
    const lines = [
      `a LOGIN ${SUPPORT} ${PASSWORD}\r\nb SELECT Sent\r\nc MOVE 1 INBOX\r\nd EXAMINE Sent\r\ne MOVE 1 INBOX\r\n`,
    ];
    const output = await talk(server.imapPort, lines, /^e .*\r\n/m);
    expect(output).toMatch(/\r\n\* OK \[COPYUID \d+ 1 4\] moved\r\n\* 1 EXPUNGE\r\nc OK /);
    expect(output).toMatch(/^e NO /m);
  });

  test('a mailbox can be deleted, and a new mailbox with the same name does not reuse its UIDs', async () => {
    const client = await imap();
    await client.mailboxCreate('Archive');
    for (let n = 1; n <= 3; n++) await client.append('Archive', `Subject: ${n}\r\n\r\n`);
    const other = await imap();
    await other.mailboxOpen('Archive');
    await client.mailboxDelete('Archive');
    await other.noop();
    expect(unwrap(other.mailbox).exists).toBe(0);
    expect((await client.list()).map(({ path }) => path)).toEqual(['INBOX', 'Sent']);
    await client.mailboxCreate('Archive');
    expect(await client.append('Archive', 'Subject: 4\r\n\r\n')).toMatchObject({ uid: 4 });
  });

  test('IDLE and NOOP report new mail', async () => {
    const client = await imap();
    await client.mailboxOpen('INBOX');
    const arrives = once(client, 'exists');
    void client.idle();
    await send(SUPPORT, 'Subject: idle\r\n\r\nx\r\n');
    expect((await arrives)[0]).toMatchObject({ count: 1, prevCount: 0 });
    await send(SUPPORT, 'Subject: noop\r\n\r\nx\r\n');
    await client.noop();
    expect(unwrap(client.mailbox).exists).toBe(2);
  });

  test('500 messages can be read in windows of UIDs, each exactly once', async () => {
    const transport = createTransport({
      host: '127.0.0.1',
      port: server.smtpPort,
      ignoreTLS: true,
      pool: true,
      maxMessages: Infinity,
    });
    clients.push(transport);
    const envelope = { from: 'a@example.com', to: SUPPORT };
    await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        transport.sendMail({ envelope, raw: `Subject: ${n}\r\n\r\nx\r\n` }),
      ),
    );
    const client = await imap();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const subjects = new Set<string>();
    for (let from = 1; from <= 500; from += 25) {
      const window = await client.fetchAll(`${from}:${from + 24}`, { source: true }, { uid: true });
      expect(window.map(({ uid }) => uid)).toEqual(Array.from({ length: 25 }, (_, n) => from + n));
      for (const { source } of window) subjects.add(/Subject: \d+/.exec(source?.toString() ?? '')?.[0] ?? '');
    }
    expect(subjects.size).toBe(500);
  });
});

describe('misbehaving clients', () => {
  const garbage: [string, (string | Buffer)[], RegExp][] = [
    ['no commands', ['\r\n\r\n\x00\xff\xfe\r\n)\r\nA\r\n'], /(\* BAD .*\r\n){5}/],
    ['unbalanced lists', ['a NOOP (((\r\n', 'b NOOP )\r\n', 'c NOOP "\r\n'], /c BAD/],
    ['deep lists', [`a NOOP ${'('.repeat(5_000)}\r\n`], /a BAD/],
    [
      'names of objects and files',
      ['a constructor\r\nb __proto__ x\r\nc UID LOGIN a b\r\nd toString\r\n'],
      /d BAD/,
    ],
    ['an endless line', [Buffer.alloc(1_000_000, 'x')], /BYE/],
    ['an oversized literal before login', ['a LOGIN {9999999999}\r\n'], /a NO \[TOOBIG\]/],
    ['an oversized non-synchronizing literal', ['a APPEND INBOX {9999999999+}\r\n'], /BYE/],
    [
      'a pattern designed to run forever',
      [`a LOGIN ${SUPPORT} ${PASSWORD}\r\nb LIST "" ${'*N'.repeat(99)}\r\n`],
      /^b OK/m,
    ],
    [
      'nesting deep enough to overflow the stack',
      [`a LOGIN ${SUPPORT} ${PASSWORD}\r\nb SELECT INBOX\r\nc SEARCH ${'NOT '.repeat(16_000)}ALL\r\n`],
      /^(c OK|\* BYE)/m,
    ],
    ['many small literals', [`a LOGIN ${'{2000+}\r\n'.padEnd(2_009, 'x').repeat(9)}\r\n`], /BYE/],
  ];
  test.each(garbage)('IMAP survives %s', async (_name, lines, answer) => {
    expect(await talk(server.imapPort, lines, answer)).toMatch(answer);
    await imap();
  });

  test('a logged-in client gets BAD or NO for an invalid command and can continue', async () => {
    const lines = [
      `z LOGIN ${SUPPORT} ${PASSWORD}\r\n`,
      ...[
        'FETCH',
        'UID',
        'UID FETCH x FLAGS',
        'SELECT',
        'SELECT (x)',
        'STATUS INBOX',
        'SEARCH',
        'IDLE x',
        'EXPUNGE',
      ]
        .concat([
          'APPEND INBOX',
          'APPEND INBOX x',
          'CREATE "a\tb"',
          'CREATE inbox',
          'DELETE Sent',
          'LIST "" (',
        ])
        .filter((command) => command !== 'IDLE x')
        .map((command) => `y ${command}\r\n`),
      's SELECT INBOX\r\n',
      ...[
        'FETCH 1 BODY[MIME]',
        'FETCH 1 BODY[1.]',
        'FETCH 1 NONSENSE',
        'FETCH 1:2:3 FLAGS',
        'DELETE inbox',
        'DELETE Nowhere',
        'SEARCH NONSENSE',
      ]
        .concat([
          'SEARCH SINCE yesterday',
          'SEARCH UID',
          'STORE 1 FLAGGS x',
          'STORE 1 FLAGS ({)',
          'COPY 1 Nowhere',
          'MOVE 1 Nowhere',
        ])
        .map((command) => `y ${command}\r\n`),
      'end NOOP\r\n',
    ];
    const output = await talk(server.imapPort, lines, /^end .*\r\n/m);
    expect(output).toMatch(/^end OK/m);
    expect(output).not.toMatch(/^y OK/m);
    expect(output.match(/^y (BAD|NO) /gm)).toHaveLength(27);
  });

  test('a disconnect during a literal, IDLE, FETCH or DATA does not affect other clients', async () => {
    await send(
      SUPPORT,
      Buffer.concat([Buffer.from('Subject: big\r\n\r\n'), Buffer.alloc(5_000_000, 'x\r\n')]),
    );
    const login = `a LOGIN ${SUPPORT} ${PASSWORD}\r\nb SELECT INBOX\r\n`;
    const disconnects: [number, string, RegExp][] = [
      [server.imapPort, `${login}c APPEND INBOX {1000}\r\nhalf`, /\+ go ahead/],
      [server.imapPort, `${login}c IDLE\r\n`, /\+ idling/],
      [server.imapPort, `${login}c FETCH 1 BODY[]\r\n`, /FETCH/],
      [
        server.smtpPort,
        'EHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<x@herald.test>\r\nDATA\r\nhalf',
        /354/,
      ],
    ];
    for (const [port, lines, until] of disconnects) {
      const socket = connect(port, '127.0.0.1');
      socket.write(lines);
      await readUntil(socket, until);
      socket.resetAndDestroy();
    }
    await send(SUPPORT, 'Subject: still here\r\n\r\nx\r\n');
    expect(await inbox(SUPPORT)).toHaveLength(2);
    expect(await inbox('x@herald.test')).toEqual([]);
  });

  test('SMTP survives garbage', async () => {
    await talk(server.smtpPort, ['\x00\xff\xfe\r\n', 'MAIL FROM:<>\r\n', 'x'.repeat(200_000)], /never/);
    await send(SUPPORT, 'Subject: x\r\n\r\ny\r\n');
    expect(await inbox(SUPPORT)).toHaveLength(1);
  });

  test('the log never contains the password', async () => {
    await expect(imap(SUPPORT, `${PASSWORD}-wrong`)).rejects.toThrow();
    await send(SUPPORT, 'Subject: x\r\n\r\ny\r\n');
    expect(log.join('\n')).toContain(SUPPORT);
    expect(log.join('\n')).not.toContain(PASSWORD);
  });
});

test('starting on a port in use fails and leaves no server listening', async () => {
  const options = { password: PASSWORD, log: () => {} };
  const { imapPort, stop } = await startMailServer({ ...options, imapPort: 0, smtpPort: 0 });
  await stop();
  const start = (smtpPort: number) => startMailServer({ ...options, imapPort, smtpPort });
  await expect(start(server.smtpPort)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const second = await start(0);
  await second.stop();
});

test('stop closes the connections of connected clients', async () => {
  const client = await imap();
  await client.mailboxOpen('INBOX');
  const idle = client.idle();
  const submitter = connect(server.smtpPort, '127.0.0.1');
  await readUntil(submitter, /^220 /);
  const closed = [once(client, 'close'), once(submitter, 'close')];
  submitter.resume();
  await server.stop();
  await Promise.all([...closed, idle.catch(() => {})]);
});
