import { CallFailed } from './failure.ts';
import type { FrameWithBody } from './frames.ts';
import type { Settings } from './limits.ts';
import { MailboxReader, type MessageEntry } from './mailbox.ts';
import type { FetchRequest, Frame } from './protocol.ts';

/**
 * Reads the next messages of a mailbox into memory. Returns a `mailbox` frame, a `message` or `skipped` frame for each
 * UID in ascending order, backward in descending order, and an `end` frame; a `failed` frame ends the list early. Holds
 * at most `max_bytes` plus one message.
 */
export async function readBatch(
  request: FetchRequest,
  settings: Settings,
  signal: AbortSignal,
): Promise<FrameWithBody[]> {
  const frames: FrameWithBody[] = [];
  try {
    const reader = await MailboxReader.open(request, settings, signal);
    try {
      await new Batch(request, settings, signal, reader, frames).read();
    } finally {
      await reader.close();
    }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    frames.push({ frame: { type: 'failed', failure: error.failure } });
  }
  return frames;
}

class Batch {
  readonly #request: FetchRequest;
  readonly #settings: Settings;
  readonly #signal: AbortSignal;
  readonly #reader: MailboxReader;
  readonly #frames: FrameWithBody[];
  /** Counts `message` and `skipped` frames. */
  #entryCount = 0;
  #messageCount = 0;
  #byteCount = 0;
  /** Counts messages that the server refused to send. */
  #refusalCount = 0;
  /** The number of frames before the first refusal. */
  #framesBeforeRefusal = 0;
  /** The UID of the message being read. */
  #current: number | null = null;
  /** Each message up to this UID has a frame; backward, each from this UID on. */
  #position = 0;

  constructor(
    request: FetchRequest,
    settings: Settings,
    signal: AbortSignal,
    reader: MailboxReader,
    frames: FrameWithBody[],
  ) {
    this.#request = request;
    this.#settings = settings;
    this.#signal = signal;
    this.#reader = reader;
    this.#frames = frames;
  }

  async read(): Promise<void> {
    const { cursor, uids, older } = this.#request;
    const { uidvalidity, exists } = this.#reader;
    const uidnext = await this.#findUidnext();
    const reset =
      cursor !== null &&
      (cursor.uidvalidity !== uidvalidity || (uidnext.isSure && uidnext.uid <= cursor.uid));
    const start = cursor === null || reset ? null : cursor.uid;
    const last = Math.max(uidnext.uid - 1, start ?? 0);
    const below = older && !uids ? (start === null ? last + 1 : older.below) : null;
    this.#position = below ?? start ?? 0;
    const mailbox = {
      uidvalidity,
      uidnext: last + 1,
      exists,
      reset,
      ...(below !== null && { backward: true }),
    };
    this.#frames.push({ frame: { type: 'mailbox', ...mailbox } });

    const read = () => {
      if (uids) return this.#readUids([...new Set(uids)], reset);
      return below === null ? this.#readNew(last) : this.#readOlder();
    };
    const more = await this.#stopAtDeadline(read());
    this.#frames.push({ frame: { type: 'end', uid: this.#position, more } });
  }

  /**
   * UIDNEXT. Without one, or with one that existing messages contradict, it is estimated from the last message. The
   * estimate may be too low, so it never causes a reset.
   */
  async #findUidnext(): Promise<{ uid: number; isSure: boolean }> {
    const { uidnext } = this.#reader;
    const { cursor } = this.#request;
    if (uidnext !== null && cursor !== null && uidnext > cursor.uid) return { uid: uidnext, isSure: true };
    const estimate = (await this.#reader.lastUid()) + 1;
    if (uidnext === null) return { uid: estimate, isSure: false };
    if (uidnext >= estimate) return { uid: uidnext, isSure: true };
    return { uid: estimate, isSure: cursor !== null && estimate <= cursor.uid };
  }

