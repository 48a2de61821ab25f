import type { MailboxObject } from 'imapflow';
import { openMailbox, openSession, type Session } from './connect.ts';
import { CallFailed, isRefusal } from './failure.ts';
import type { Settings } from './limits.ts';
import type { FetchRequest } from './protocol.ts';

export interface MessageEntry {
  uid: number;
  /** RFC822.SIZE; null if the server does not provide it. */
  size: number | null;
  /** ISO 8601; null if unknown or not requested. */
  internalDate: string | null;
}

/** One message, or the reason why it could not be read. */
export type ReadResult =
  | { source: Buffer; flags: string[]; internalDate: string | null }
  | {
      code: 'TOO_LARGE' | 'UNREADABLE' | 'GONE';
      message: string;
      /** Set if the server replied NO or BAD: the failure to report if the server, not the message, is broken. */
      serverFailure?: CallFailed;
    };

const TOO_LARGE: ReadResult = {
  code: 'TOO_LARGE',
  message: 'The message is larger than the size reported by the server.',
};
const MAX_FLAGS = 64;

/** Reads a mailbox opened read-only. Reconnects after a message that ends the connection. */
export class MailboxReader {
  readonly uidvalidity: string;
  readonly exists: number;
  /** UIDNEXT as the server reports it; null if it does not. */
  readonly uidnext: number | null;

  readonly #request: FetchRequest;
  readonly #settings: Settings;
  readonly #signal: AbortSignal;
  #session: Session;
  #reconnects = 0;

  private constructor(
    request: FetchRequest,
    settings: Settings,
    signal: AbortSignal,
    session: Session,
    mailbox: MailboxObject,
  ) {
    this.#request = request;
    this.#settings = settings;
    this.#signal = signal;
    this.#session = session;
    this.uidvalidity = uidvalidityOf(mailbox);
    this.exists = mailbox.exists ?? 0;
    this.uidnext = mailbox.uidNext || null;
  }

  /** @throws CallFailed */
  static async open(request: FetchRequest, settings: Settings, signal: AbortSignal): Promise<MailboxReader> {
    const { session, mailbox } = await openReadOnly(request, settings, signal);
    return new MailboxReader(request, settings, signal, session, mailbox);
  }

  async close(): Promise<void> {
    await this.#session.close();
  }

  /**
   * Lists the existing messages from UID `first` to `last`, in ascending order, with their arrival dates if
   * `internalDate`.
   *
   * @throws CallFailed
   */
  async listRange(first: number, last: number, internalDate = false): Promise<MessageEntry[]> {
    return await this.#list(`${first}:${last}`, (uid) => uid >= first && uid <= last, internalDate);
  }

  /** Lists the existing messages among these UIDs. */
  async listUids(uids: number[]): Promise<MessageEntry[]> {
    return await this.#list(uids.join(','), (uid) => uids.includes(uid));
  }

