import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow, MailboxObject } from 'imapflow';
import { openMailbox, openSession, type Session } from '../connect.ts';
import { isRefusal, toCallFailed } from '../failure.ts';
import type { Settings } from '../limits.ts';
import type { Connection, WatchState } from '../protocol.ts';
import { Bell } from './bell.ts';
import type { Gate } from './gate.ts';
import type { WatchLimits } from './limits.ts';

/** How far a mailbox is known: its UIDVALIDITY, and the highest UID that it has had. */
export interface Position {
  uidvalidity: string;
  uid: number;
}

export interface WatcherOptions {
  connection: Connection;
  mailbox: string;
  /** What was in the mailbox when the watch began: anything newer is news. */
  known: Position;
  settings: Settings;
  limits: WatchLimits;
  /** Limit how many connections are made at once: at first, or after one that lasted, and after one that failed. */
  gates: { first: Gate; again: Gate };
  onNews(): void;
  onState(state: WatchState): void;
}

/**
 * Keeps one connection to a mailbox, in IDLE where the server has it, and tells of messages that are newer than all
 * before. Connects again whenever the connection ends, until it is ended itself.
 */
export class Watcher {
  state: WatchState = 'starting';
  readonly #options: WatcherOptions;
  readonly #settings: Settings;
  readonly #end = new AbortController();
  readonly #bell = new Bell();
  readonly #ended: Promise<void>;
  #connection: Connection;
  #known: Position;
  /** The highest UID at the last look. */
  #looked: number;
  /** When the connection was ready; infinite until then. */
  #openedAt = Number.POSITIVE_INFINITY;
  /** Whether the mailbox was renumbered under the connection, which may not see what comes. */
  #isStale = false;
  /** Consecutive connections that failed, or ended early. */
  #failures = 0;
  /** How often in a row the server has ended IDLE early. */
  #earlyEnds = 0;
  /** Until when the server is polled, since IDLE has ended early too often. */
  #polledUntil = 0;
  /** Consecutive announcements of messages that were not there. */
  #lies = 0;
  /** Consecutive reports that have brought no mail. */
  #falseAlarms = 0;
  /** Whether there was a report that no fetch has confirmed yet. */
  #isReported = false;
  /** When the mailbox may be looked at next. */
  #nextLookAt = 0;

  constructor(options: WatcherOptions) {
    const { settings, limits, connection, known } = options;
    this.#options = options;
    this.#connection = connection;
    this.#known = known;
    this.#looked = known.uid;
    const silence = 2 * (limits.beat + limits.answer);
    const { chatter, meter } = limits;
    this.#settings = { ...settings, limits: { ...settings.limits, silence, chatter, meter } };
    this.#ended = this.#run();
  }

  get isConnected(): boolean {
    return this.state === 'watched' || this.state === 'polled';
  }

