import {
  detectMeetings,
  type SuggestedTime,
} from '../../../../../../src/worker/modules/calendar/detection/index.ts';
import type { DetectionMail } from './mails/mail.ts';

/** The part of what is found that is right, and the part of what there is that is found. */
export interface Accuracy {
  precision: number;
  recall: number;
}

/** How well the detection of meetings does on mails: over their times, and over whole mails. */
export interface Score extends Accuracy {
  /** A mail is right if every time of it is found, and no other. Mails without any, in which none is found, do not count. */
  whole: Accuracy;
  mails: number;
}

const keyOf = ({ start, all_day }: Pick<SuggestedTime, 'start' | 'all_day'>) => `${start} ${all_day}`;

export function scoreOf(mails: DetectionMail[]): Score {
  const times = { right: 0, found: 0, expected: 0 };
  const whole = { right: 0, found: 0, expected: 0 };
  for (const mail of mails) {
    const found = new Set(detectMeetings(mail).flatMap(({ times }) => times.map(keyOf)));
    const expected = new Set(mail.expected.map(keyOf));
    const right = [...found].filter((key) => expected.has(key)).length;
    times.right += right;
    times.found += found.size;
    times.expected += expected.size;
    const isRight = right === found.size && right === expected.size;
    if (right > 0 && isRight) whole.right++;
    if (found.size > 0) whole.found++;
    if (expected.size > 0) whole.expected++;
    if (!isRight && process.env['DETECTION_DETAILS'])
      console.log(mail.name, '\n  found', [...found].join(', '), '\n  expected', [...expected].join(', '));
  }
  return { ...accuracyOf(times), whole: accuracyOf(whole), mails: mails.length };
}

const accuracyOf = ({
  right,
  found,
  expected,
}: Record<'right' | 'found' | 'expected', number>): Accuracy => ({
  precision: right / Math.max(1, found),
  recall: right / Math.max(1, expected),
});