  /** Reads the messages above the cursor. Returns whether there are more. */
  async #readNew(last: number): Promise<boolean> {
    const { window, windows } = this.#settings.limits;
    for (let count = 0; this.#position < last; count += 1) {
      if (count === windows) return true;
      const to = Math.min(this.#position + window, last);
      const entries = await this.#reader.listRange(this.#position + 1, to);
      for (const entry of entries) {
        if (this.#isFull(entry)) return true;
        await this.#readEntry(entry);
        this.#position = entry.uid;
      }
      this.#position = to;
      if (entries.length === 0 && to < last) {
        this.#position = Math.min((await this.#reader.firstAfter(to, last + 1)) - 1, last);
      }
    }
    return false;
  }

  /** Reads the messages below the position, the newest first. Returns whether there are more. */
  async #readOlder(): Promise<boolean> {
    const { window, windows } = this.#settings.limits;
    if (this.#request.max_messages === 0) return this.#position > 1;
    const { since = null, until = null } = this.#request.older ?? {};
    const isPassed = ({ internalDate }: MessageEntry) =>
      internalDate === null
        ? until !== null
        : (since !== null && internalDate < since) || (until !== null && internalDate >= until);
    for (let count = 0; this.#position > 1; count += 1) {
      if (count === windows) return true;
      const from = Math.max(1, this.#position - window);
      const entries = await this.#reader.listRange(
        from,
        this.#position - 1,
        since !== null || until !== null,
      );
      for (const entry of entries.toReversed()) {
        if (isPassed(entry)) continue;
        if (this.#isFull(entry)) return true;
        await this.#readEntry(entry);
        this.#position = entry.uid;
      }
      this.#position = from;
      if (entries.length === 0 && from > 1) this.#position = (await this.#reader.lastBefore(from)) + 1;
    }
    return false;
  }

  /** Reads only these messages and leaves the cursor unchanged. Returns whether some did not fit. */
  async #readUids(uids: number[], isRenumbered: boolean): Promise<boolean> {
    const entries = isRenumbered ? [] : await this.#reader.listUids(uids);
    for (const uid of uids.toSorted((a, b) => a - b)) {
      const entry = entries.find((candidate) => candidate.uid === uid);
      if (entry && this.#isFull(entry)) return true;
      if (entry) await this.#readEntry(entry);
      else this.#skip(uid, null, 'GONE', 'The message is no longer in the mailbox.');
    }
    return false;
  }

  #isFull({ size }: MessageEntry): boolean {
    const { max_messages, max_bytes, max_message_bytes } = this.#request;
    if (this.#entryCount >= max_messages) return true;
    const isTooLarge = size !== null && size > max_message_bytes;
    return !isTooLarge && this.#messageCount > 0 && this.#byteCount + (size ?? 0) > max_bytes;
  }

  async #readEntry({ uid, size }: MessageEntry): Promise<void> {
    const limit = this.#request.max_message_bytes;
    if (size !== null && size > limit) {
      this.#skip(uid, size, 'TOO_LARGE', `The message has ${size} bytes; the limit is ${limit}.`);
      return;
    }
    this.#current = uid;
    const result = await this.#reader.read(uid);
    this.#current = null;
    if ('code' in result) {
      if (result.serverFailure) await this.#checkServer();
      this.#skip(uid, size, result.code, result.message);
      return;
    }
    const { source, flags, internalDate } = result;
    this.#entryCount += 1;
    this.#messageCount += 1;
    this.#byteCount += source.length;
    this.#frames.push({
      frame: { type: 'message', uid, internal_date: internalDate, flags, length: source.length },
      body: source,
    });
  }

  /**
   * Checks the server at each refusal. A message may be broken, and so may its neighbours. But if the server has sent
   * no message in this call and refuses the newest one too, the server itself is broken. The call then fails and
   * removes the frames of the refused messages, so that the cursor stays before them.
   *
   * @throws CallFailed
   */
  async #checkServer(): Promise<void> {
    if (this.#refusalCount === 0) this.#framesBeforeRefusal = this.#frames.length;
    this.#refusalCount += 1;
    if (this.#messageCount > 0 || this.#refusalCount !== this.#settings.limits.refusals) return;
    const newest = await this.#reader.read(await this.#reader.lastUid());
    if (!('code' in newest) || !newest.serverFailure) return;
    this.#frames.length = this.#framesBeforeRefusal;
    throw newest.serverFailure;
  }

  #skip(
    uid: number,
    size: number | null,
    code: Extract<Frame, { type: 'skipped' }>['code'],
    message: string,
  ): void {
    this.#entryCount += 1;
    this.#frames.push({ frame: { type: 'skipped', uid, size, code, message } });
  }

  /**
   * Ends the batch early at the call's deadline, instead of failing it, and keeps the frames so far. If the first
   * message alone takes all the time, it is skipped with TIMEOUT, because it may do so in every later call.
   */
  async #stopAtDeadline(reading: Promise<boolean>): Promise<boolean> {
    try {
      return await reading;
    } catch (error) {
      if (!this.#signal.aborted) throw error;
      if (this.#entryCount === 0) {
        if (this.#current === null) throw error;
        const seconds = this.#settings.limits.deadline / 1000;
        this.#skip(
          this.#current,
          null,
          'TIMEOUT',
          `The server did not send the message within ${seconds} seconds.`,
        );
        if (!this.#request.uids) this.#position = this.#current;
      }
      return true;
    }
  }
}
