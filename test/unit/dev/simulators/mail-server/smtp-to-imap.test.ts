import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  breakLookUps,
  inbox,
  log,
  outgoing,
  PASSWORD,
  SUPPORT,
  send,
  server,
  smtp,
  start,
  stop,
  talk,
} from './server.ts';

beforeEach(start);
afterEach(stop);

describe('outgoing mail', () => {
  const raw = 'Subject: Hello\r\n\r\nx\r\n';
  const receivers = () => outgoing.list().map(({ to }) => to);

  test('is mail to addresses that nobody here has, which no mailbox gets', async () => {
    for (const to of [
      'ada@example.com',
      'info@herald.test',
      'support@example.com',
      'support@herald.test.example',
    ]) {
      await send(to, raw);
    }
    expect(receivers().flat().sort()).toEqual([
      'ada@example.com',
      'info@herald.test',
      'support@example.com',
      'support@herald.test.example',
    ]);
    for (const user of ['ada@example.com', 'info@herald.test']) expect(await inbox(user)).toEqual([]);
    expect(log.at(-1)).toContain(', outgoing');
  });

  test('is not mail from outside to those who are here, in whatever form their address is', async () => {
    for (const to of [SUPPORT, 'SUPPORT@Herald.TEST', 'support+order@herald.test']) await send(to, raw);
    expect(receivers()).toEqual([]);
    expect(await inbox(SUPPORT)).toHaveLength(3);
  });

  test('is all mail of clients that sign in, which those who are here get too', async () => {
    const transport = smtp({ user: SUPPORT, pass: PASSWORD });
    const to = ['hello@herald.test', 'ada@example.com'];
    await transport.sendMail({ envelope: { from: SUPPORT, to }, raw });
    await transport.sendMail({ envelope: { from: SUPPORT, to: SUPPORT }, raw });
    expect(receivers()).toEqual([[SUPPORT], to]);
    expect([await inbox('hello@herald.test'), await inbox(SUPPORT)].map((mails) => mails.length)).toEqual([
      1, 1,
    ]);
  });

  test('ends for an address whose mailbox somebody has opened', async () => {
    await send('ada@example.com', raw);
    expect(await inbox('ada@example.com')).toEqual([]);
    await send('ada@example.com', raw);
    expect(await inbox('ada@example.com')).toHaveLength(1);
    expect(receivers()).toEqual([['ada@example.com']]);
  });

  test('is refused for now while the addresses cannot be looked up', async () => {
    breakLookUps();
    await expect(send(SUPPORT, raw)).rejects.toMatchObject({ responseCode: 451 });
    expect(receivers()).toEqual([]);
  });
});

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
    const mail = { envelope: { from: SUPPORT, to: 'hello@herald.test' }, raw: 'Subject: x\r\n\r\ny\r\n' };
    await smtp({ user: SUPPORT, pass: PASSWORD }).sendMail(mail);
    await expect(smtp({ user: SUPPORT, pass: 'wrong' }).sendMail(mail)).rejects.toMatchObject({
      responseCode: 535,
    });
    expect(await inbox('hello@herald.test')).toHaveLength(1);
  });

  test('the 101st recipient of a message is rejected', async () => {
    const to = Array.from({ length: 101 }, (_, n) => `r${n}@example.com`);
    const info = await send(to, 'Subject: x\r\n\r\ny\r\n');
    expect(info.rejected).toEqual(['r100@example.com']);
  });
});
