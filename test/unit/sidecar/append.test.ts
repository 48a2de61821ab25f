import { afterEach, describe, expect, it } from 'vitest';
import { append, connectionTo, sidecar } from './caller.ts';
import { startFake } from './fake-imap.ts';
import { type StoredMailbox, startHoodiecrow } from './hoodiecrow.ts';

const cleanups: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((server) => server.close()));
});

async function hoodiecrow(storage: Record<string, StoredMailbox>, plugins: string[] = []) {
  const server = await startHoodiecrow({ INBOX: {}, ...storage }, { plugins });
  cleanups.push(server);
  return server;
}

const folders = (list: Record<string, StoredMailbox>) => ({ '': { separator: '/', folders: list } });

const message = 'Message-ID:\r\n <one@example.com>\r\nSubject: Hi\r\n\r\nGr\xc3\xbc\xc3\x9fe\r\n';
const bytes = new Uint8Array(Buffer.from(message, 'latin1'));

function request(port: number, mailbox: string | null = null) {
  return { connection: connectionTo(port), mailbox, flags: ['\\Seen'] };
}

describe('POST /append', () => {
  it('uses the folder marked as \\Sent, and preserves flags and bytes', async () => {
    const server = await hoodiecrow(folders({ Sent: {}, Postausgang: { 'special-use': '\\Sent' } }), [
      'SPECIAL-USE',
    ]);
    expect(await append(sidecar().app, request(server.port), bytes)).toEqual({
      failure: null,
      mailbox: 'Postausgang',
    });
    const stored = server.mailbox('Postausgang')?.messages;
    expect(stored).toMatchObject([{ flags: ['\\Seen'], raw: message }]);
    expect(server.mailbox('Sent')?.messages).toEqual([]);
  });

  it.each(['Sent', 'SENT', 'Sent Items', 'Gesendet'])(
    'recognises a Sent folder by its name: %s',
    async (name) => {
      const server = await hoodiecrow(folders({ Drafts: {}, [name]: {} }));
      expect(await append(sidecar().app, request(server.port), bytes)).toEqual({
        failure: null,
        mailbox: name,
      });
      expect(server.mailbox(name)?.messages).toHaveLength(1);
    },
  );

  it.each([[['NAMESPACE']], [[]]])(
    'finds the folder below the prefix of the personal namespace (plugins %j)',
    async (plugins) => {
      const server = await hoodiecrow(
        { 'INBOX.': { separator: '.', type: 'personal', folders: { sent: {} } } },
        plugins,
      );
      expect(await append(sidecar().app, request(server.port), bytes)).toEqual({
        failure: null,
        mailbox: 'INBOX.sent',
      });
      expect(server.mailbox('INBOX.sent')?.messages).toHaveLength(1);
    },
  );

  it('creates and subscribes a Sent folder if there is none', async () => {
    const server = await hoodiecrow(folders({ Drafts: {} }));
    expect(await append(sidecar().app, request(server.port), bytes)).toEqual({
      failure: null,
      mailbox: 'Sent',
    });
    expect(server.mailbox('Sent')).toMatchObject({ subscribed: true, messages: [{ raw: message }] });
  });

  it('creates the folder below the prefix of the personal namespace', async () => {
    const server = await hoodiecrow({ 'INBOX.': { separator: '.', type: 'personal', folders: {} } }, [
      'NAMESPACE',
    ]);
    expect(await append(sidecar().app, request(server.port), bytes)).toEqual({
      failure: null,
      mailbox: 'INBOX.Sent',
    });
    expect(server.mailbox('INBOX.Sent')?.messages).toHaveLength(1);
  });

  it('does not add a second copy of a message', async () => {
    const server = await hoodiecrow(folders({ Sent: {} }));
    const { app } = sidecar();
    await append(app, request(server.port), bytes);
    expect(await append(app, request(server.port), bytes)).toEqual({ failure: null, mailbox: 'Sent' });
    expect(server.mailbox('Sent')?.messages).toHaveLength(1);
    await append(app, request(server.port), 'Message-ID: <two@example.com>\r\n\r\n');
    expect(server.mailbox('Sent')?.messages).toHaveLength(2);
  });

  it('adds a message without a Message-ID each time', async () => {
    const server = await hoodiecrow(folders({ Sent: {} }));
    const { app } = sidecar();
    await append(app, request(server.port), 'Subject: a\r\n\r\nMessage-ID: <in@body>\r\n');
    await append(app, request(server.port), 'Subject: a\r\n\r\nMessage-ID: <in@body>\r\n');
    expect(server.mailbox('Sent')?.messages).toHaveLength(2);
  });

  it('uses the mailbox of the request', async () => {
    const server = await hoodiecrow(folders({ Archive: {} }));
    const { app } = sidecar();
    expect(await append(app, request(server.port, 'Archive'), bytes)).toEqual({
      failure: null,
      mailbox: 'Archive',
    });
    const missing = await append(app, request(server.port, 'Nowhere'), bytes);
    expect(missing).toMatchObject({ failure: { code: 'MAILBOX_MISSING' }, mailbox: null });
  });

  it('does not append when it cannot search for an existing copy', async () => {
    const server = await startFake({
      on: {
        SELECT: () => ['* 0 EXISTS', '* OK [UIDVALIDITY 1] ok', '* OK [UIDNEXT 1] ok', 'OK done'],
        'UID SEARCH': () => ['NO no search today'],
      },
    });
    cleanups.push(server);
    const result = await append(sidecar().app, request(server.port, 'INBOX'), bytes);
    expect(result).toMatchObject({ failure: { code: 'PROTOCOL' }, mailbox: null });
    expect(server.commands.some((command) => command.startsWith('APPEND'))).toBe(false);
  });

  it('reports why the server refused the message', async () => {
    const server = await startFake({
      on: {
        SELECT: () => [
          '* OK [PERMANENTFLAGS (\\Seen)] these',
          '* 0 EXISTS',
          '* OK [UIDVALIDITY 1] ok',
          '* OK [UIDNEXT 1] ok',
          'OK done',
        ],
        'UID SEARCH': () => ['* SEARCH', 'OK done'],
        APPEND: () => ['NO [OVERQUOTA] mailbox is full'],
      },
    });
    cleanups.push(server);
    const result = await append(sidecar().app, request(server.port, 'INBOX'), bytes);
    expect(result).toEqual({
      failure: { code: 'PROTOCOL', message: 'The server is temporarily unavailable: mailbox is full' },
      mailbox: null,
    });
    expect(server.commands).toContain(`APPEND INBOX (\\Seen) {${bytes.length}}`);
  });

  it('reports a wrong password', async () => {
    const server = await hoodiecrow({});
    const wrong = { ...request(server.port), connection: connectionTo(server.port, { password: 'no' }) };
    expect(await append(sidecar().app, wrong, bytes)).toMatchObject({
      failure: { code: 'AUTH_FAILED' },
      mailbox: null,
    });
  });
});
