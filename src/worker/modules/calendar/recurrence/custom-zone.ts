import type { CustomZone, Observance } from '../ical/event.ts';
import { readRule, type Until } from './rule.ts';
import { listStarts } from './starts.ts';
import { DAY, SECOND, wallNumber } from './wall.ts';
import type { Transition, Zone } from './zone.ts';

/** Onsets of one observance: once a year since 1600, for ever. */
const MAX_ONSETS = 1_500;

/** The zone that a calendar describes itself, right up to the instant `until`. */
export function customZone({ observances }: CustomZone, until: number): Zone {
  const transitions = observances
    .flatMap((observance) => listTransitions(observance, until))
    .toSorted((a, b) => a.at - b.at);
  const first = transitions[0]?.from ?? 0;
  return { offsetAt: (instant) => lastBefore(transitions, instant)?.to ?? first };
}

function listTransitions(observance: Observance, until: number): Transition[] {
  const from = observance.offsetFrom * SECOND;
  const to = observance.offsetTo * SECOND;
  const onsets = [wallNumber(observance.start), ...observance.extraStarts.map(wallNumber)];
  const end = until + from;
  const rule = observance.rule === null ? null : readRule(observance.rule);
  if (rule) {
    const start = wallNumber(observance.start);
    const last = rule.until === null ? end : Math.min(end, untilOf(rule.until, from) + SECOND);
    onsets.push(...listStarts(rule, start, { from: start, to: last }, MAX_ONSETS).starts);
  }
  return onsets.map((onset) => ({ at: onset - from, from, to }));
}

/** The wall time of UNTIL by the clock before the change. It is in UTC here (RFC 5545, 3.6.5). */
function untilOf({ wall, isUtc }: Until, offset: number): number {
  if (wall.length === 10) return wallNumber(wall) + DAY - SECOND;
  return wallNumber(wall) + (isUtc ? offset : 0);
}

/** The last transition at or before an instant, found by halves: a zone has hundreds. */
function lastBefore(transitions: Transition[], instant: number): Transition | undefined {
  let [low, high] = [0, transitions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (transitions[middle]!.at <= instant) low = middle + 1;
    else high = middle;
  }
  return transitions[low - 1];
}
