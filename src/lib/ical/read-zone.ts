import type { CustomZone, Observance } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { lastCounted } from '../recurrence/rules/last-start.ts';
import { readRule } from '../recurrence/rules/rule.ts';
import { readWall, wallNumber } from '../recurrence/wall.ts';
import { type Component, checkWhole } from './component.ts';
import { MAX_OBSERVANCE_RULES, MAX_OBSERVANCES } from './limits.ts';
import { type Property, readProperties } from './property.ts';

const NAMES = new Set(['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE']);

/** Reads a VTIMEZONE (RFC 5545, 3.6.5). Throws `Refused` if it does not define its offsets. */
export function readCustomZone(component: Component, name: string): CustomZone {
  checkWhole(component);
  const parts = component.components.filter((each) => ['STANDARD', 'DAYLIGHT'].includes(each.name));
  if (parts.length === 0) throw new Refused(`Its time zone "${name}" has no offsets.`);
  if (parts.length > MAX_OBSERVANCES) throw new Refused(`Its time zone "${name}" has too many parts.`);
  const observances = parts.map(readObservance);
  if (observances.filter(({ rule }) => rule !== null).length > MAX_OBSERVANCE_RULES) {
    throw new Refused(`Its time zone "${name}" has too many rules.`);
  }
  return { name, observances };
}

function readObservance(component: Component): Observance {
  const properties = readProperties(component.lines, NAMES);
  const one = (name: string): Property => {
    const [first, second] = properties.filter((each) => each.name === name);
    if (!first || second) throw new Refused(`The time zone of its times does not have one ${name}.`);
    return first;
  };
  const rules = properties.filter(({ name }) => name === 'RRULE');
  if (rules.length > 1) throw new Refused('The time zone of its times has two rules in one part.');
  const start = readOnset(one('DTSTART').value);
  return {
    isDaylight: component.name === 'DAYLIGHT',
    start,
    offsetFrom: readOffset(one('TZOFFSETFROM')),
    offsetTo: readOffset(one('TZOFFSETTO')),
    rule: rules[0] ? checkZoneRule(rules[0].value.toUpperCase(), start) : null,
    extraStarts: properties
      .filter(({ name }) => name === 'RDATE')
      .flatMap(({ value }) => value.split(',').map(readOnset)),
  };
}

function readOnset(value: string): string {
  const wall = readWall(value.trim());
  if (wall === null) throw new Refused('The time zone of its times has a wrong date.');
  return wall.length === 10 ? `${wall}T00:00:00` : wall;
}

/** Reads a UTC-OFFSET such as `-0500` as seconds east of UTC. Throws `Refused`. */
function readOffset({ value, name }: Property): number {
  const [, sign, hours, minutes, seconds] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(value.trim()) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  if (sign === undefined || size >= 86_400)
    throw new Refused(`The time zone of its times has a wrong ${name}.`);
  return sign === '-' ? -size : size;
}

/** Reads a yearly rule. More frequent changes would be slow to compute over centuries. */
function checkZoneRule(text: string, start: string): string {
  const rule = readRule(text);
  const isYearly = rule.frequency === 'YEARLY' && (rule.byMonth?.length ?? 1) === 1;
  const isOnce = [rule.byHour, rule.byMinute, rule.bySecond, rule.byYearDay, rule.byWeekNo].every(
    (each) => each === null,
  );
  if (!isYearly || !isOnce)
    throw new Refused('The time zone of its times changes more often than once a year.');
  lastCounted(rule, wallNumber(start));
  return text;
}
