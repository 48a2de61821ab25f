import { detectMeetings } from '../../src/lib/meetings/index.ts';
import { type DetectionMail, startOf } from './sets.ts';

export interface Accuracy {
  /** The share of found times that are right. */
  precision: number;
  /** The share of expected times that are found. */
  recall: number;
}

/** The accuracy of meeting detection, per time and per email. */
export interface Score extends Accuracy {
  /** An email is right if exactly its times are found. Emails without times, in which none is found, do not count. */
  whole: Accuracy;
  mails: number;
}

export function scoreOf(mails: DetectionMail[]): Score {
  const times = { right: 0, found: 0, expected: 0 };
  const whole = { right: 0, found: 0, expected: 0 };
  for (const mail of mails) {
    const found = new Set(detectMeetings(mail).flatMap(({ times }) => times.map(({ start }) => start)));
    const expected = new Set(mail.expected.map(startOf));
    const right = [...found].filter((start) => expected.has(start)).length;
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
