import type { MailboxObject } from 'imapflow';
import { openMailbox, openSession, type Session } from './connect.ts';
import { CallFailed, wasRefused } from './failure.ts';
import type { Settings } from './limits.ts';
import type { FetchRequest } from './protocol.ts';

export interface Listed {
  uid: number;
  /** RFC822.SIZE; null when the server cannot tell it. */
  size: number | null;
}

/** One message as the server gave it, or why there is none. */
export type ReadMessage =
  | { source: Buffer; flags: string[]; internalDate: string | null }
  | {
      code: 'TOO_LARGE' | 'UNREADABLE' | 'GONE';
      message: string;
      /** What it means if it is not the message's fault, but the server's: only when that answered NO or BAD. */
      refused?: CallFailed;
    };

const TOO_LARGE: ReadMessage = {
  code: 'TOO_LARGE',
  message: 'The message is larger than the server had said.',
};
const MAX_FLAGS = 64;

/** A mailbox opened read-only, that survives messages which kill the connection. */
export class MailboxReader {
  readonly uidvalidity: string;
  readonly exists: number;
  /** UIDNEXT as the server told it; null when it did not. */
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
    const { session, mailbox } = await enter(request, settings, signal);
    return new MailboxReader(request, settings, signal, session, mailbox);
  }

  async close(): Promise<void> {
    await this.#session.close();
  }

  /**
   * Which of the messages `first`..`last` there are, in ascending order, without gaps told.
   *
   * @throws CallFailed
   */
  async listRange(first: number, last: number): Promise<Listed[]> {
    return await this.#list(`${first}:${last}`, (uid) => uid >= first && uid <= last);
  }

  /** The same for single UIDs. */
  async listUids(uids: number[]): Promise<Listed[]> {
    return await this.#list(uids.join(','), (uid) => uids.includes(uid));
  }

  async #list(range: string, wanted: (uid: number) => boolean): Promise<Listed[]> {
    try {
      return await this.#listWith(range, wanted, true);
    } catch (error) {
      if (!wasRefused(error)) throw this.#session.failed(error);
    }
    // Some servers refuse the whole FETCH because they cannot size one broken message in it.
    try {
      return await this.#listWith(range, wanted, false);
    } catch (error) {
      throw this.#session.failed(error);
    }
  }

  async #listWith(range: string, wanted: (uid: number) => boolean, size: boolean): Promise<Listed[]> {
    const found = new Map<number, Listed>();
    for await (const message of this.#session.client.fetch(range, { uid: true, size }, { uid: true })) {
      // Servers also send FETCH unasked, for changed flags; and `n:*` is not the only range they stretch.
      if (!message.uid || !wanted(message.uid)) continue;
      const known = found.get(message.uid)?.size ?? null;
      found.set(message.uid, { uid: message.uid, size: message.size || known });
    }
    this.#assertOpen();
    return [...found.values()].sort((a, b) => a.uid - b.uid);
  }

  /**
   * A UID such that no message lies between `uid` and it: the next message's, or `end` when there is none.
   * Halves the message sequence numbers (RFC 3501 2.3.1.2), which have no gaps, so that a gap of any width
   * costs some twenty short questions. UID + 1 when the server's answers do not fit together.
   *
   * @throws CallFailed
   */
  async firstAfter(uid: number, end: number): Promise<number> {
    const { mailbox } = this.#session.client;
    const exists = mailbox ? (mailbox.exists ?? 0) : 0;
    let low = 0;
    let high = exists + 1;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const [found] = await this.#uidsOf(middle, middle);
      if (found === undefined) return uid + 1;
      if (found > uid) high = middle;
      else low = middle;
    }
    if (exists === 0) return end;
    // Numbers move when messages are expunged: one look at both sides makes sure that none is jumped over.
    const [before, after] = await this.#uidsOf(Math.max(low, 1), Math.min(high, exists));
    if (low === 0) return before !== undefined && before > uid ? before : uid + 1;
    if (before === undefined || before > uid) return uid + 1;
    if (high > exists) return end;
    return after !== undefined && after > uid ? after : uid + 1;
  }

  /** The UID of the last message in the mailbox; 0 when it is empty. @throws CallFailed */
  async lastUid(): Promise<number> {
    if (this.exists === 0) return 0;
    const [uid] = await this.#uidsOf(this.exists, this.exists);
    if (uid === undefined) throw new CallFailed('PROTOCOL', 'The server told no UID of the last message.');
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
      if (wasRefused(error)) return [];
      throw this.#session.failed(error);
    }
    return [...uids].sort(([a], [b]) => a - b).map(([, uid]) => uid);
  }

  /**
   * Reads one message, at most `max_message_bytes` of it, without marking it as seen. A message that the
   * server cannot give, or that ends the connection, is told as such, and the reader goes on with a new
   * connection.
   *
   * @throws CallFailed when the server as a whole no longer serves
   */
  async read(uid: number): Promise<ReadMessage> {
    try {
      return await this.#readOnce(uid);
    } catch (error) {
      const failed = this.#session.failed(error);
      if (this.#signal.aborted) throw failed;
      if (wasRefused(error)) {
        return { code: 'UNREADABLE', message: failed.failure.message, refused: failed };
      }
      const tooLarge = this.#session.endedBy() === 'LiteralTooLarge';
      if (!this.#session.isOpen()) await this.#reconnect(failed);
      else if (!isParserError(error)) throw failed;
      return tooLarge ? TOO_LARGE : { code: 'UNREADABLE', message: failed.failure.message };
    }
  }

  async #readOnce(uid: number): Promise<ReadMessage> {
    const limit = this.#request.max_message_bytes;
    const query = { uid: true, flags: true, internalDate: true, source: { start: 0, maxLength: limit + 1 } };
    let answered = false;
    let source: Buffer | undefined;
    let flags: string[] = [];
    let internalDate: string | null = null;
    for await (const message of this.#session.client.fetch(String(uid), query, { uid: true })) {
      if (message.uid !== uid) continue;
      answered = true;
      source = message.source || source;
      if (message.flags) flags = [...message.flags].slice(0, MAX_FLAGS);
      internalDate = toIsoDate(message.internalDate) ?? internalDate;
    }
    this.#assertOpen();
    if (source && source.length > limit) return TOO_LARGE;
    if (source?.length) return { source, flags, internalDate };
    // No answer is no proof: an answer that could not be parsed is dropped by the library.
    if (answered || (await this.listUids([uid])).length > 0) {
      return { code: 'UNREADABLE', message: 'The server gave an empty message.' };
    }
    return { code: 'GONE', message: 'The message is no longer in the mailbox.' };
  }

  async #reconnect(reason: CallFailed): Promise<void> {
    await this.#session.close();
    if (this.#reconnects === this.#settings.limits.reconnects) throw reason;
    this.#reconnects += 1;
    const { session, mailbox } = await enter(this.#request, this.#settings, this.#signal);
    this.#session = session;
    if (uidvalidityOf(mailbox) !== this.uidvalidity) {
      throw new CallFailed('PROTOCOL', 'The mailbox was renumbered while it was read.');
    }
  }

  /** imapflow answers "nothing found" when the connection is gone; taken at its word, mail would be missed. */
  #assertOpen(): void {
    if (!this.#session.isOpen()) throw this.#session.closed();
  }
}

async function enter(request: FetchRequest, settings: Settings, signal: AbortSignal) {
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
    throw new CallFailed('PROTOCOL', 'The server keeps no lasting message numbers (UIDVALIDITY).');
  }
  return String(mailbox.uidValidity);
}

/** Whether only the answer to this one command could not be parsed. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && String((error as { code?: string }).code).startsWith('ParserError');
}

function toIsoDate(date: Date | string | undefined): string | null {
  if (!(date instanceof Date)) return null;
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : null;
}