  /** Logs out. Resolves when the connection is closed, or the server takes too long for that. */
  async end(): Promise<void> {
    this.#end.abort();
    this.#bell.nudge();
    await Promise.race([this.#ended, sleep(2 * this.#settings.limits.logout, undefined, { ref: false })]);
  }

  /** Takes the credentials of a later call: access tokens expire. New ones are tried at once. */
  renew(connection: Connection): void {
    const isSame =
      connection.password === this.#connection.password &&
      connection.access_token === this.#connection.access_token;
    this.#connection = connection;
    if (!isSame && this.state === 'refused') this.#bell.nudge();
  }

  /**
   * Takes what a fetch has seen of the mailbox: that is no news. `hasMail` says whether the last report was right; null
   * if the fetch does not say.
   */
  learn(seen: Position, hasMail: boolean | null): void {
    if (seen.uidvalidity !== this.#known.uidvalidity) {
      this.#isStale = true;
      this.#bell.nudge();
    }
    if (this.#isNewer(seen)) this.#known = seen;
    if (hasMail === null || !this.#isReported) return;
    this.#isReported = false;
    this.#falseAlarms = hasMail ? 0 : this.#falseAlarms + 1;
    if (!hasMail) this.#nextLookAt = performance.now() + this.#gap();
  }

  async #run(): Promise<void> {
    const { limits } = this.#options;
    while (!this.#end.signal.aborted) {
      this.#openedAt = Number.POSITIVE_INFINITY;
      this.#isStale = false;
      let code = '';
      try {
        await this.#watch();
      } catch (error) {
        code = toCallFailed(error, this.#connection).failure.code;
      }
      if (this.#end.signal.aborted) return;
      const hasLasted = this.#isStale || performance.now() - this.#openedAt >= limits.early;
      this.#failures = hasLasted ? 0 : this.#failures + 1;
      const isRefused = code === 'AUTH_FAILED';
      if (isRefused) this.#become('refused');
      else if (this.#failures > 0) this.#become('failing');
      this.#bell.silence();
      await this.#bell.wait(isRefused ? limits.refused : this.#backoff());
    }
  }

  #backoff(): number {
    const { reconnect, firstBackoff, maxBackoff } = this.#options.limits;
    return this.#failures === 0 ? reconnect : Math.min(firstBackoff * 2 ** (this.#failures - 1), maxBackoff);
  }

  /** Watches over one connection until it ends. @throws CallFailed */
  async #watch(): Promise<void> {
    const { first, again } = this.#options.gates;
    const session = await (this.#failures > 0 ? again : first).run(() => this.#open());
    this.#openedAt = performance.now();
    this.#isStale = false;
    try {
      session.client.on('close', () => this.#bell.nudge());
      while (session.isOpen() && !this.#end.signal.aborted && !this.#isStale) {
        if (!this.#bell.isRung) await this.#rest(session);
        else await this.#look(session);
      }
      if (!session.isOpen()) throw session.connectionLost();
    } finally {
      await session.close();
    }
  }

  async #open(): Promise<Session> {
    const { limits, mailbox } = this.#options;
    const opening = new AbortController();
    const abort = () => opening.abort();
    const timer = setTimeout(abort, limits.opening);
    this.#end.signal.addEventListener('abort', abort, { once: true });
    if (this.#end.signal.aborted) abort();
    try {
      const session = await openSession(this.#connection, this.#settings, opening.signal, 0, 0);
      try {
        session.client.on('exists', () => this.#bell.ring());
        const { uidNext } = await openMailbox(session, mailbox, true);
        const isQuiet = uidNext && !this.#isNewer(positionOf(session.client, uidNext - 1));
        if (!isQuiet) this.#bell.ring();
        return session;
      } catch (error) {
        await session.close();
        throw error;
      }
    } finally {
      clearTimeout(timer);
      this.#end.signal.removeEventListener('abort', abort);
    }
  }

  /** Waits for news: in IDLE, or until the server is to be asked. Tests a connection that was quiet. */
  async #rest(session: Session): Promise<void> {
    const { limits } = this.#options;
    const { client } = session;
    const startedAt = performance.now();
    const canIdle = client.capabilities.has('IDLE') && startedAt >= this.#polledUntil;
    this.#become(canIdle ? 'watched' : 'polled');
    let hasEnded = false;
    if (canIdle) {
      const onEnd = () => {
        hasEnded = true;
        this.#bell.nudge();
      };
      client.idle().then(onEnd, onEnd);
    }
    await this.#bell.wait(canIdle ? limits.beat : limits.poll);
    const hasBroken = hasEnded || !session.isOpen();
    if (canIdle) this.#countEarlyEnds(performance.now() - startedAt, hasBroken);
    if (!hasBroken && !this.#bell.isRung) await this.#within(session, client.noop());
  }

  /** Counts an IDLE that the server has ended early; one that lasted shows that it works. */
  #countEarlyEnds(duration: number, hasBroken: boolean): void {
    const { early, earlyEnds, polled } = this.#options.limits;
    if (duration >= early) this.#earlyEnds = 0;
    else if (hasBroken) this.#earlyEnds += 1;
    if (this.#earlyEnds < earlyEnds) return;
    this.#earlyEnds = 0;
    this.#polledUntil = performance.now() + polled;
  }

  /** Looks whether there are newer messages than before, and tells if so. */
  async #look(session: Session): Promise<void> {
    const { onNews, limits } = this.#options;
    const wait = Math.max(0, this.#nextLookAt - performance.now());
    await sleep(wait, undefined, { signal: this.#end.signal }).catch(() => {});
    if (!session.isOpen() || this.#end.signal.aborted) return;
    this.#bell.silence();
    const seen = await this.#within(session, this.#newest(session));
    if (!session.isOpen() || this.#isStale) return;
    const isNews = this.#isNewer(seen);
    // A fetch may have seen the message first.
    this.#lies = isNews || seen.uid > this.#looked ? 0 : this.#lies + 1;
    this.#looked = seen.uid;
    const lieGap = Math.min(limits.gap * 2 ** this.#lies, limits.maxLieGap);
    this.#nextLookAt = performance.now() + Math.max(this.#gap(), this.#lies > 0 ? lieGap : 0);
    if (!isNews) return;
    this.#known = seen;
    this.#isReported = true;
    onNews();
  }

  #gap(): number {
    const { gap, maxGap } = this.#options.limits;
    return Math.min(gap * 2 ** this.#falseAlarms, maxGap);
  }

  async #newest({ client }: Session): Promise<Position> {
    const { uidNext } = client.mailbox as MailboxObject;
    const opened = positionOf(client, (uidNext || 1) - 1);
    if (opened.uidvalidity !== this.#known.uidvalidity) return opened;
    let { uid } = this.#known;
    try {
      for await (const message of client.fetch(`${uid + 1}:*`, { uid: true }, { uid: true })) {
        uid = Math.max(uid, message.uid);
      }
    } catch (error) {
      // Some servers refuse a range above the last message.
      if (!isRefusal(error)) throw error;
    }
    return { ...opened, uid };
  }

  #isNewer({ uidvalidity, uid }: Position): boolean {
    return uidvalidity !== this.#known.uidvalidity || uid > this.#known.uid;
  }

  /** Returns the outcome of a command, for which the connection is closed if it takes too long. */
  async #within<T>({ client }: Session, command: Promise<T>): Promise<T> {
    const timer = setTimeout(() => client.close(), this.#options.limits.answer);
    try {
      return await command;
    } finally {
      clearTimeout(timer);
    }
  }

  #become(state: WatchState): void {
    if (this.state === state) return;
    this.state = state;
    this.#options.onState(state);
  }
}

function positionOf({ mailbox }: ImapFlow, uid: number): Position {
  return { uidvalidity: String((mailbox as MailboxObject).uidValidity), uid };
}
