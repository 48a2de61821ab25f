import { type Clocks, positionIn } from '../../../../../lib/recurrence/clock.ts';
import {
  type CalendarEvent,
  type CalendarTime,
  isDay,
  type Series,
} from '../../../../../lib/recurrence/event.ts';
import { recurrenceSetOf } from '../../../../../lib/recurrence/recurrence-set.ts';
import { readRule } from '../../../../../lib/recurrence/rules/rule.ts';
import { DAY, SECOND, wallNumber } from '../../../../../lib/recurrence/wall.ts';
import { wallOf } from '../../../../../lib/recurrence/zone.ts';
import { exceptionWithFields, type Fields, withFields } from './fields.ts';
import { idOf } from './find-instance.ts';
import { moved, nextSequence } from './revise.ts';
import { untilText, wallOfUntil, withParts } from './rule-text.ts';
import { shiftRule } from './shift-rule.ts';
import { areSameTimes, dayOf, isSameTime, lengthOf, startingAt, type Times, timeLike } from './times.ts';

/** A change of all occurrences. */
export interface ChangeOfAll {
  /** New times of an occurrence, which the others follow, and its old start. `id` is null for the whole series. */
  times: { id: number | null; from: CalendarTime; to: Times } | null;
  /** A new rule; null ends the recurrence. If undefined, the rule moves with the times. */
  rule?: string | null;
  fields: Fields;
}

/** The maximum number of instances that are searched for the new name of an occurrence. */
const MAX_INSTANCES = 5_000;
/**
 * The maximum distance (milliseconds) of a new occurrence of a monthly or yearly rule from the time to which a constant
 * offset leads.
 */
const TOLERANCE = 7 * DAY;

/**
 * Changes all occurrences of a series. Properties of an exception's own, such as a time or a title, stay. EXDATEs and
 * exceptions move with their occurrences, and go if the new rule lacks these. Returns `RULE_NEEDED` if the rule names
 * days that cannot move like the first occurrence.
 */
export function changeAll(series: Series, change: ChangeOfAll, clocks: Clocks): Series | 'RULE_NEEDED' {
  const master = series.master!;
  const next = movedMaster(master, change, clocks);
  if (next === 'RULE_NEEDED') return next;
  const worded = withFields(next, change.fields);
  const isMoved = !areSameTimes(next, master, clocks);
  if (!isMoved && next.rule === master.rule) {
    const sequence = worded.status === master.status ? master.sequence : nextSequence(series);
    return {
      ...series,
      master: { ...worded, sequence },
      exceptions: series.exceptions.map((each) => exceptionWithFields(each, master, change.fields)),
    };
  }
  const sequence = nextSequence(series);
  const result = isMoved ? moved(worded, sequence) : { ...worded, sequence };
  if (result.rule === null && result.rdates.length === 0) {
    return { ...series, master: { ...result, exdates: [] }, exceptions: [] };
  }
  const place = placer(master, result, change, clocks);
  const exceptions = series.exceptions.flatMap((each) => {
    const name = place(each.recurrenceId ?? each.start);
    if (name === null) return [];
    return moveException(exceptionWithFields(each, master, change.fields), {
      name,
      before: master,
      after: result,
      isNamed: change.times?.id === idOf(each, master, clocks) && !each.isThisAndFuture,
      change,
      sequence,
      clocks,
    });
  });
  const exdates = master.exdates.flatMap((each) => place(each) ?? []);
  return { ...series, master: { ...result, exdates }, exceptions };
}

function movedMaster(master: CalendarEvent, { times, rule }: ChangeOfAll, clocks: Clocks) {
  const first = times ? firstTimes(master, times, clocks) : null;
  const next = { ...master, ...first };
  if (rule === null) return { ...next, rule, rdates: [] };
  const rdates = first ? movedDates(master, next, clocks) : master.rdates;
  if (rule !== undefined) return { ...next, rule, rdates };
  if (master.rule === null || !first) return { ...next, rdates };
  const [from, to] = [wallNumber(master.start.wall), wallNumber(first.start.wall)];
  const shifted = shiftRule(master.rule, from, isDay(first.start) === isDay(master.start) ? to : dayOf(to));
  if (shifted === null || (isDay(first.start) && !isOfDays(shifted))) return 'RULE_NEEDED';
  const { until } = readRule(shifted);
  if (until === null) return { ...next, rdates, rule: shifted };
  const last = movedWall(wallOfUntil(until, master.start, clocks), master.start, next.start);
  return { ...next, rdates, rule: withParts(shifted, { UNTIL: untilText(last, next.start, clocks) }) };
}

