import { openMailbox, openSession, type Session } from './connect.ts';
import { CallFailed } from './failure.ts';
import type { Settings } from './limits.ts';
import type { AppendRequest } from './protocol.ts';

/**
 * Puts a message into a mailbox, unless one with the same Message-ID is in it already: so a call whose answer
 * was lost can be made again, and a provider that files sent mail by itself gets no second copy.
 *
 * @param message the raw message (RFC 5322)
 * @returns the path of the mailbox that now holds the message
 * @throws CallFailed
 */
export async function append(
  request: AppendRequest,
  message: Buffer,
  settings: Settings,
  signal: AbortSignal,
): Promise<string> {
  const session = await openSession(request.connection, settings, signal, 0, message.length);
  try {
    const path = request.mailbox ?? (await sentMailbox(session));
    // Read-write: an examined mailbox tells no permanent flags, and imapflow would leave ours out.
    const mailbox = await openMailbox(session, path, false);
    if (await holds(session, messageIdOf(message))) return mailbox.path;
    const appended = await session.client.append(mailbox.path, message, request.flags);
    if (!appended) throw session.closed();
    return mailbox.path;
  } catch (error) {
    throw session.failed(error);
  } finally {
    await session.close();
  }
}

/** The folder marked \Sent, or known to be it by its name in some language; made when there is none. */
async function sentMailbox(session: Session): Promise<string> {
  const folders = await session.client.list();
  if (!session.isOpen()) throw session.closed();
  const usable = folders.filter(({ flags }) => !flags.has('\\Noselect'));
  const sent =
    usable.find(({ specialUse }) => specialUse === '\\Sent') ??
    usable.find(({ name }) => name.toLowerCase() === 'sent');
  // Adds the prefix of the personal namespace, and subscribes.
  return sent?.path ?? (await session.client.mailboxCreate('Sent')).path;
}

async function holds(session: Session, messageId: string | null): Promise<boolean> {
  if (messageId === null) return false;
  const found = await session.client.search({ header: { 'Message-ID': messageId } }, { uid: true });
  if (!session.isOpen()) throw session.closed();
  if (!Array.isArray(found)) {
    throw new CallFailed('PROTOCOL', 'The server does not search, so a second copy could not be ruled out.');
  }
  return found.length > 0;
}

/** The Message-ID with its angle brackets; null when the message has none. */
function messageIdOf(message: Buffer): string | null {
  const blank = message.indexOf('\r\n\r\n');
  const end = blank === -1 ? message.indexOf('\n\n') : blank;
  const header = message.toString('latin1', 0, end === -1 ? message.length : end);
  const unfolded = header.replace(/\r?\n(?=[ \t])/g, '');
  return /^message-id:[ \t]*(<[\x21-\x7e]+>)/im.exec(unfolded)?.[1] ?? null;
}
