/** Replays recorded IMAP sessions of mutt 2.2, mbsync 1.4 (isync) and the IMAP trigger of n8n 2.15. */
import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../../../src/dev/simulators/mail-server.ts';
import { OutgoingMails } from '../../../../../src/dev/simulators/outgoing/store.ts';

const USER = 'support@herald.test';
let server: Awaited<ReturnType<typeof startMailServer>>;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  server = await startMailServer({
    imapPort: 0,
    smtpPort: 0,
    password: 'secret',
    listKnown: async (addresses) => addresses,
    outgoing: new OutgoingMails(),
    log: () => {},
  });
  const transport = createTransport({ host: '127.0.0.1', port: server.smtpPort, ignoreTLS: true });
  for (const subject of ['One', 'Two', 'Three']) {
    const attachments = subject === 'Two' ? [{ filename: 'two.txt', content: 'file' }] : [];
    await transport.sendMail({
      from: 'kim@example.com',
      to: USER,
      subject,
      text: 'Where is it?',
      attachments,
    });
  }
  transport.close();
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
});

/**
 * Sends each command and waits for the end of its response: the tagged line, or a `+ …` line. Returns the whole
 * output. `refused` lists the commands with a response other than OK.
 */
async function talk(commands: string[]): Promise<{ output: string; refused: string[] }> {
  const socket = connect(server.imapPort, '127.0.0.1');
  sockets.push(socket);
  let output = '';
  let wake = () => {};
  socket.on('data', (chunk: Buffer) => {
    output += chunk.toString('latin1');
    wake();
  });
  socket.on('close', () => wake());
  const until = async (pattern: RegExp, from: number) => {
    while (!pattern.test(output.slice(from)) && !socket.destroyed) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return output.slice(from);
  };
  await until(/^\* OK .*\r\n/, 0);
  const refused: string[] = [];
  let idleTag = '';
  for (const command of commands) {
    const from = output.length;
    const tag = command === 'DONE' ? idleTag : /^\S+(?= [A-Z])/.exec(command)?.[0];
    socket.write(`${command}\r\n`);
    if (/ IDLE$/.test(command)) idleTag = tag!;
    const expectsContinuation = / IDLE$|\{\d+\}$/.test(command);
    if (tag === undefined) continue;
    const response = await until(
      expectsContinuation ? /^\+ .*\r\n/m : new RegExp(`^${tag} .*\r\n`, 'm'),
      from,
    );
    if (!expectsContinuation && !new RegExp(`^${tag} OK `, 'm').test(response)) refused.push(command);
  }
  return { output, refused };
}

test('mutt can open, read, search, file and delete mail, and create and delete mailboxes', async () => {
  const { output, refused } = await talk([
    'a0000 CAPABILITY',
    `a0001 AUTHENTICATE PLAIN ${Buffer.from(`${USER}\0${USER}\0secret`).toString('base64')}`,
    'a0002 CAPABILITY',
    'a0003 LIST "" ""',
    'a0004 SELECT "INBOX"',
    'a0005 FETCH 1:3 (UID FLAGS INTERNALDATE RFC822.SIZE BODY.PEEK[HEADER.FIELDS (DATE FROM SENDER SUBJECT TO CC MESSAGE-ID REFERENCES CONTENT-TYPE CONTENT-DESCRIPTION IN-REPLY-TO REPLY-TO LINES LIST-POST X-LABEL)])',
    'a0006 IDLE',
    'DONE',
    'a0007 UID FETCH 2 BODY.PEEK[]',
    'a0008 UID SEARCH BODY "Where"',
    'a0011 STATUS "Archive" (UIDVALIDITY)',
    'a0012 UID COPY 1 "Archive"',
    'a0013 CREATE "Archive"',
    'a0014 UID COPY 1 "Archive"',
    'a0016 STATUS "Archive" (UIDVALIDITY)',
    'a0017 UID STORE 2 FLAGS.SILENT (\\Seen \\Flagged)',
    'a0018 UID COPY 2 "Archive"',
    'a0020 UID STORE 2 +FLAGS.SILENT (\\Deleted)',
    'a0021 EXPUNGE',
    'a0023 LIST "" "%"',
    'a0024 CREATE "Work"',
    'a0025 DELETE "Work"',
    'a0026 LIST "" "%"',
    'a0027 CLOSE',
    'a0028 LOGOUT',
  ]);
  expect(refused).toEqual(['a0011 STATUS "Archive" (UIDVALIDITY)', 'a0012 UID COPY 1 "Archive"']);
  expect(output).toContain('a0012 NO [TRYCREATE]');
  expect(output).toContain('* SEARCH 1 2 3\r\n');
  expect(output).toMatch(/a0020 OK .*\r\n\* 2 EXPUNGE\r\na0021 OK /);
  expect(output.split('a0025 OK')[1]).not.toContain('Work');
});

