/** Reads and writes recurrence rules (RRULE, RFC 5545), limited to those that the form can build. */
import { clockText, instantOf, wallOf } from '../../../lib/zones.ts';

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export interface Rule {
  frequency: Frequency;
  interval: number;
  /** For a weekly rule; 1 is Monday. Empty means the weekday of the start. */
  weekdays: number[];
  /** For a monthly rule: such as the second (2) or last (-1) weekday, and which one. */
  nth: { week: number; weekday: number } | null;
  /** The last possible date. */
  until: string | null;
  count: number | null;
}

/** Parses a rule. Returns null if the form and a sentence cannot express it. `zone` applies to `until`. */
export function readRule(text: string, zone: string): Rule | null {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name, value] = part.split('=');
    if (!name || !value || parts.has(name.toUpperCase())) return null;
    parts.set(name.toUpperCase(), value.toUpperCase());
  }
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const frequency = FREQUENCIES.find((each) => each.toUpperCase() === parts.get('FREQ'));
  parts.delete('FREQ');
  const days = take('BYDAY')?.split(',') ?? [];
  const until = readUntil(take('UNTIL'), zone);
  const rule: Rule = {
    frequency: frequency!,
    interval: Number(take('INTERVAL') ?? 1),
    weekdays: days.map((day) => WEEKDAYS.indexOf(day as 'MO') + 1),
    nth: null,
    until: until ?? null,
    count: parts.has('COUNT') ? Number(take('COUNT')) : null,
  };
  const isReadable =
    isCount(rule.interval) && (rule.count === null || isCount(rule.count)) && until !== undefined;
  const nth = /^([1-5]|-1)(MO|TU|WE|TH|FR|SA|SU)$/.exec(days[0] ?? '');
  if (nth && days.length === 1 && frequency === 'monthly') {
    rule.nth = { week: Number(nth[1]), weekday: WEEKDAYS.indexOf(nth[2] as 'MO') + 1 };
    rule.weekdays = [];
  }
  parts.delete('WKST');
  const isKnown = frequency && isReadable && parts.size === 0 && !rule.weekdays.includes(0);
  return isKnown && (rule.weekdays.length === 0 || frequency === 'weekly') ? rule : null;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1;

/** Returns the last date, or null without one; undefined if it is invalid. */
function readUntil(text: string | undefined, zone: string): string | null | undefined {
  if (text === undefined) return null;
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, utc] = parts;
  const date = `${year}-${month}-${day}`;
  return utc ? wallOf(`${date}T${hour}:${minute}:${second}Z`, zone).date : date;
}

/** Returns the rule as an RRULE value. For timed events, `until` is the end of that day in `zone`. */
export function writeRule(rule: Rule, zone: string, isAllDay: boolean): string {
  const parts = [`FREQ=${rule.frequency.toUpperCase()}`];
  if (rule.interval > 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.frequency === 'weekly' && rule.weekdays.length)
    parts.push(
      `BYDAY=${rule.weekdays
        .toSorted()
        .map((day) => WEEKDAYS[day - 1])
        .join(',')}`,
    );
  if (rule.frequency === 'monthly' && rule.nth)
    parts.push(`BYDAY=${rule.nth.week}${WEEKDAYS[rule.nth.weekday - 1]}`);
  if (rule.until) parts.push(`UNTIL=${writeUntil(rule.until, zone, isAllDay)}`);
  else if (rule.count) parts.push(`COUNT=${rule.count}`);
  return parts.join(';');
}

function writeUntil(date: string, zone: string, isAllDay: boolean): string {
  const plain = date.replaceAll('-', '');
  if (isAllDay) return plain;
  const utc = wallOf(instantOf(date, 1439, zone), 'UTC');
  return `${utc.date.replaceAll('-', '')}T${clockText(utc.minute).replace(':', '')}59Z`;
}
