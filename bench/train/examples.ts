import { detectMeetings, offeredTimes, settingOf } from '../../src/lib/meetings/detect.ts';
import { judge, MEETING } from '../../src/lib/meetings/judge.ts';
import type { Setting } from '../../src/lib/meetings/likelihood/likelihood.ts';
import type { Evidence, OfferedTime } from '../../src/lib/meetings/times/reading.ts';
import { dayText } from '../../src/lib/recurrence/wall.ts';
import { ianaZone, UTC, withOffset } from '../../src/lib/recurrence/zone.ts';
import { type DetectionMail, startOf } from '../meetings/sets.ts';

/** The length of an ISO time up to its minutes. */
const TO_MINUTES = 16;

/** A time in an email, and whether it is a meeting's time. */
export interface TimeExample {
  time: OfferedTime;
  evidence: Evidence;
  setting: Setting;
  isTrue: boolean;
}

/** Accepts every time, whatever its sentence is about. */
const takesAll: typeof judge = (...input) =>
  judge(...input).map(({ isMoved }) => ({ score: MEETING, isNamed: true, isMoved, isRefused: false }));

/** Returns all times that an email's text mentions. */
export const namedIn = (mail: DetectionMail) => examplesIn(mail, takesAll);

/** Returns the times that the rules accept. */
export const takenIn = (mail: DetectionMail) => examplesIn(mail, judge);

function examplesIn(mail: DetectionMail, verdictsOf: typeof judge): TimeExample[] {
  if (detectMeetings(mail).some(({ kind }) => kind === 'invitation' || kind === 'reservation')) return [];
  const zone = ianaZone(mail.timezone) ?? UTC;
  const setting = settingOf(mail, zone);
  const expected = new Set(mail.expected.map((each) => startOf(each).slice(0, TO_MINUTES)));
  return offeredTimes(mail, setting, Date.parse(mail.sentAt), verdictsOf).flatMap((time) => {
    const { evidence } = time;
    if (!evidence) return [];
    const start = time.isAllDay ? dayText(time.start) : withOffset(time.start, zone);
    return [{ time, evidence, setting, isTrue: expected.has(start.slice(0, TO_MINUTES)) }];
  });
}
