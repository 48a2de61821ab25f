import type {
  Connection,
  Failure,
  FetchRequest,
  Frame,
  WatchState,
} from '../../../../src/sidecar/protocol.ts';

interface Message {
  raw: Uint8Array;
  /** The size that the server reports; the size of the raw bytes by default. */
  size: number;
  internalDate: string | null;
  flags: string[];
}

export class Mailbox {
  uidvalidity = '1';
  uidnext = 1;
  messages = new Map<number, Message>();

  add(raw: string, over: Partial<Message> = {}): number {
    const bytes = new TextEncoder().encode(raw);
    const uid = this.uidnext++;
    this.messages.set(uid, {
      raw: bytes,
      size: bytes.length,
      internalDate: '2026-11-20T10:00:05.000Z',
      flags: [],
      ...over,
    });
    return uid;
  }

  get exists(): number {
    return this.messages.size;
  }

  get(uid: number): Message | undefined {
    return this.messages.get(uid);
  }

  /** Returns the UIDs above one, ascending. */
  above(uid: number): number[] {
    return [...this.messages.keys()].filter((each) => each > uid).sort((a, b) => a - b);
  }

  /** Returns at most `count` wanted UIDs below one, descending. */
  below(uid: number, count: number, isWanted: (uid: number) => boolean): number[] {
    const uids = [...this.messages.keys()].filter((each) => each < uid && isWanted(each));
    return uids.sort((a, b) => b - a).slice(0, count);
  }

  /** Gives the messages new UIDs, as a server does that has lost its index. */
  renumber(uidvalidity: string): void {
    const messages = [...this.messages.values()];
    this.uidvalidity = uidvalidity;
    this.uidnext = 1;
    this.messages.clear();
    for (const message of messages) this.messages.set(this.uidnext++, message);
  }
}

/** A simulation of the IMAP sidecar's protocol, over mailboxes in memory. */
export class FakeSidecar {
  readonly #token: string;
  readonly #mailboxes = new Map<string, Mailbox>();
  /** All calls, with their bodies. */
  calls: { path: string; body: FetchRequest & Connection }[] = [];
  /** The state of all watches; undefined as in a sidecar of an earlier version. */
  watch: WatchState | undefined;
  /** The failure of the mail server, if any. */
  failure: Failure | null = null;
  /** A function that overrides the response to a call. */
  instead: ((path: string) => Response | Promise<Response> | undefined) | null = null;
  /** A function that runs before the frame of message `uid`. */
  before: ((uid: number) => Promise<unknown> | undefined) | null = null;
  /** The number of bytes after which the stream ends. */
  cutAfter = Number.POSITIVE_INFINITY;

  constructor(token: string) {
    this.#token = token;
  }

  mailbox(user: string): Mailbox {
    const mailbox = this.#mailboxes.get(user) ?? new Mailbox();
    this.#mailboxes.set(user, mailbox);
    return mailbox;
  }

  put(user: string, mailbox: Mailbox): void {
    this.#mailboxes.set(user, mailbox);
  }

  fetches(): FetchRequest[] {
    const fetches = this.calls.filter(({ path }) => path === '/fetch').map(({ body }) => body);
    return fetches.filter(({ cursor, max_messages: messages }) => cursor === null || messages > 0);
  }

  async answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (request.headers.get('authorization') !== `Bearer ${this.#token}`)
      return new Response(null, { status: 401 });
    const body = (await request.json()) as FetchRequest & Connection;
    this.calls.push({ path, body });
    const override = await this.instead?.(path);
    if (override) return override;
    if (path === '/verify') return Response.json({ failure: this.failure });
    if (path !== '/fetch') return new Response(null, { status: 404 });
    return new Response(stream(this.#frames(body), this.cutAfter));
  }

  async *#frames(request: FetchRequest): AsyncGenerator<{ frame: Frame; raw?: Uint8Array }> {
    if (this.failure) return yield { frame: { type: 'failed', failure: this.failure } };
    const box = this.mailbox(request.connection.user);
    const { cursor, uids, older } = request;
    const reset = cursor !== null && (cursor.uidvalidity !== box.uidvalidity || box.uidnext <= cursor.uid);
    const start = cursor === null || reset ? null : cursor.uid;
    const below = older && !uids ? (start === null ? box.uidnext : older.below) : null;
    let lastUid = below ?? start ?? 0;
    const { uidvalidity, uidnext } = box;
    const mailbox = {
      uidvalidity,
      uidnext,
      exists: box.exists,
      reset,
      ...(below !== null && { backward: true }),
      ...(request.watch && this.watch && { watch: this.watch }),
    };
    yield { frame: { type: 'mailbox', ...mailbox } };
    if (request.max_messages === 0) return yield { frame: { type: 'end', uid: lastUid, more: lastUid > 1 } };
    const isWanted = (uid: number) => {
      const date = box.get(uid)?.internalDate ?? null;
      if (date === null) return older?.until === null;
      return date >= (older?.since ?? '') && (!older?.until || date < older.until);
    };
    const requested =
      uids ?? (below === null ? box.above(lastUid) : box.below(below, request.max_messages + 1, isWanted));
    let count = 0;
    let bytes = 0;
    for (const uid of requested) {
      const message = box.get(uid);
      const tooLarge = message !== undefined && message.size > request.max_message_bytes;
      const size = message && !tooLarge ? message.raw.length : 0;
      if (count >= request.max_messages || (bytes > 0 && bytes + size > request.max_bytes)) {
        return yield { frame: { type: 'end', uid: lastUid, more: true } };
      }
      count++;
      bytes += size;
      await this.before?.(uid);
      if (!message) {
        yield { frame: { type: 'skipped', uid, size: null, code: 'GONE', message: 'It is gone.' } };
      } else if (tooLarge) {
        yield {
          frame: { type: 'skipped', uid, size: message.size, code: 'TOO_LARGE', message: 'It is too large.' },
        };
      } else {
        const { raw, internalDate, flags } = message;
        yield {
          frame: { type: 'message', uid, internal_date: internalDate, flags, length: raw.length },
          raw,
        };
      }
      if (!uids) lastUid = uid;
    }
    if (!uids) lastUid = below === null ? uidnext - 1 : 1;
    yield { frame: { type: 'end', uid: lastUid, more: false } };
  }
}

/** Returns the frames as bytes, in chunks that do not end with a frame. */
function stream(
  frames: AsyncGenerator<{ frame: Frame; raw?: Uint8Array }>,
  cutAfter: number,
): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await frames.next();
      if (done || sent >= cutAfter) return controller.close();
      const line = new TextEncoder().encode(`${JSON.stringify(value.frame)}\n`);
      const bytes = new Uint8Array([...line, ...(value.raw ?? [])]).subarray(0, cutAfter - sent);
      sent += bytes.length;
      for (let at = 0, step = 7; at < bytes.length; at += step, step = step === 7 ? 4096 : 7) {
        controller.enqueue(bytes.slice(at, at + step));
      }
    },
  });
}
