import { calendars } from './calendars.ts';
import type { ExpansionCase } from './case.ts';
import { dates } from './dates.ts';
import { daylight } from './daylight.ts';
import { days } from './days.ts';
import { exceptions } from './exceptions.ts';
import { floating } from './floating.ts';
import { following } from './following.ts';
import { lengths } from './lengths.ts';
import { moved } from './moved.ts';
import { ranges } from './ranges.ts';
import { daysAndWeeks } from './rules/days-and-weeks.ts';
import { ends } from './rules/ends.ts';
import { months } from './rules/months.ts';
import { positions } from './rules/positions.ts';
import { times } from './rules/times.ts';
import { years } from './rules/years.ts';
import { zones } from './zones.ts';

export * from './case.ts';

/** All cases by the file that contains them. */
export const CASES: Record<string, ExpansionCase[]> = {
  calendars,
  dates,
  daylight,
  days,
  exceptions,
  floating,
  following,
  lengths,
  moved,
  ranges,
  daysAndWeeks,
  ends,
  months,
  positions,
  times,
  years,
  zones,
};
