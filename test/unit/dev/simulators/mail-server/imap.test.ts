import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clients, imap, inbox, PASSWORD, SUPPORT, send, server, start, stop, talk } from './server.ts';

beforeEach(start);
afterEach(stop);

/** Unwraps a result of imapflow, which returns `false` when it finds nothing. */
function unwrap<T>(value: T | false | undefined): T {
  if (!value) throw new Error('nothing found');
  return value;
}

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
    await stop();
    const before = Math.floor(Date.now() / 1000);
    await start();
    const after = Math.floor(Date.now() / 1000);
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
