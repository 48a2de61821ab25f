/**
 * A small IMAP4rev1 server (RFC 3501), for development only: clear text, memory only, one password for all.
 *
 * Why not the package hoodiecrow-imap, which is made for tests: it keeps bytes and UIDs right, but all its
 * users share one mailbox tree; input without a line end is kept without bound and searched anew with each
 * packet (26 MB froze the process for 13 seconds); a handler that throws leaves its connection deaf; made
 * mailboxes get UIDVALIDITY 1, whatever the others have; an IDLE that is cut off holds the process for 30
 * minutes; INTERNALDATE is malformed in half-hour zones east of UTC.
 */
import { createServer, type Server, type Socket } from 'node:net';
import { commands, uidCommands } from './commands.ts';
import { Refused, Session } from './session.ts';
import { type MailStore, StoreFull } from './store.ts';
import { BadSyntax, type Command, Input, InputTooLong, readCommand, text } from './syntax.ts';

const CLIENT_LIMIT = 100;
/** RFC 3501, 5.4: no shorter than 30 minutes. */
const AUTOLOGOUT_MS = 30 * 60_000;
const SMALL_LITERALS = 8 * 1024;

interface ImapOptions {
  logIn: Session['logIn'];
  /** The largest message that APPEND takes, in bytes. */
  messageLimit: number;
  log: (line: string) => void;
}

/** An IMAP server over this store, not yet listening. A client's mistakes end at most its own connection. */
export function createImapServer(store: MailStore, options: ImapOptions): Server {
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(AUTOLOGOUT_MS, () => socket.destroy());
    const input = new Input(socket);
    const session = new Session(store, socket, input, options.logIn);
    serve(session, socket, input, options.messageLimit)
      .catch((error: unknown) => {
        if (hasGone(error)) return;
        options.log(`IMAP connection ended: ${error instanceof Error ? error.message : String(error)}`);
        socket.write(`* BYE ${error instanceof InputTooLong ? 'that is too long' : 'internal error'}\r\n`);
      })
      .finally(() => socket.destroySoon());
  });
  server.maxConnections = CLIENT_LIMIT;
  return server;
}

async function serve(session: Session, socket: Socket, input: Input, messageLimit: number): Promise<void> {
  await session.send('* OK Herald development mail server, IMAP4rev1');
  const allowance = (line: string) =>
    session.isLoggedIn && /^\S+ +APPEND /i.test(line) ? messageLimit + SMALL_LITERALS : SMALL_LITERALS;
  while (!session.ended) {
    const command = await readCommand(input, allowance, () => socket.write('+ go ahead\r\n'));
    if (command === null) break;
    await session.send(
      typeof command === 'string' ? command : `${command.tag} ${await run(session, command)}`,
    );
  }
}

/** How the tagged answer ends: OK, NO or BAD and a text. */
async function run(session: Session, command: Command): Promise<string> {
  try {
    const uid = command.name === 'UID';
    const name = uid ? text(command.args.shift()).toUpperCase() : command.name;
    const handler = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!handler || (uid && !uidCommands.has(name))) return 'BAD this server does not offer that command';
    const answer = await handler(session, command.args, uid);
    // Sequence numbers must hold still under these three (RFC 3501, 7.4.1).
    if (uid || !['FETCH', 'STORE', 'SEARCH'].includes(name)) await session.tellChanges();
    return answer;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    if (error instanceof BadSyntax) return `BAD ${error.message}`;
    if (error instanceof StoreFull) return `NO [LIMIT] ${error.message}`;
    throw error;
  }
}

/** The client hung up in the middle, which is its right. */
function hasGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(code));
}
