import type { CustomZone, Observance } from './event.ts';
import { lastCounted } from './rules/last-start.ts';
import { type Rule, readRule, type Until } from './rules/rule.ts';
import { listStarts, type Range } from './rules/starts.ts';
import { DAY, SECOND, wallNumber, wallText } from './wall.ts';
import { cached, type Transition, type Zone, zoneOfYears } from './zone.ts';

/** The maximum number of onsets in a range. Real zones change twice a year, but a calendar's zone may be wrong. */
const MAX_ONSETS = 10_000;
/** The years, per interval, that are searched for the last onset: 29 February or a fifth Sunday skips up to eight. */
const MAX_SKIPPED = 9;

const known = new Map<string, Zone>();

/** Returns a zone defined by a calendar. */
export function customZone({ observances }: CustomZone): Zone {
  return cached(known, JSON.stringify(observances), () => makeZone(observances));
}

function makeZone(observances: Observance[]): Zone {
  const rules = observances.map(ruleOf);
  const among = (range: Range) => {
    const all = observances.flatMap((each, index) => listTransitions(each, rules[index] ?? null, range));
    return all.toSorted((a, b) => a.at - b.at);
  };
  const first = observances.toSorted((a, b) => wallNumber(a.start) - wallNumber(b.start))[0];
  return zoneOfYears((year) => {
    const [from, to] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
    const before = observances.flatMap((each, index) => lastBefore(each, rules[index] ?? null, from) ?? []);
    const latest = before.toSorted((a, b) => a.at - b.at).at(-1);
    return { offset: latest?.to ?? (first?.offsetFrom ?? 0) * SECOND, transitions: among({ from, to }) };
  });
}

/** Parses the rule. Replaces a COUNT by the equivalent UNTIL. */
function ruleOf({ rule: text, start }: Observance): Rule | null {
  if (text === null) return null;
  const rule = readRule(text);
  const last = lastCounted(rule, wallNumber(start));
  if (last === null) return rule;
  return { ...rule, count: null, until: { wall: wallText(last), isUtc: false } };
}

/** Returns the transitions in `range`, a range of instants. */
function listTransitions(observance: Observance, rule: Rule | null, range: Range): Transition[] {
  const [from, to] = [observance.offsetFrom * SECOND, observance.offsetTo * SECOND];
  const walls = { from: range.from + from, to: range.to + from };
  const start = wallNumber(observance.start);
  const single = [start, ...observance.extraStarts.map(wallNumber)];
  const onsets = single.filter((onset) => onset >= walls.from && onset < walls.to);
  if (rule) {
    const end = rule.until === null ? walls.to : Math.min(walls.to, untilOf(rule.until, from) + SECOND);
    if (end > walls.from)
      onsets.push(...listStarts(rule, start, { from: walls.from, to: end }, MAX_ONSETS).starts);
  }
  return onsets.map((onset) => ({ at: onset - from, from, to }));
}

/** Returns the last transition before an instant, or undefined. */
function lastBefore(observance: Observance, rule: Rule | null, instant: number): Transition | undefined {
  const range = { from: Number.NEGATIVE_INFINITY, to: instant };
  const single = listTransitions(observance, null, range);
  return [...single, ...(rule ? listTransitions(observance, rule, lastOf(observance, rule, instant)) : [])]
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
}

/** Returns a range before an instant that contains the last onset of a rule, if there is one. */
function lastOf({ start, offsetFrom }: Observance, rule: Rule, instant: number): Range {
  const to = Math.min(instant, rule.until === null ? instant : untilOf(rule.until, 0) + 2 * DAY);
  const first = wallNumber(start) - offsetFrom * SECOND;
  return { from: Math.max(first, to - MAX_SKIPPED * rule.interval * 366 * DAY), to };
}

/** Converts UNTIL, which is in UTC here (RFC 5545, 3.6.5), to wall time by the offset before the change. */
function untilOf({ wall, isUtc }: Until, offset: number): number {
  if (wall.length === 10) return wallNumber(wall) + DAY - SECOND;
  return wallNumber(wall) + (isUtc ? offset : 0);
}
