import { CallFailed } from './failure.ts';
import type { FrameWithBody } from './frames.ts';
import type { Settings } from './limits.ts';
import { type Listed, MailboxReader } from './mailbox.ts';
import type { FetchRequest, Frame } from './protocol.ts';

/**
 * Reads the next messages of a mailbox into memory: `mailbox`, then a `message` or `skipped` for each UID in
 * ascending order, then `end`; or `failed` where it broke off. Holds at most `max_bytes` and one message.
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
  #told = 0;
  #messages = 0;
  #bytes = 0;
  /** Messages that the server refused to give, and how many frames there were before the first of them. */
  #refused = 0;
  #framesBefore = 0;
  /** The message being brought just now. */
  #current: number | null = null;
  /** Everything up to this UID has been told, or is not there. */
  #looked = 0;

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
    const { cursor, uids } = this.#request;
    const { uidvalidity, uidnext, exists } = this.#reader;
    const reset =
      cursor !== null && (cursor.uidvalidity !== uidvalidity || (uidnext !== null && uidnext <= cursor.uid));
    this.#looked = cursor === null || reset ? 0 : cursor.uid;
    // Without UIDNEXT the last message gives it, too low when later ones are gone: no reason for a reset.
    const last = Math.max((uidnext ?? (await this.#reader.lastUid()) + 1) - 1, this.#looked);
    this.#frames.push({ frame: { type: 'mailbox', uidvalidity, uidnext: last + 1, exists, reset } });

    const more = await this.#untilOutOfTime(
      uids ? this.#tellUids([...new Set(uids)], reset) : this.#tellNew(last),
    );
    this.#frames.push({ frame: { type: 'end', uid: this.#looked, more } });
  }

  /** The messages above the cursor. Returns whether there is more to tell. */
  async #tellNew(last: number): Promise<boolean> {
    const { window, windows } = this.#settings.limits;
    for (let looks = 0; this.#looked < last; looks += 1) {
      if (looks === windows) return true;
      const to = Math.min(this.#looked + window, last);
      const listed = await this.#reader.listRange(this.#looked + 1, to);
      for (const message of listed) {
        if (this.#isFull(message)) return true;
        await this.#tell(message);
        this.#looked = message.uid;
      }
      this.#looked = to;
      if (listed.length === 0 && to < last) {
        this.#looked = Math.min((await this.#reader.firstAfter(to, last + 1)) - 1, last);
      }
    }
    return false;
  }

  /** Just these messages; the cursor stays. Returns whether some were left out for want of room. */
  async #tellUids(uids: number[], renumbered: boolean): Promise<boolean> {
    const listed = renumbered ? [] : await this.#reader.listUids(uids);
    for (const uid of uids.toSorted((a, b) => a - b)) {
      const message = listed.find((one) => one.uid === uid);
      if (message && this.#isFull(message)) return true;
      if (message) await this.#tell(message);
      else this.#skip(uid, null, 'GONE', 'The message is no longer in the mailbox.');
    }
    return false;
  }

  #isFull({ size }: Listed): boolean {
    const { max_messages, max_bytes, max_message_bytes } = this.#request;
    if (this.#told >= max_messages) return true;
    const skipped = size !== null && size > max_message_bytes;
    return !skipped && this.#messages > 0 && this.#bytes + (size ?? 0) > max_bytes;
  }

  async #tell({ uid, size }: Listed): Promise<void> {
    const limit = this.#request.max_message_bytes;
    if (size !== null && size > limit) {
      this.#skip(uid, size, 'TOO_LARGE', `The message has ${size} bytes; at most ${limit} are taken in.`);
      return;
    }
    this.#current = uid;
    const read = await this.#reader.read(uid);
    this.#current = null;
    if ('code' in read) {
      if (read.refused) await this.#suspectServer();
      this.#skip(uid, size, read.code, read.message);
      return;
    }
    const { source, flags, internalDate } = read;
    this.#told += 1;
    this.#messages += 1;
    this.#bytes += source.length;
    this.#frames.push({
      frame: { type: 'message', uid, internal_date: internalDate, flags, length: source.length },
      body: source,
    });
  }

  /**
   * Called at each refusal. A message may be broken, and its neighbours too; but a server that has given none and
   * refuses the newest as well is what is broken. The call then fails without having told of those that it refused:
   * the cursor stays before them.
   *
   * @throws CallFailed
   */
  async #suspectServer(): Promise<void> {
    if (this.#refused === 0) this.#framesBefore = this.#frames.length;
    this.#refused += 1;
    if (this.#messages > 0 || this.#refused !== this.#settings.limits.refusals) return;
    const newest = await this.#reader.read(await this.#reader.lastUid());
    if (!('code' in newest) || !newest.refused) return;
    this.#frames.length = this.#framesBefore;
    throw newest.refused;
  }

  #skip(
    uid: number,
    size: number | null,
    code: Extract<Frame, { type: 'skipped' }>['code'],
    message: string,
  ): void {
    this.#told += 1;
    this.#frames.push({ frame: { type: 'skipped', uid, size, code, message } });
  }

  /**
   * Ends the batch early, instead of failing it, when the call's time is up: what was told counts. A first
   * message that alone takes all the time is told as such, as it may do so in every call to come.
   */
  async #untilOutOfTime(telling: Promise<boolean>): Promise<boolean> {
    try {
      return await telling;
    } catch (error) {
      if (!this.#signal.aborted) throw error;
      if (this.#told === 0) {
        if (this.#current === null) throw error;
        const seconds = this.#settings.limits.deadline / 1000;
        this.#skip(this.#current, null, 'TIMEOUT', `The server did not bring it in ${seconds} seconds.`);
        if (!this.#request.uids) this.#looked = this.#current;
      }
      return true;
    }
  }
}