/** Returns whether a rule is allowed for an all-day event. */
export function isOfDays(text: string): boolean {
  const { frequency, byHour, byMinute, bySecond } = readRule(text);
  const isShort = ['HOURLY', 'MINUTELY', 'SECONDLY'].includes(frequency);
  return !isShort && (byHour ?? byMinute ?? bySecond) === null;
}

/** Returns the times of the first occurrence if one moves from `from` to `to`. */
function firstTimes(
  master: CalendarEvent,
  { from, to }: { from: CalendarTime; to: Times },
  clocks: Clocks,
): Times {
  if (isSameTime(from, master.start)) return to;
  const wall = movedWall(wallNumber(master.start.wall), from, to.start);
  return startingAt(timeLike(wall, to.start), to, clocks);
}

/** Moves a wall time of a series whose occurrence moves from `from` to `to`. */
function movedWall(wall: number, from: CalendarTime, to: CalendarTime): number {
  const [before, after] = [wallNumber(from.wall), wallNumber(to.wall)];
  if (isDay(to) && !isDay(from)) return dayOf(wall) + after - dayOf(before);
  return wall + after - before;
}

function movedDates(before: CalendarEvent, after: CalendarEvent, clocks: Clocks): CalendarEvent['rdates'] {
  return before.rdates.map(({ start }) => {
    const wall = movedWall(wallIn(before.start, start, clocks), before.start, after.start);
    return { start: timeLike(wall, after.start), end: null, duration: null };
  });
}

/** Converts a time that identifies an occurrence to the wall time in the series' zone. */
function wallIn(start: CalendarTime, time: CalendarTime, clocks: Clocks): number {
  if (time.zone === start.zone && isDay(time) === isDay(start)) return wallNumber(time.wall);
  return wallOf(positionIn(start, time, clocks), clocks.zoneOf(start));
}

/** Returns a function that maps an occurrence of the old series to its name in the new one, or null. */
function placer(before: CalendarEvent, after: CalendarEvent, { rule }: ChangeOfAll, clocks: Clocks) {
  const target = (name: CalendarTime) =>
    movedWall(wallIn(before.start, name, clocks), before.start, after.start);
  const days = dayOf(wallNumber(after.start.wall)) - dayOf(wallNumber(before.start.wall));
  const frequency = after.rule === null ? null : readRule(after.rule).frequency;
  const isUneven = days !== 0 && (frequency === 'MONTHLY' || frequency === 'YEARLY');
  if (rule === undefined && !isUneven) return (name: CalendarTime) => timeLike(target(name), after.start);
  const tolerance = rule === undefined ? TOLERANCE : 0;
  const set = recurrenceSetOf({ ...after, exdates: [] }, clocks);
  return (name: CalendarTime): CalendarTime | null => {
    const wall = target(name);
    const range = { from: wall - tolerance, to: wall + tolerance + SECOND };
    const { instances, isComplete } = set.list(range, MAX_INSTANCES);
    const [nearest] = instances.toSorted((a, b) => Math.abs(a.wall - wall) - Math.abs(b.wall - wall));
    if (!nearest) return isComplete ? null : timeLike(wall, after.start);
    return timeLike(nearest.wall, after.start);
  };
}

interface Move {
  name: CalendarTime;
  before: CalendarEvent;
  after: CalendarEvent;
  /** Whether the request gave times for this occurrence. */
  isNamed: boolean;
  change: ChangeOfAll;
  sequence: number;
  clocks: Clocks;
}

function moveException(exception: CalendarEvent, move: Move): CalendarEvent {
  const { name, before, after, isNamed, change, sequence, clocks } = move;
  const renamed = { ...exception, recurrenceId: name };
  if (!change.times) return renamed;
  if (isNamed) return moved({ ...renamed, ...change.times.to }, sequence);
  const usual = startingAt(exception.recurrenceId ?? exception.start, before, clocks);
  const isUsual =
    wallNumber(usual.start.wall) === wallNumber(exception.start.wall) &&
    usual.start.zone === exception.start.zone &&
    lengthOf(usual, clocks) === lengthOf(exception, clocks);
  const isOtherKind = isDay(before.start) !== isDay(after.start);
  if (!isUsual && !isOtherKind) return renamed;
  return moved({ ...renamed, ...startingAt(name, after, clocks) }, sequence);
}
