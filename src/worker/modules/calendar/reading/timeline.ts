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
/** The width of the first window: a month of ordinary work fits into one. */
const FIRST_WIDTH = 32 * DAY;
const MAX_WIDTH = 366 * DAY;
/**
 * The maximum number of occurrences of a window. A window with more is not expanded: a page of a list has at most 200.
 */
const MAX_OF_WINDOW = 1_000;
/** The maximum number of windows per request. An almost empty year needs four. */
const MAX_WINDOWS = 8;
/** The number of non-recurring events read at once. */
const READ_AT_ONCE = 500;
/** The minimum time by which `startsAt` precedes the start of the event, whatever the user's zone. */
const LEAD = 12 * HOUR;

/**
 * The calendar of an organization from an instant on, read and expanded window by window. A window with too many
 * occurrences is narrowed, so that an endless series with an occurrence every minute costs no more than an ordinary
 * month.
 */
export class Timeline {
  /** The occurrences that began before `from` and have not ended by then, sorted. */
  readonly running: Item[];
  /** The occurrences that start from `from` on and before `end`, sorted. */
  readonly items: Item[] = [];
  /** The instant up to which `items` is complete. */
  end: number;
  readonly from: number;
  readonly zone: string;

  private readonly ctx: Ctx;
  private readonly long: ListedEvent[];
  /** The events of the first window, which ends at `firstEnd` at the latest. Null once used. */
  private first: ListedEvent[] | null;
  private readonly firstEnd: number;
  private width = FIRST_WIDTH;
  private windows = 0;

  /**
   * Opens a timeline at `from`, to be extended first to `to` and never beyond `latest`. Floating times and days are in
   * `zone` (IANA).
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

  /** Returns whether the limits of a request allow another window. */
  get canExtend(): boolean {
    return this.windows < MAX_WINDOWS && this.items.length < MAX_EXPANDED;
  }

  /** Adds the next window, which ends at `to` at the latest. */
  async extend(to: number): Promise<void> {
    const from = this.end;
    const { short, end } = await this.read(from, Math.min(from + this.width, to));
    const events = [...short, ...this.long];
    const limit = Math.min(MAX_OF_WINDOW, MAX_EXPANDED - this.items.length);
    for (let until = end; ; ) {
      const { items, isCut } = expandStarts(events, { from, to: until, zone: this.zone }, limit);
      if (isCut && until - from > SECOND) {
        // A window with half of them leaves room for those of events that were not expanded.
        const half = items[items.length >> 1]!.occurrence.from;
        until = Math.min(Math.max(half, from + SECOND), until - 1);
        continue;
      }
      this.items.push(...items);
      this.width = Math.min((until - from) * 2, MAX_WIDTH);
      this.end = until;
      this.windows++;
      return;
    }
  }

  /** Returns the non-recurring events of a window, and the instant up to which they are complete. */
  private async read(from: number, latest: number): Promise<{ short: ListedEvent[]; end: number }> {
    const to = this.first ? Math.min(latest, this.firstEnd) : latest;
    const short = this.first ?? (await this.select(from, to, READ_AT_ONCE));
    this.first = null;
    const end = completeTo(short, READ_AT_ONCE, to);
    if (end > from) return { short, end };
    // So many events start around `from` that the first ones are not complete for any time after it.
    const more = await this.select(from, to, MAX_EXPANDED);
    return { short: more, end: Math.max(completeTo(more, MAX_EXPANDED, to), Math.min(from + HOUR, to)) };
  }

  private async select(from: number, to: number, limit: number): Promise<ListedEvent[]> {
    const [short] = await commit(database(this.ctx), [selectShortEvents(this.ctx, { from, to, limit })]);
    return short;
  }
}

/** Returns the instant up to which the first `limit` events of a range are complete. */
function completeTo(events: ListedEvent[], limit: number, to: number): number {
  return events.length < limit ? to : Math.min(to, events.at(-1)!.startsAt + LEAD);
}
