import { openMailbox, openSession, type Session } from './connect.ts';
import { CallFailed } from './failure.ts';
import type { Settings } from './limits.ts';
import type { AppendRequest } from './protocol.ts';

/**
 * Puts a message into a mailbox unless the mailbox already has one with the same Message-ID. A call can therefore be
 * repeated if its response was lost, and a provider that files sent mail automatically gets no second copy.
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
    const path = request.mailbox ?? (await findOrCreateSent(session));
    // Opened read-write: a read-only mailbox has no permanent flags, and imapflow would drop ours.
    const mailbox = await openMailbox(session, path, false);
    if (await containsMessage(session, messageIdOf(message))) return mailbox.path;
    const response = await session.client.append(mailbox.path, message, request.flags);
    if (!response) throw session.connectionLost();
    return mailbox.path;
  } catch (error) {
    throw session.toFailure(error);
  } finally {
    await session.close();
  }
}

/** Finds the path of the Sent folder by its \Sent flag or its name in many languages, or creates it. */
async function findOrCreateSent(session: Session): Promise<string> {
  const folders = await session.client.list();
  if (!session.isOpen()) throw session.connectionLost();
  const usable = folders.filter(({ flags }) => !flags.has('\\Noselect'));
  const sentFolder =
    usable.find(({ specialUse }) => specialUse === '\\Sent') ??
    usable.find(({ name }) => name.toLowerCase() === 'sent');
  // imapflow adds the prefix of the personal namespace and subscribes the folder.
  return sentFolder?.path ?? (await session.client.mailboxCreate('Sent')).path;
}

async function containsMessage(session: Session, messageId: string | null): Promise<boolean> {
  if (messageId === null) return false;
  const uids = await session.client.search({ header: { 'Message-ID': messageId } }, { uid: true });
  if (!session.isOpen()) throw session.connectionLost();
  if (!Array.isArray(uids)) {
    throw new CallFailed(
      'PROTOCOL',
      'The server cannot search, so the sidecar cannot check whether the message is already there.',
    );
  }
  return uids.length > 0;
}

/** Returns the Message-ID with its angle brackets; null if the message has none. */
function messageIdOf(message: Buffer): string | null {
  const emptyLine = message.indexOf('\r\n\r\n');
  const end = emptyLine === -1 ? message.indexOf('\n\n') : emptyLine;
  const header = message.toString('latin1', 0, end === -1 ? message.length : end);
  const unfolded = header.replace(/\r?\n(?=[ \t])/g, '');
  return /^message-id:[ \t]*(<[\x21-\x7e]+>)/im.exec(unfolded)?.[1] ?? null;
}
