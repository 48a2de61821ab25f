import { type CalendarEvent, isDay, type Series } from '../../../../lib/ical/index.ts';
import {
  type Clocks,
  openClocks,
  positionIn,
  positionOf,
  positionText,
} from '../../../../lib/recurrence/clock.ts';
import { expand } from '../../../../lib/recurrence/index.ts';
import { DAY, dayText, SECOND, wallNumber, wallText } from '../../../../lib/recurrence/wall.ts';
import { wallOf } from '../../../../lib/recurrence/zone.ts';
import type { InstanceAnswer } from '../events/event.ts';

/** The maximum number of occurrences with answers in one export. Each is looked up in the series. */
const MAX_ANSWERED = 200;

/**
 * Returns the series with an exception for each occurrence that attendees answered by itself, because iCalendar has
 * answers only in events. Occurrences that the series lacks, or that have an exception already, stay as they are.
 */
export function answeredSeries(series: Series, answers: InstanceAnswer[]): Series {
  const { master } = series;
  if (!master || answers.length === 0) return series;
  const clocks = openClocks(series.zones, 'UTC');
  const byPosition = Map.groupBy(answers, ({ recurrenceId }) =>
    positionIn(master.start, recurrenceId, clocks),
  );
  const answered = [...byPosition]
    .toSorted(([a], [b]) => b - a)
    .slice(0, MAX_ANSWERED)
    .filter(([position]) => isRegular(series, master, position))
    .map(([position, each]) => answeredEvent(master, position, each, clocks));
  return { ...series, exceptions: [...series.exceptions, ...answered] };
}

/** Returns whether an occurrence takes place at its original start, as the series says. */
function isRegular(series: Series, master: CalendarEvent, position: number): boolean {
  const range = { from: position, to: position + 1, zone: 'UTC', startsOnly: true };
  const id = positionText(position, isDay(master.start));
  return expand(series, range).occurrences.some(
    ({ event, recurrenceId }) => event === master && recurrenceId === id,
  );
}

function answeredEvent(
  master: CalendarEvent,
  position: number,
  answers: InstanceAnswer[],
  clocks: Clocks,
): CalendarEvent {
  const wall = isDay(master.start)
    ? dayText(position)
    : wallText(wallOf(position, clocks.zoneOf(master.start)));
  const start = { ...master.start, wall };
  const statuses = new Map(answers.map(({ email, status }) => [email.toLowerCase(), status]));
  return {
    ...master,
    recurrenceId: start,
    start,
    end: null,
    duration: master.duration ?? lengthOf(master, clocks),
    rule: null,
    exdates: [],
    rdates: [],
    attendees: master.attendees.map((each) => ({
      ...each,
      status: statuses.get(each.email.toLowerCase()) ?? each.status,
    })),
  };
}

function lengthOf({ start, end }: CalendarEvent, clocks: Clocks): CalendarEvent['duration'] {
  if (!end) return null;
  if (isDay(start)) return { days: (wallNumber(end.wall) - wallNumber(start.wall)) / DAY, seconds: 0 };
  return { days: 0, seconds: (positionOf(end, clocks) - positionOf(start, clocks)) / SECOND };
}
