import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type ListedEvent, selectLongEvents, selectShortEvents } from '../events/store.ts';
import { MAX_EXPANDED, MAX_LONG_EVENTS } from '../limits.ts';
import { expandRunning, expandStarts } from './expand-window.ts';
import type { Item } from './item.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A month of ordinary work is read at once. */
const FIRST_WIDTH = 32 * DAY;
const MAX_WIDTH = 366 * DAY;
/** How much narrower a window becomes that has too many occurrences. */
const SHRINKAGE = 8;
/** In an almost empty year there are four windows. */
const MAX_WINDOWS = 8;
/** Events that do not recur, which are read at once. */
const READ_AT_ONCE = 500;
/** `startsAt` is at least so much earlier than the event, to any user. */
const LEAD = 12 * HOUR;

/**
 * The calendar of an organization from an instant on, read and expanded window by window. A window that has too many
 * occurrences is made narrower, so that an endless series by the minute costs no more than an ordinary month.
 */
export class Timeline {
  /** Sorted: what began before `from` and is not over then. */
  readonly running: Item[];
  /** Sorted: what starts at `from` or later, and before `end`. */
  readonly items: Item[] = [];
  /** Up to where `items` are all. */
  end: number;
  readonly from: number;
  readonly zone: string;

  private readonly ctx: Ctx;
  private readonly long: ListedEvent[];
  /** Read for the first window, which ends at `firstEnd` at the latest. */
  private first: ListedEvent[] | null;
  private readonly firstEnd: number;
  private width = FIRST_WIDTH;
  private windows = 0;

  /**
   * From an instant on. It will first be extended to `to`, and never beyond `latest`. Floating times and days are those
   * of `zone`, an IANA name.
   */
  static async open(
    ctx: Ctx,
    { from, to, latest, zone }: { from: number; to: number; latest: number; zone: string },
  ): Promise<Timeline> {
    const firstEnd = Math.min(from + FIRST_WIDTH, to);
    const [short, long] = await commit(database(ctx), [
      selectShortEvents(ctx, { from, to: firstEnd, limit: READ_AT_ONCE }),
      selectLongEvents(ctx, { from, to: latest, limit: MAX_LONG_EVENTS }),
    ]);
    return new Timeline(ctx, { from, zone, short, firstEnd, long });
  }

  private constructor(
    ctx: Ctx,
    {
      from,
      zone,
      short,
      firstEnd,
      long,
    }: { from: number; zone: string; short: ListedEvent[]; firstEnd: number; long: ListedEvent[] },
  ) {
    this.ctx = ctx;
    this.zone = zone;
    this.long = long;
    this.first = short;
    this.firstEnd = firstEnd;
    this.from = from;
    this.end = from;
    this.running = expandRunning([...short, ...long], from, zone);
  }

  /** False once a request has done as much as it may. */
  get canExtend(): boolean {
    return this.windows < MAX_WINDOWS && this.items.length < MAX_EXPANDED;
  }

  /** Adds the next window, which ends at `to` at the latest. */
  async extend(to: number): Promise<void> {
    const from = this.end;
    const { short, end } = await this.read(from, Math.min(from + this.width, to));
    const events = [...short, ...this.long];
    const limit = MAX_EXPANDED - this.items.length;
    for (let until = end; ; until = from + Math.max(SECOND, Math.floor((until - from) / SHRINKAGE))) {
      const { items, isCut } = expandStarts(events, { from, to: until, zone: this.zone }, limit);
      if (isCut && until - from > SECOND) continue;
      this.items.push(...items);
      this.width = Math.min((until - from) * 2, MAX_WIDTH);
      this.end = until;
      this.windows++;
      return;
    }
  }

  /** The events of a window that do not recur, and up to where they are all of them. */
  private async read(from: number, latest: number): Promise<{ short: ListedEvent[]; end: number }> {
    const to = this.first ? Math.min(latest, this.firstEnd) : latest;
    const short = this.first ?? (await this.select(from, to, READ_AT_ONCE));
    this.first = null;
    const end = completeTo(short, READ_AT_ONCE, to);
    if (end > from) return { short, end };
    // So many begin within two days that a part of them says nothing of the time after `from`.
    const more = await this.select(from, to, MAX_EXPANDED);
    return { short: more, end: Math.max(completeTo(more, MAX_EXPANDED, to), Math.min(from + HOUR, to)) };
  }

  private async select(from: number, to: number, limit: number): Promise<ListedEvent[]> {
    const [short] = await commit(database(this.ctx), [selectShortEvents(this.ctx, { from, to, limit })]);
    return short;
  }
}

/** Up to where the first `limit` events of a range are all of them. */
function completeTo(events: ListedEvent[], limit: number, to: number): number {
  return events.length < limit ? to : Math.min(to, events.at(-1)!.startsAt + LEAD);
}
