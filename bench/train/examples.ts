import {
  detectMeetings,
  offeredTimes,
  settingOf,
} from '../../src/worker/modules/calendar/detection/detect.ts';
import { judge, MEETING } from '../../src/worker/modules/calendar/detection/judge.ts';
import type { Setting } from '../../src/worker/modules/calendar/detection/likelihood/likelihood.ts';
import type { OfferedTime, Standing } from '../../src/worker/modules/calendar/detection/times/reading.ts';
import { dayText } from '../../src/worker/modules/calendar/recurrence/wall.ts';
import { ianaZone, UTC, withOffset } from '../../src/worker/modules/calendar/recurrence/zone.ts';
import { type DetectionMail, startOf } from '../meetings/sets.ts';

/** Characters of a time without its seconds and its offset. */
const TO_MINUTES = 16;

/** A time in a mail, and whether it is one of a meeting. */
export interface TimeExample {
  time: OfferedTime;
  standing: Standing;
  setting: Setting;
  isTrue: boolean;
}

/** Takes each time, whatever its sentence is about. */
const takesAll: typeof judge = (...input) =>
  judge(...input).map(({ isMoved }) => ({ score: MEETING, isNamed: true, isMoved, isRefused: false }));

/** All times that the words of a mail name. */
export const namedIn = (mail: DetectionMail) => examplesIn(mail, takesAll);

/** Those that the rules take. */
export const takenIn = (mail: DetectionMail) => examplesIn(mail, judge);

function examplesIn(mail: DetectionMail, verdictsOf: typeof judge): TimeExample[] {
  if (detectMeetings(mail).some(({ kind }) => kind === 'invitation' || kind === 'reservation')) return [];
  const zone = ianaZone(mail.timezone) ?? UTC;
  const setting = settingOf(mail, zone);
  const expected = new Set(mail.expected.map((each) => startOf(each).slice(0, TO_MINUTES)));
  return offeredTimes(mail, setting, Date.parse(mail.sentAt), verdictsOf).flatMap((time) => {
    const { standing } = time;
    if (!standing) return [];
    const start = time.isAllDay ? dayText(time.start) : withOffset(time.start, zone);
    return [{ time, standing, setting, isTrue: expected.has(start.slice(0, TO_MINUTES)) }];
  });
}
