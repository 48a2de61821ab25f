import type { Scope, UpdateEvent } from '../../../../../contract/calendar/events.ts';
import { invalid } from '../../../../../lib/errors.ts';
import type { Clocks } from '../../../../../lib/recurrence/clock.ts';
import type { CalendarEvent } from '../../../../../lib/recurrence/event.ts';
import { type Fields, type FoundInstance, type SeriesChange, timesOf } from '../series/index.ts';
import { readRecurrence } from './read-recurrence.ts';
import { readTimes } from './read-times.ts';

/** Reads the changes in a request to the series of `master` or one of its occurrences. Throws `invalid`. */
export function readChange(
  input: UpdateEvent,
  { scope, instance }: { scope: Scope; instance: FoundInstance | null },
  master: CalendarEvent,
  zone: string,
  clocks: Clocks,
): SeriesChange {
  if (scope === 'one') {
    const whole = (['recurrence', 'reminder_minutes'] as const).find((name) => input[name] !== undefined);
    if (whole) throw invalid(whole, 'One occurrence has none of its own. Choose another `scope`.');
  }
  const { start, end, timezone, all_day, recurrence } = input;
  const isTimed = [start, end, timezone, all_day].some((each) => each !== undefined);
  const current = instance?.times ?? timesOf(master);
  const times = isTimed ? readTimes({ start, end, timezone, all_day }, current, zone, clocks) : null;
  const rule = recurrence && readRecurrence(recurrence, (times ?? current).start, clocks);
  return { times, hasStart: start !== undefined, rule, fields: readWords(input) };
}

function readWords({ title, description, location, conference_url, status }: UpdateEvent): Fields {
  return {
    ...(title === undefined ? {} : { summary: title }),
    ...(description === undefined ? {} : { description: description || null }),
    ...(location === undefined ? {} : { location: location || null }),
    ...(conference_url === undefined ? {} : { conference: conference_url }),
    ...(status === undefined ? {} : { status }),
  };
}
