import { type DetectionInput, offeredTimes, settingOf } from '../../../../src/lib/meetings/detect.ts';
import { dayText } from '../../../../src/lib/recurrence/wall.ts';
import { ianaZone, withOffset } from '../../../../src/lib/recurrence/zone.ts';

/** Characters of a time without its seconds and its offset. */
const TO_MINUTES = 16;

/** The times that the rules take from the words of a mail, before it is asked how likely they are. */
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
