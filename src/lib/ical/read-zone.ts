import type { CustomZone, Observance } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';
import { lastCounted } from '../recurrence/rules/last-start.ts';
import { readRule } from '../recurrence/rules/rule.ts';
import { readWall, wallNumber } from '../recurrence/wall.ts';
import { type Component, checkWhole } from './component.ts';
import { MAX_OBSERVANCE_RULES, MAX_OBSERVANCES } from './limits.ts';
import { nameOf, type Property, readProperty } from './property.ts';

const NAMES = new Set(['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE']);
/** The start of a part that has none, if it is the only one. */
const ALWAYS = '1970-01-01T00:00:00';

interface Part {
  isDaylight: boolean;
  properties: Property[];
  /** TZOFFSETTO and TZOFFSETFROM. */
  to: number;
  from: number | null;
}

/** Reads a VTIMEZONE (RFC 5545, 3.6.5). Throws `Refused` if it does not define its offsets. */
export function readCustomZone(component: Component, name: string): CustomZone {
  checkWhole(component);
  const components = component.components.filter((each) => ['STANDARD', 'DAYLIGHT'].includes(each.name));
  if (components.length === 0) throw new Refused('It has no offsets.');
  if (components.length > MAX_OBSERVANCES) throw new Refused('It has too many parts.');
  const parts = components.map(readPart);
  const observances = parts.map((part) => readObservance(part, parts));
  if (observances.filter(({ rule }) => rule !== null).length > MAX_OBSERVANCE_RULES) {
    throw new Refused('It has too many rules.');
  }
  return { name, observances };
}

function readPart({ name, lines }: Component): Part {
  const properties = lines.filter((line) => NAMES.has(nameOf(line))).map(readProperty);
  const to = offsetOf(properties, 'TZOFFSETTO');
  if (to === null) throw new Refused('A part of it has no TZOFFSETTO.');
  return { isDaylight: name === 'DAYLIGHT', properties, to, from: offsetOf(properties, 'TZOFFSETFROM') };
}

function readObservance({ isDaylight, properties, to, from }: Part, all: Part[]): Observance {
  const start = properties.find(({ name }) => name === 'DTSTART')?.value;
  if (start === undefined && all.length > 1) throw new Refused('A part of it has no DTSTART.');
  const onset = start === undefined ? ALWAYS : readOnset(start);
  const rules = new Set(
    properties
      .filter(({ name, value }) => name === 'RRULE' && value !== '')
      .map(({ value }) => value.toUpperCase()),
  );
  if (rules.size > 1) throw new Refused('A part of it has two rules.');
  const [rule] = rules;
  return {
    isDaylight,
    start: onset,
    // Without one, a change begins at the offset to which the other parts change.
    offsetFrom: from ?? all.find((other) => other.isDaylight !== isDaylight)?.to ?? to,
    offsetTo: to,
    rule: rule === undefined ? null : readZoneRule(rule, onset),
    extraStarts: properties
      .filter(({ name }) => name === 'RDATE')
      .flatMap(({ value }) => value.split(',').map(readOnset)),
  };
}

function readOnset(value: string): string {
  const wall = readWall(value.trim().replace(/Z$/i, ''));
  if (wall === null) throw new Refused('A date in it is wrong.');
  return wall.length === 10 ? `${wall}T00:00:00` : wall;
}

/** Reads a UTC-OFFSET such as `-0500`, also without its sign or with colons, as seconds east of UTC. Throws `Refused`. */
function offsetOf(properties: Property[], name: string): number | null {
  const property = properties.find((each) => each.name === name);
  if (!property) return null;
  const value = property.value.replaceAll('"', '').trim();
  const [, sign = '+', hours, minutes, seconds] = /^([+-])?(\d{1,2}):?(\d\d):?(\d\d)?$/.exec(value) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  if (hours === undefined || size >= 86_400) throw new Refused(`A ${name} in it is wrong.`);
  return sign === '-' ? -size : size;
}

/**
 * Reads a yearly rule. More frequent changes would be slow to compute over centuries. One hour, minute and second are
 * those of the change, which Lotus Notes writes although DTSTART says them.
 */
function readZoneRule(written: string, start: string): string {
  const text = asYearly(written, start);
  const rule = readRule(text);
  const isYearly = rule.frequency === 'YEARLY' && (rule.byMonth?.length ?? 1) === 1;
  const isOnce = [rule.byHour, rule.byMinute, rule.bySecond].every((each) => (each?.length ?? 1) === 1);
  if (!isYearly || !isOnce || rule.byYearDay !== null || rule.byWeekNo !== null)
    throw new Refused('It changes more often than once a year.');
  lastCounted(rule, wallNumber(start));
  return text;
}

/** Converts a rule of every twelfth month, which some programs write, to the yearly one with the same meaning. */
function asYearly(text: string, start: string): string {
  const { frequency, interval, byMonth } = readRule(text);
  if (frequency !== 'MONTHLY' || interval % 12 !== 0 || byMonth !== null) return text;
  return text
    .replace(/FREQ=MONTHLY/, `FREQ=YEARLY;BYMONTH=${Number(start.slice(5, 7))}`)
    .replace(/INTERVAL=\d+/, `INTERVAL=${interval / 12}`);
}
