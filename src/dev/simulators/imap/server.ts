/**
 * A small IMAP4rev1 server (RFC 3501) for development only: clear text, in memory, one password for all users.
 *
 * Why not the package hoodiecrow-imap, which is made for tests: it handles bytes and UIDs correctly, but all its
 * users share one mailbox tree. It buffers input without a line end without a limit and rescans it with each packet
 * (26 MB froze the process for 13 seconds). A handler that throws leaves its connection unresponsive. New mailboxes
 * always get UIDVALIDITY 1. An interrupted IDLE keeps the process alive for 30 minutes. INTERNALDATE is malformed
 * in time zones with half-hour offsets east of UTC.
 */
import { createServer, type Server, type Socket } from 'node:net';
import { commands, uidCommands } from './commands.ts';
import { Refused, Session } from './session.ts';
import { type MailStore, StoreFull } from './store.ts';
import { BadSyntax, type Command, Input, InputTooLong, readCommand, text } from './syntax.ts';

const CLIENT_LIMIT = 100;
/** RFC 3501, section 5.4 requires at least 30 minutes. */
const AUTOLOGOUT_MS = 30 * 60_000;
const SMALL_LITERALS = 8 * 1024;

interface ImapOptions {
  logIn: Session['logIn'];
  /** The largest message that APPEND accepts, in bytes. */
  messageLimit: number;
  log: (line: string) => void;
}

/** Creates an IMAP server on this store; it does not listen yet. A client's errors end at most its own connection. */
export function createImapServer(store: MailStore, options: ImapOptions): Server {
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(AUTOLOGOUT_MS, () => socket.destroy());
    const input = new Input(socket);
    const session = new Session(store, socket, input, options.logIn);
    serve(session, socket, input, options.messageLimit)
      .catch((error: unknown) => {
        if (isDisconnect(error)) return;
        options.log(`IMAP connection ended: ${error instanceof Error ? error.message : String(error)}`);
        socket.write(`* BYE ${error instanceof InputTooLong ? 'input too long' : 'internal error'}\r\n`);
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
  while (!session.isEnded) {
    const command = await readCommand(input, allowance, () => socket.write('+ go ahead\r\n'));
    if (command === null) break;
    await session.send(
      typeof command === 'string' ? command : `${command.tag} ${await run(session, command)}`,
    );
  }
}

/** Runs a command and returns the tagged response without its tag: OK, NO or BAD and a text. */
async function run(session: Session, command: Command): Promise<string> {
  try {
    const uid = command.name === 'UID';
    const name = uid ? text(command.args.shift()).toUpperCase() : command.name;
    const handler = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!handler || (uid && !uidCommands.has(name))) return 'BAD unsupported command';
    const response = await handler(session, command.args, uid);
    // Sequence numbers must not change during these three commands (RFC 3501, section 7.4.1).
    if (uid || !['FETCH', 'STORE', 'SEARCH'].includes(name)) await session.sendChanges();
    return response;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    if (error instanceof BadSyntax) return `BAD ${error.message}`;
    if (error instanceof StoreFull) return `NO [LIMIT] ${error.message}`;
    throw error;
  }
}

/** Returns whether the client closed the connection early, which is not an error. */
function isDisconnect(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(code));
}
