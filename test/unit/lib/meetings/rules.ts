import { type DetectionInput, offeredTimes, settingOf } from '../../../../src/lib/meetings/detect.ts';
import { dayText } from '../../../../src/lib/recurrence/wall.ts';
import { ianaZone, withOffset } from '../../../../src/lib/recurrence/zone.ts';

/** The number of characters of a time without its seconds and its offset. */
const TO_MINUTES = 16;

/** Returns the times that the rules find in a mail, before their likelihood is computed. */
export function takenByRules(mail: DetectionInput): { start: string; end: string | null }[] {
  const zone = ianaZone(mail.timezone)!;
  return offeredTimes(mail, settingOf(mail, zone), Date.parse(mail.sentAt)).map(
    ({ start, end, isAllDay }) => {
      const write = (time: number) =>
        isAllDay ? dayText(time) : withOffset(time, zone).slice(0, TO_MINUTES);
      return { start: write(start), end: end === null ? null : write(end) };
    },
  );
}