test('mbsync can pull mail, push flags and new mail, and remove a mailbox', async () => {
  const pull = [
    '1 CAPABILITY',
    `2 LOGIN "${USER}" "secret"`,
    '3 LIST "" "*"',
    '4 SELECT "INBOX"',
    '5 UID FETCH 1:3 (UID FLAGS)',
  ];
  const first = await talk([
    ...pull,
    '6 UID FETCH 1 (BODY.PEEK[])',
    '7 UID FETCH 2 (BODY.PEEK[])',
    '9 CLOSE',
    '10 SELECT "Sent"',
    '11 CLOSE',
    '12 LOGOUT',
  ]);
  expect(first.refused).toEqual([]);
  const second = await talk([
    ...pull,
    '6 UID STORE 1 +FLAGS.SILENT (\\Flagged \\Seen)',
    '7 UID STORE 3 +FLAGS.SILENT (\\Deleted)',
    '8 CHECK',
    '9 CLOSE',
    '10 CREATE "Projects"',
    '11 SELECT "Projects"',
    '12 APPEND "Projects" (\\Seen) {39}',
    'Subject: p\r\nX-TUID: cwlPc1hOEIkd\r\n\r\nx\r\n',
    '13 CLOSE',
    '14 LOGOUT',
  ]);
  expect(second.refused).toEqual([]);
  const third = await talk([
    ...pull,
    '7 SELECT "Projects"',
    '8 UID FETCH 1:1 (UID FLAGS)',
    '9 UID STORE 1 +FLAGS.SILENT (\\Deleted)',
    '10 CHECK',
    '11 CLOSE',
    '12 DELETE "Projects"',
    '13 SELECT "Sent"',
    '14 CLOSE',
    '18 LOGOUT',
  ]);
  expect(third.refused).toEqual([]);
  expect(third.output).toContain('* 1 FETCH (UID 1 FLAGS (\\Seen))');
  expect(third.output).toContain('* 2 EXISTS');
});

test('n8n can read the mail since a date in batches, with body structures', async () => {
  const { output, refused } = await talk([
    'A0 CAPABILITY',
    `A1 LOGIN "${USER}" "secret"`,
    'A2 CAPABILITY',
    'A3 LIST "" ""',
    'IDLE IDLE',
    'DONE',
    'A4 SELECT "INBOX"',
    'A5 UID SEARCH ALL SINCE 21-Nov-2020',
    'A6 UID FETCH 1,2 (UID FLAGS INTERNALDATE BODYSTRUCTURE BODY.PEEK[])',
    'IDLE IDLE',
    'DONE',
    'A7 UID SEARCH ALL SINCE 21-Nov-2020 UID 2:* UID 2:*',
    'A8 UID FETCH 2,3 (UID FLAGS INTERNALDATE BODYSTRUCTURE BODY.PEEK[])',
    'A25 UNSELECT',
    'A26 LOGOUT',
  ]);
  expect(refused).toEqual([]);
  expect(output).toContain('* SEARCH 1 2 3\r\n');
  expect(output).toContain('* SEARCH 2 3\r\n');
  expect(output).toContain('BODYSTRUCTURE ((');
  expect(output.match(/ "MIXED" \("BOUNDARY" /g)).toHaveLength(2);
});
