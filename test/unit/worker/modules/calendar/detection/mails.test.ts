/** The mails on which detection is measured are sound themselves. */
import { describe, expect, test } from 'vitest';
import { detectionMails } from './mails/all.ts';
import type { DetectionMail } from './mails/mail.ts';
import { freshSets, knownSets } from './mails/training.ts';
import { latestMails } from './mails/unseen/latest/all.ts';
import { temptingMails } from './mails/unseen/tempting/all.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The instant in a zone, as ISO with the offset that Intl knows for it. */
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

/** The instant of a time or the start of a date, in milliseconds; NaN for a day that does not exist. */
function instantOf(text: string): number {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  return exists ? new Date(text).getTime() : Number.NaN;
}

const languages = Object.entries(detectionMails);
const mails: DetectionMail[] = languages.flatMap(([, list]) => list);
const share = (list: DetectionMail[]) => list.filter((mail) => mail.expected.length > 0).length / list.length;

/** Its times have the offset of the reader, lie ahead and end after they start. */
function checkTimes(mail: DetectionMail): void {
  const sentAt = inZone(new Date(mail.sentAt), mail.timezone);
  for (const { start, end, all_day } of mail.expected) {
    for (const time of end === null ? [start] : [start, end]) {
      expect(time).toMatch(all_day ? DATE : TIME);
      expect(instantOf(time)).not.toBeNaN();
      if (!all_day) expect(inZone(new Date(time), mail.timezone)).toBe(time);
    }
    if (all_day) expect(start >= sentAt.slice(0, 10)).toBe(true);
    else expect(instantOf(start)).toBeGreaterThan(instantOf(mail.sentAt));
    if (end !== null) expect(instantOf(end)).toBeGreaterThan(instantOf(start));
  }
}

test.each(Object.entries({ ...knownSets, ...freshSets, tempting: temptingMails, latest: latestMails }))(
  'the %s mails have names of their own, and times that can be right',
  (_, set) => {
    for (const list of Object.values(set)) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      for (const mail of list) checkTimes(mail);
    }
  },
);

describe('the mails on which detection is measured', () => {
  test('are in eight languages, and their names are unique and begin with the language', () => {
    expect(languages.map(([language]) => language)).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt']);
    expect(new Set(mails.map((mail) => mail.name)).size).toBe(mails.length);
    for (const [language, list] of languages) {
      for (const mail of list) expect(mail.name.startsWith(`${language}: `), mail.name).toBe(true);
    }
  });

  test.each(languages)('in %s are at least 16, between half and two thirds of them with times', (_, list) => {
    expect(list.length).toBeGreaterThanOrEqual(16);
    expect(share(list)).toBeGreaterThanOrEqual(0.5);
    expect(share(list)).toBeLessThanOrEqual(0.67);
  });

  test('are 130 or more, three of five with times', () => {
    expect(mails.length).toBeGreaterThanOrEqual(130);
    expect(share(mails)).toBeCloseTo(0.6, 1);
  });

  test.each(mails)('$name: sent at a time, with a sender, a subject and a text', (mail) => {
    expect(mail.sentAt).toMatch(TIME);
    expect(instantOf(mail.sentAt)).not.toBeNaN();
    expect(mail.from).toMatch(/^[^<>]+ <[^\s<>@]+@[^\s<>@]+>$/);
    expect(mail.subject).not.toBe('');
    expect(mail.text.trim()).toBe(mail.text);
    expect(mail.text).not.toBe('');
  });

  const meetings = mails.filter((mail) => mail.expected.length > 0);
  test.each(meetings)(
    '$name: its times have the offset of the reader, lie ahead and end after they start',
    checkTimes,
  );

  test.each(meetings)('$name: no time is expected twice', (mail) => {
    const starts = mail.expected.map(({ start }) => start);
    expect(new Set(starts).size).toBe(starts.length);
  });
});