  async #list(
    range: string,
    isWanted: (uid: number) => boolean,
    internalDate = false,
  ): Promise<MessageEntry[]> {
    try {
      return await this.#listWith(range, isWanted, { size: true, internalDate });
    } catch (error) {
      if (!isRefusal(error)) throw this.#session.toFailure(error);
    }
    // Some servers refuse the whole FETCH when they cannot compute the size of one broken message.
    try {
      return await this.#listWith(range, isWanted, { size: false, internalDate });
    } catch (error) {
      throw this.#session.toFailure(error);
    }
  }

  async #listWith(
    range: string,
    isWanted: (uid: number) => boolean,
    items: { size: boolean; internalDate: boolean },
  ): Promise<MessageEntry[]> {
    const entries = new Map<number, MessageEntry>();
    for await (const message of this.#session.client.fetch(range, { uid: true, ...items }, { uid: true })) {
      // Servers also send unsolicited FETCH responses for changed flags, and some return UIDs outside the range.
      if (!message.uid || !isWanted(message.uid)) continue;
      const known = entries.get(message.uid);
      entries.set(message.uid, {
        uid: message.uid,
        size: message.size || (known?.size ?? null),
        internalDate: toIsoDate(message.internalDate) ?? known?.internalDate ?? null,
      });
    }
    this.#assertOpen();
    return [...entries.values()].sort((a, b) => a.uid - b.uid);
  }

  /**
   * Returns the UID of the next message after `uid`, or `end` if there is none; `uid + 1` if the server's responses are
   * inconsistent.
   *
   * @throws CallFailed
   */
  async firstAfter(uid: number, end: number): Promise<number> {
    const gap = await this.#gapAfter(uid);
    return gap ? (gap.after ?? end) : uid + 1;
  }

  /**
   * Returns the UID of the last message before `uid`, or 0 if there is none; `uid - 1` if the server's responses are
   * inconsistent.
   *
   * @throws CallFailed
   */
  async lastBefore(uid: number): Promise<number> {
    const gap = await this.#gapAfter(uid - 1);
    return gap ? (gap.before ?? 0) : uid - 1;
  }

  /**
   * Returns the last message with at most this UID, and the first one with a higher UID. Uses a binary search over the
   * message sequence numbers (RFC 3501, section 2.3.1.2), which have no gaps, so that a gap of any width costs about
   * twenty short commands. Null if the server's responses are inconsistent.
   */
  async #gapAfter(uid: number): Promise<{ before: number | null; after: number | null } | null> {
    const { mailbox } = this.#session.client;
    const exists = mailbox ? (mailbox.exists ?? 0) : 0;
    let low = 0;
    let high = exists + 1;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const [middleUid] = await this.#uidsOf(middle, middle);
      if (middleUid === undefined) return null;
      if (middleUid > uid) high = middle;
      else low = middle;
    }
    if (exists === 0) return { before: null, after: null };
    // Expunges shift sequence numbers. Reading both neighbours at once ensures that no message is skipped.
    const [first, second] = await this.#uidsOf(Math.max(low, 1), Math.min(high, exists));
    if (low === 0) return first !== undefined && first > uid ? { before: null, after: first } : null;
    if (first === undefined || first > uid) return null;
    if (high > exists) return { before: first, after: null };
    return second !== undefined && second > uid ? { before: first, after: second } : null;
  }

  /**
   * Returns the UID of the last message in the mailbox; 0 if the mailbox is empty. If the server does not tell, the UID
   * before UIDNEXT.
   *
   * @throws CallFailed
   */
  async lastUid(): Promise<number> {
    if (this.exists === 0) return 0;
    const [uid] = await this.#uidsOf(this.exists, this.exists);
    if (uid === undefined && this.uidnext !== null) return this.uidnext - 1;
    if (uid === undefined)
      throw new CallFailed('PROTOCOL', 'The server did not return the UID of the last message.');
    return uid;
  }

  async #uidsOf(first: number, last: number): Promise<number[]> {
    const range = first === last ? String(first) : `${first}:${last}`;
    const uids = new Map<number, number>();
    try {
      for await (const { seq, uid } of this.#session.client.fetch(range, { uid: true })) {
        if (uid && seq >= first && seq <= last) uids.set(seq, uid);
      }
      this.#assertOpen();
    } catch (error) {
      if (isRefusal(error)) return [];
      throw this.#session.toFailure(error);
    }
    return [...uids].sort(([a], [b]) => a - b).map(([, uid]) => uid);
  }

  /**
   * Reads one message of at most `max_message_bytes`, without marking it as seen. Returns a reason instead if the
   * server cannot send the message. If the message ends the connection, the reader reconnects.
   *
   * @throws CallFailed when the server itself fails
   */
  async read(uid: number): Promise<ReadResult> {
    try {
      return await this.#readOnce(uid);
    } catch (error) {
      const callFailed = this.#session.toFailure(error);
      if (this.#signal.aborted) throw callFailed;
      if (isRefusal(error)) {
        return { code: 'UNREADABLE', message: callFailed.failure.message, serverFailure: callFailed };
      }
      const isTooLarge = this.#session.errorCode() === 'LiteralTooLarge';
      if (!this.#session.isOpen()) await this.#reconnect(callFailed);
      else if (!isParserError(error)) throw callFailed;
      return isTooLarge ? TOO_LARGE : { code: 'UNREADABLE', message: callFailed.failure.message };
    }
  }

  async #readOnce(uid: number): Promise<ReadResult> {
    const limit = this.#request.max_message_bytes;
    const query = { uid: true, flags: true, internalDate: true, source: { start: 0, maxLength: limit + 1 } };
    let hasResponse = false;
    let source: Buffer | undefined;
    let flags: string[] = [];
    let internalDate: string | null = null;
    for await (const message of this.#session.client.fetch(String(uid), query, { uid: true })) {
      if (message.uid !== uid) continue;
      hasResponse = true;
      source = message.source || source;
      if (message.flags) flags = [...message.flags].slice(0, MAX_FLAGS);
      internalDate = toIsoDate(message.internalDate) ?? internalDate;
    }
    this.#assertOpen();
    if (source && source.length > limit) return TOO_LARGE;
    if (source?.length) return { source, flags, internalDate };
    // A missing response proves nothing: the library drops responses that it cannot parse.
    if (hasResponse || (await this.listUids([uid])).length > 0) {
      return { code: 'UNREADABLE', message: 'The server returned an empty message.' };
    }
    return { code: 'GONE', message: 'The message is no longer in the mailbox.' };
  }

  async #reconnect(reason: CallFailed): Promise<void> {
    await this.#session.close();
    if (this.#reconnects === this.#settings.limits.reconnects) throw reason;
    this.#reconnects += 1;
    const { session, mailbox } = await openReadOnly(this.#request, this.#settings, this.#signal);
    this.#session = session;
    if (uidvalidityOf(mailbox) !== this.uidvalidity) {
      throw new CallFailed('PROTOCOL', 'The mailbox was renumbered during the call.');
    }
  }

  /** Throws if the connection is lost: imapflow then returns an empty result, and mail would be missed. */
  #assertOpen(): void {
    if (!this.#session.isOpen()) throw this.#session.connectionLost();
  }
}

async function openReadOnly(request: FetchRequest, settings: Settings, signal: AbortSignal) {
  const { connection, max_message_bytes, max_bytes } = request;
  const total = max_bytes + 2 * max_message_bytes;
  const session = await openSession(connection, settings, signal, max_message_bytes, total);
  try {
    const mailbox = await openMailbox(session, request.mailbox, true);
    uidvalidityOf(mailbox);
    return { session, mailbox };
  } catch (error) {
    await session.close();
    throw error;
  }
}

function uidvalidityOf(mailbox: MailboxObject): string {
  if (!mailbox.uidValidity) {
    throw new CallFailed(
      'PROTOCOL',
      'The server does not provide UIDVALIDITY, so messages have no permanent numbers.',
    );
  }
  return String(mailbox.uidValidity);
}

/** Whether the library could not parse the response to this one command. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && String((error as { code?: string }).code).startsWith('ParserError');
}

function toIsoDate(date: Date | string | undefined): string | null {
  if (!(date instanceof Date)) return null;
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : null;
}
