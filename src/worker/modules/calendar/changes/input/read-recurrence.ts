import { invalid } from '../../../../../lib/errors.ts';
import type { Clocks } from '../../../../../lib/recurrence/clock.ts';
import { type CalendarTime, isDay } from '../../../../../lib/recurrence/event.ts';
import { Refused, readRule } from '../../../../../lib/recurrence/index.ts';
import { lastCounted } from '../../../../../lib/recurrence/rules/last-start.ts';
import type { Rule } from '../../../../../lib/recurrence/rules/rule.ts';
import { wallNumber } from '../../../../../lib/recurrence/wall.ts';
import { isOfDays, untilText, wallOfUntil, withParts } from '../series/index.ts';

/** Reads the rule of a series from `start`, with an UNTIL of the same type. Throws `invalid` with the reason. */
export function readRecurrence(text: string, start: CalendarTime, clocks: Clocks): string {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  const { until } = readOrRefuse(rule, start);
  if (isDay(start) && !isOfDays(rule)) {
    throw invalid('recurrence', 'An all-day event cannot repeat within a day.');
  }
  if (until === null) return rule;
  const last = wallOfUntil(until, start, clocks);
  if (last < wallNumber(start.wall)) throw invalid('recurrence', 'UNTIL is before the start.');
  return withParts(rule, { UNTIL: untilText(last, start, clocks) });
}

function readOrRefuse(text: string, start: CalendarTime): Rule {
  try {
    const rule = readRule(text);
    lastCounted(rule, wallNumber(start.wall));
    return rule;
  } catch (error) {
    throw error instanceof Refused ? invalid('recurrence', error.message) : error;
  }
}
