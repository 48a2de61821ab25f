import { expect } from 'vitest';
import { type DetectionMail, startOf } from '../../../../bench/meetings/sets.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the instant in a zone, as ISO with the offset that Intl has for it. */
function inZone(instant: Date, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)!.value;
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

/** Returns the instant of a time or the start of a date, in milliseconds; NaN for a day that does not exist. */
function instantOf(text: string): number {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  return exists ? new Date(text).getTime() : Number.NaN;
}

/** Expects valid times: they have the offset of the reader, are after the mail, and end after they start. */
export function checkMail(mail: DetectionMail): void {
  expect(instantOf(mail.sentAt)).not.toBeNaN();
  expect(new Set(mail.expected.map(startOf)).size).toBe(mail.expected.length);
  const sentAt = inZone(new Date(mail.sentAt), mail.timezone);
  for (const each of mail.expected) {
    const [start, end = null] = each.split('/') as [string, string?];
    const isAllDay = start.length === 10;
    for (const time of end === null ? [start] : [start, end]) {
      expect(time).toMatch(isAllDay ? DATE : TIME);
      expect(instantOf(time)).not.toBeNaN();
      if (!isAllDay) expect(inZone(new Date(time), mail.timezone)).toBe(time);
    }
    if (isAllDay) expect(start >= sentAt.slice(0, 10)).toBe(true);
    else expect(instantOf(start)).toBeGreaterThan(instantOf(mail.sentAt));
    if (end !== null) expect(instantOf(end)).toBeGreaterThan(instantOf(start));
  }
}
