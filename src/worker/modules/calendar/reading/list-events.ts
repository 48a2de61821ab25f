import {
  type CalendarOccurrence,
  type ListEvents,
  MAX_RANGE_DAYS,
} from '../../../../contract/calendar/events.ts';
import { invalid } from '../../../../lib/errors.ts';
import { isTimezone } from '../../../../lib/recurrence/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { findTimezone } from '../../identity/index.ts';
import { CONFLICT_REACH, findConflicts } from './find-conflicts.ts';
import { comparePositions, type Item, positionOf, toOccurrence } from './item.ts';
import { Timeline } from './timeline.ts';

const DAY = 86_400_000;

/**
 * Returns the occurrences that overlap a range, sorted by start, with their conflicts. A page before the last one may
 * have fewer than `limit` rows, if more take too long to find: `next` is null only on the last. Throws `invalid`.
 */
export async function listCalendarEvents(ctx: Ctx, query: ListEvents): Promise<Page<CalendarOccurrence>> {
  const range = readRange(query);
  const [start = range.from, id = 0, recurrence = 0] = readCursor(query, 3) ?? [];
  const from = Math.max(range.from, start);
  if (from >= range.to) return { rows: [], next: null };
  const zone = query.timezone ?? (await findTimezone(ctx));
  const latest = range.to + CONFLICT_REACH;
  const timeline = await Timeline.open(ctx, { from, to: range.to, latest, zone });
  const isNew = (item: Item) =>
    query.cursor === undefined || comparePositions(positionOf(item), [start, id, recurrence]) > 0;
  const page = await findPage(timeline, range, isNew, query.limit);
  const conflicts = await findConflicts(ctx, timeline, page.rows, latest);
  return { rows: page.rows.map((item, i) => toOccurrence(item, conflicts[i]!)), next: page.next };
}

interface Range {
  from: number;
  to: number;
}

function readRange(query: ListEvents): Range {
  const [from, to] = [Date.parse(query.from), Date.parse(query.to)];
  if (to <= from) throw invalid('to', 'expected a time after from');
  if (to - from > MAX_RANGE_DAYS * DAY) throw invalid('to', `at most ${MAX_RANGE_DAYS} days after from`);
  if (query.timezone !== undefined && !isTimezone(query.timezone)) {
    throw invalid('timezone', 'expected the name of an IANA time zone, such as Europe/Berlin');
  }
  return { from, to };
}

async function findPage(
  timeline: Timeline,
  { from, to }: Range,
  isNew: (item: Item) => boolean,
  limit: number,
): Promise<Page<Item>> {
  // Occurrences in progress at the start of a later page were on an earlier one.
  const running = timeline.from === from ? timeline.running.filter(isNew) : [];
  const listed = () => [...running, ...timeline.items.filter(isNew)];
  while (timeline.end < to && listed().length <= limit && timeline.canExtend) await timeline.extend(to);
  const rows = listed();
  if (rows.length > limit || timeline.end >= to) {
    return cutPage(rows, limit, (last) => writeCursor(...positionOf(last)));
  }
  return { rows, next: writeCursor(timeline.end, 0, 0) };
}
