import type { LogEvent } from '../failure.ts';
import type { FrameWithBody } from '../frames.ts';
import type { Settings } from '../limits.ts';
import type { Connection, FailureCode, FetchRequest, Frame, Watch, WatchState } from '../protocol.ts';
import { Gate } from './gate.ts';
import { WATCH_LIMITS, type WatchLimits } from './limits.ts';
import { Reporter } from './reporter.ts';
import { Watcher, type WatcherOptions } from './watcher.ts';

type MailboxFrame = Extract<Frame, { type: 'mailbox' }>;

/** A watched mailbox, and the inboxes that have asked for it: a mailbox may be an inbox of several organizations. */
interface Watched {
  watcher: Watcher;
  host: string;
  account: string;
  inboxes: Map<string, Watch & { endsAt: number }>;
}

export interface WatchesOptions {
  token: string;
  settings: Settings;
  log: (event: LogEvent) => void;
  limits?: Partial<WatchLimits> | undefined;
  /** Ends all watches. */
  signal: AbortSignal;
}

/** The failures with which servers refuse one connection more than an account may have. */
const NO_ROOM: FailureCode[] = ['AUTH_FAILED', 'PROTOCOL', 'REFUSED', 'TIMEOUT'];

/** The watched mailboxes. Each is watched as long as fetches ask for it: only in memory, with their credentials. */
export class Watches {
  readonly #options: WatchesOptions;
  readonly #limits: WatchLimits;
  readonly #reporter: Reporter;
  readonly #gates: WatcherOptions['gates'];
  readonly #watched = new Map<string, Watched>();
  /** Accounts without room for a second connection, and until when they are left alone. */
  readonly #crowded = new Map<string, number>();

  constructor(options: WatchesOptions) {
    const { token, log, signal } = options;
    this.#options = options;
    this.#limits = { ...WATCH_LIMITS, ...options.limits };
    this.#reporter = new Reporter(token, this.#limits, log, signal);
    const { openings, reopenings } = this.#limits;
    this.#gates = { first: new Gate(openings), again: new Gate(reopenings) };
    const timer = setInterval(() => this.#sweep(), this.#limits.sweep).unref();
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      for (const key of this.#watched.keys()) void this.#end(key);
    });
  }

  /**
   * Fetches, and watches the mailbox if the request asks for that. If the server refuses the fetch while a watch holds
   * a connection, that may be one too many: the watch makes way.
   */
  async fetch(
    request: FetchRequest,
    signal: AbortSignal,
    readBatch: () => Promise<FrameWithBody[]>,
  ): Promise<FrameWithBody[]> {
    let frames = await readBatch();
    const key = keyOf(request);
    if (isRefused(frames) && !signal.aborted && this.#watched.get(key)?.watcher.isConnected) {
      await this.#end(key);
      frames = await readBatch();
      if (!isRefused(frames)) {
        this.#crowded.set(accountOf(request.connection), Date.now() + this.#limits.crowded);
      }
    }
    const mailbox = frames[0]?.frame;
    if (mailbox?.type !== 'mailbox') return frames;
    const known = { uidvalidity: mailbox.uidvalidity, uid: mailbox.uidnext - 1 };
    this.#watched.get(key)?.watcher.learn(known, foundMail(request, mailbox, frames));
    if (request.watch) mailbox.watch = this.#watch(request, request.watch, known);
    return frames;
  }

  /** Starts a watch or renews its lease. Returns its state. */
  #watch(
    { connection, mailbox }: FetchRequest,
    watch: Watch,
    known: { uidvalidity: string; uid: number },
  ): WatchState {
    const account = accountOf(connection);
    if (this.#crowded.has(account)) return 'crowded';
    const key = keyOf({ connection, mailbox });
    const watched = this.#watched.get(key) ?? this.#start(key, account, { connection, mailbox, known });
    if (!watched) return 'full';
    watched.watcher.renew(connection);
    watched.inboxes.set(`${watch.inbox_id} ${watch.url}`, {
      ...watch,
      endsAt: Date.now() + watch.seconds * 1000,
    });
    return watched.watcher.state;
  }

  /** Starts a watch. Returns null if there are too many. */
  #start(
    key: string,
    account: string,
    target: { connection: Connection; mailbox: string; known: { uidvalidity: string; uid: number } },
  ): Watched | null {
    const host = target.connection.host.toLowerCase();
    const all = [...this.#watched.values()];
    const { watches, watchesOfHost, watchesOfAccount } = this.#limits;
    if (
      this.#options.signal.aborted ||
      all.length >= watches ||
      all.filter((other) => other.host === host).length >= watchesOfHost ||
      all.filter((other) => other.account === account).length >= watchesOfAccount
    ) {
      return null;
    }
    const inboxes: Watched['inboxes'] = new Map();
    const { port } = target.connection;
    const watcher = new Watcher({
      ...target,
      settings: this.#options.settings,
      limits: this.#limits,
      gates: this.#gates,
      onNews: () => {
        for (const inbox of inboxes.values()) this.#reporter.report(inbox);
      },
      onState: (state) => this.#options.log({ event: 'watch', host, port, state }),
    });
    const watched = { watcher, host, account, inboxes };
    this.#watched.set(key, watched);
    return watched;
  }

  async #end(key: string): Promise<void> {
    const watched = this.#watched.get(key);
    this.#watched.delete(key);
    await watched?.watcher.end();
  }

  #sweep(): void {
    const now = Date.now();
    for (const [account, until] of this.#crowded) if (until <= now) this.#crowded.delete(account);
    for (const [key, { inboxes }] of this.#watched) {
      for (const [id, { endsAt }] of inboxes) if (endsAt <= now) inboxes.delete(id);
      if (inboxes.size === 0) void this.#end(key);
    }
  }
}

const accountOf = ({ host, port, user }: Connection): string =>
  JSON.stringify([host.toLowerCase(), port, user]);
const keyOf = ({ connection, mailbox }: Pick<FetchRequest, 'connection' | 'mailbox'>): string =>
  JSON.stringify([accountOf(connection), connection.tls, mailbox]);

function isRefused([first]: FrameWithBody[]): boolean {
  return first?.frame.type === 'failed' && NO_ROOM.includes(first.frame.failure.code);
}

/** Whether a fetch of new messages found any; null if it does not say. */
function foundMail(
  { uids, cursor, max_messages }: FetchRequest,
  { backward, reset, uidnext }: MailboxFrame,
  frames: FrameWithBody[],
): boolean | null {
  if (uids || backward || reset || !cursor) return null;
  // A look: if it sees more, a fetch follows.
  if (max_messages === 0) return uidnext > cursor.uid + 1 ? null : false;
  return frames.some(({ frame }) => frame.type === 'message' || frame.type === 'skipped');
}
