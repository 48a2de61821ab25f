import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../../../../../src/dev/simulators/mail-server.ts';
import {
  imap,
  inbox,
  log,
  outgoing,
  PASSWORD,
  readUntil,
  SUPPORT,
  send,
  server,
  start,
  stop,
  talk,
} from './server.ts';

beforeEach(start);
afterEach(stop);

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
  const options = { password: PASSWORD, listKnown: async () => [], outgoing, log: () => {} };
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
