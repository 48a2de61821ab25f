import type { CustomZone, Observance } from '../../recurrence/event.ts';
import { DAY, SECOND, wallText } from '../../recurrence/wall.ts';
import { type Transition, transitionsOf } from '../../recurrence/zone.ts';
import { plainLine, textLine } from './content-lines.ts';

/** The first year up to which changes are always written: clients without the zone need future ones. */
const HORIZON = 2040;
/** Earlier times have the offset of the start of this year. */
const EARLIEST = 1970;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Returns the lines of the VTIMEZONE of an IANA zone, correct from the year `first` to the year `last`. */
export function ianaZoneLines(name: string, first: number, last: number): string[] {
  const start = Math.max(first, EARLIEST);
  const end = Math.max(last, HORIZON, start);
  const { offset, transitions } = transitionsOf(name, start, end);
  const base = observance(offset, offset, Date.UTC(start, 0), null);
  return customZoneLines({
    name,
    observances: [base, ...groupTransitions(transitions, Date.UTC(end + 1, 0))],
  });
}

/** Returns the lines of a VTIMEZONE (RFC 5545, 3.6.5). */
export function customZoneLines({ name, observances }: CustomZone): string[] {
  const parts = observances.flatMap(({ isDaylight, start, offsetFrom, offsetTo, rule, extraStarts }) => {
    const kind = isDaylight ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      plainLine('DTSTART', {}, compact(start)),
      plainLine('TZOFFSETFROM', {}, offsetText(offsetFrom)),
      plainLine('TZOFFSETTO', {}, offsetText(offsetTo)),
      ...(rule === null ? [] : [plainLine('RRULE', {}, rule)]),
      ...extraStarts.map((extra) => plainLine('RDATE', {}, compact(extra))),
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', textLine('TZID', name), ...parts, 'END:VTIMEZONE'];
}

/** Converts `2026-03-29T02:30:00` to `20260329T023000`. */
export function compact(wall: string): string {
  return wall.replaceAll(/[-:]/g, '');
}

function offsetText(offset: number): string {
  const [sign, size] = [offset < 0 ? '-' : '+', Math.abs(offset)];
  const parts = [
    Math.floor(size / 3600),
    Math.floor(size / 60) % 60,
    ...(size % 60 === 0 ? [] : [size % 60]),
  ];
  return sign + parts.map((part) => String(part).padStart(2, '0')).join('');
}

interface Group {
  transitions: Transition[];
  /** The days that fit all of them: `-1SU` is the last Sunday of the month, `2SU` the second. */
  days: string[];
}

/** Groups changes in successive years on the same day of a month, such as its last Sunday, to one observance. */
function groupTransitions(transitions: Transition[], end: number): Observance[] {
  const groups: Group[] = [];
  for (const transition of transitions) {
    const days = daysOf(transition);
    const group = groups.find(
      (each) => follows(transition, each) && each.days.some((day) => days.includes(day)),
    );
    if (group) {
      group.transitions.push(transition);
      group.days = group.days.filter((day) => days.includes(day));
    } else {
      groups.push({ transitions: [transition], days });
    }
  }
  return groups.map((group) => toObservance(group, end));
}

/** Returns the onset in local time before the change. */
function onsetOf({ at, from }: Transition): Date {
  return new Date(at + from);
}

function daysOf(transition: Transition): string[] {
  const onset = onsetOf(transition);
  const [day, weekday] = [onset.getUTCDate(), WEEKDAYS[onset.getUTCDay()]];
  const isLast = new Date(onset.getTime() + 7 * DAY).getUTCMonth() !== onset.getUTCMonth();
  return [`${Math.ceil(day / 7)}${weekday}`, ...(isLast ? [`-1${weekday}`] : [])];
}

/** Whether a change is the group's one year later: with the same offsets, in the same month, at the same time. */
function follows(transition: Transition, { transitions }: Group): boolean {
  const before = transitions.at(-1)!;
  const [onset, other] = [onsetOf(transition), onsetOf(before)];
  return (
    transition.from === before.from &&
    transition.to === before.to &&
    onset.getUTCFullYear() === other.getUTCFullYear() + 1 &&
    onset.getUTCMonth() === other.getUTCMonth() &&
    onset.getTime() % DAY === other.getTime() % DAY
  );
}

/** Returns an observance. A group that reaches `end`, the limit of known changes, has no end. */
function toObservance({ transitions, days }: Group, end: number): Observance {
  const [first, last] = [transitions[0]!, transitions.at(-1)!];
  const onset = onsetOf(first);
  const isEndless = transitions.length > 2 && end - last.at < 366 * DAY;
  // If both fit, the law means the last Sunday; the fourth is a coincidence.
  const day = days.find((each) => each.startsWith('-')) ?? days[0];
  const until = isEndless ? '' : `;UNTIL=${compact(wallText(last.at))}Z`;
  const rule =
    transitions.length > 1 ? `FREQ=YEARLY;BYMONTH=${onset.getUTCMonth() + 1};BYDAY=${day}${until}` : null;
  return observance(first.from, first.to, onset.getTime(), rule);
}

function observance(from: number, to: number, onset: number, rule: string | null): Observance {
  return {
    isDaylight: to > from,
    start: wallText(onset),
    offsetFrom: from / SECOND,
    offsetTo: to / SECOND,
    rule,
    extraStarts: [],
  };
}
