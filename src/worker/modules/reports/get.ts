import { MAX_REPORT_DAYS, REPORT_AGES, type Report, type ReportQuery } from '../../../contract/reports.ts';
import { invalid } from '../../../lib/errors.ts';
import type { Tag } from '../../../lib/tags.ts';
import { findAgents } from '../../platform/agents.ts';
import { type Ctx, FIRST_AGENT_ID } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagIfNamed, tagsOf } from '../../platform/tags.ts';
import { countOf, type Histogram, quantile } from './durations.ts';
import { type MonthRow, type OpenRow, selectMonths, selectOpen } from './store.ts';
import { type DateOf, datesBetween, datesIn, daysBefore } from './zone.ts';

const DEFAULT_DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the numbers of some days, from stored counts. A year reads at most 14 rows for each tag, and 14 for each tag
 * and person; and for open tasks, one row for each tag and month since the first email. Throws `invalid`.
 */
export async function getReport(ctx: Ctx, query: ReportQuery): Promise<Report> {
  const dateOf = readZone(query.zone);
  const { from, to } = readRange(query, dateOf(ctx.now()));
  // A day in a time zone can begin and end in the adjacent months.
  const months = { first: monthOf(daysBefore(from, 1)), last: monthOf(daysBefore(to, -1)) };
  const tag = await tagIfNamed(ctx, query.tag);
  const tags = await tagsOf(ctx);
  const [rows, open] = await commit(database(ctx), [
    selectMonths(ctx, tag, tags, months),
    selectOpen(ctx, tag, tags),
  ]);
  const numbers = rows
    .flatMap((row) => numbersOf(row, dateOf))
    .filter(({ date }) => date >= from && date <= to);
  const [firstReply, timeToDone] = [histogramOf(numbers, 'f'), histogramOf(numbers, 't')];
  const ofDate = Map.groupBy(numbers, ({ date }) => date);
  const ofTag = Map.groupBy(numbers, ({ tag }) => tags.nameOf(tag as Tag));
  return {
    from,
    to,
    zone: query.zone,
    days: datesBetween(from, to).map((date) => ({ date, ...measuresOf(ofDate.get(date) ?? []) })),
    by_tag: tags.entries.flatMap((entry) => {
      const own = ofTag.get(tags.nameOf(entry.tag));
      return own ? [{ tag: tags.nameOf(entry.tag), ...measuresOf(own) }] : [];
    }),
    by_person: ofWorkers(numbers, (id) => id > 0 && id < FIRST_AGENT_ID).map(({ id, ...rest }) => ({
      user_id: id,
      ...rest,
    })),
    by_agent: await ofAgents(ctx, numbers),
    first_reply: durations(firstReply),
    time_to_done: durations(timeToDone),
    open_by_age: byAge(open, ctx.now()),
  };
}

function readZone(zone: string): DateOf {
  try {
    return datesIn(zone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalid('zone', 'expected the name of a time zone, such as Europe/Berlin');
  }
}

function readRange({ from, to }: ReportQuery, today: string): { from: string; to: string } {
  const last = to ?? today;
  const first = from ?? daysBefore(last, DEFAULT_DAYS - 1);
  if (first > last) throw invalid('from', 'expected a day that is not after `to`');
  if (daysBefore(last, MAX_REPORT_DAYS - 1) > first) {
    throw invalid('from', `expected at most ${MAX_REPORT_DAYS} days from \`from\` to \`to\``);
  }
  return { from: first, to: last };
}

/** Returns `202611` for `2026-11-23`. */
function monthOf(date: string): number {
  return Number(date.slice(0, 7).replace('-', ''));
}

/** Returns the hour of a key, such as `2309r` of 202611. */
function hourOf(month: number, key: string): number {
  return Date.UTC(
    Math.floor(month / 100),
    (month % 100) - 1,
    Number(key.slice(0, 2)),
    Number(key.slice(2, 4)),
  );
}

interface Counted {
  date: string;
  tag: string;
  userId: number;
  measure: string;
  n: number;
}

function numbersOf({ tag, month, userId, counts }: MonthRow, dateOf: DateOf): Counted[] {
  return Object.entries(JSON.parse(counts) as Record<string, number>).map(([key, n]) => ({
    date: dateOf(hourOf(month, key)),
    tag,
    userId,
    measure: key.slice(4),
    n,
  }));
}

function sumOf(numbers: Counted[], measure: string): number {
  return numbers.reduce((sum, each) => (each.measure === measure ? sum + each.n : sum), 0);
}

function measuresOf(numbers: Counted[]) {
  return {
    received: sumOf(numbers, 'r'),
    sent: sumOf(numbers, 's'),
    auto_replied: sumOf(numbers, 'a'),
    done: sumOf(numbers, 'd'),
  };
}

/** Builds the histogram of a measure: `f3` counts the durations of kind `f` in bucket 3. */
function histogramOf(numbers: Counted[], letter: 'f' | 't'): Histogram {
  const histogram: Histogram = new Map();
  for (const { measure, n } of numbers) {
    if (!measure.startsWith(letter)) continue;
    const bucket = Number(measure.slice(1));
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + n);
  }
  return histogram;
}

function durations(histogram: Histogram): Report['first_reply'] {
  return {
    count: countOf(histogram),
    median_minutes: quantile(histogram, 0.5),
    p90_minutes: quantile(histogram, 0.9),
  };
}

async function ofAgents(ctx: Ctx, numbers: Counted[]): Promise<Report['by_agent']> {
  const rows = ofWorkers(numbers, (id) => id >= FIRST_AGENT_ID);
  const agents = await findAgents(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...rest }) => ({
    agent_id: id,
    name: agents.get(id)?.name ?? null,
    user_id: agents.get(id)?.userId ?? null,
    ...rest,
  }));
}

function ofWorkers(numbers: Counted[], isOne: (id: number) => boolean) {
  return [...Map.groupBy(numbers, ({ userId }) => userId)]
    .filter(([id]) => isOne(id))
    .map(([id, own]) => {
      const replies = histogramOf(own, 'f');
      return {
        id,
        sent: sumOf(own, 's'),
        done: sumOf(own, 'd'),
        first_replies: countOf(replies),
        median_first_reply_minutes: quantile(replies, 0.5),
      };
    })
    .filter(({ sent, done, first_replies: replies }) => sent + done + replies > 0)
    .sort((a, b) => b.sent - a.sent || b.done - a.done || a.id - b.id);
}

/** The ages, in days, at which the groups of open tasks begin. */
const AGES = [0, 1, 3, 7, 30];

function byAge(open: OpenRow[], now: number): Report['open_by_age'] {
  const aged = open.flatMap(({ month, open }) =>
    Object.entries(JSON.parse(open) as Record<string, number>).map(([key, n]) => {
      // Within its hour, a task counts as created in the middle.
      const age = Math.max(0, now - hourOf(month, key) - HOUR_MS / 2) / DAY_MS;
      return { group: AGES.findLastIndex((begin) => age >= begin), n };
    }),
  );
  return REPORT_AGES.map((age, i) => ({
    age,
    count: aged.reduce((sum, { group, n }) => (group === i ? sum + n : sum), 0),
  }));
}
