import {
  detectMeetings,
  type SuggestedTime,
} from '../../../../../../src/worker/modules/calendar/detection/index.ts';
import type { DetectionMail } from './mails/mail.ts';

/** How well the detection of meetings does on mails. */
export interface Score {
  /** The part of what it finds that is right. */
  precision: number;
  /** The part of what there is that it finds. */
  recall: number;
  /** Mails in which every start is right, and no other is found. */
  whole: number;
  mails: number;
}

const keyOf = ({ start, all_day }: Pick<SuggestedTime, 'start' | 'all_day'>) => `${start} ${all_day}`;

export function scoreOf(mails: DetectionMail[]): Score {
  let [right, wrong, missed, whole] = [0, 0, 0, 0];
  for (const mail of mails) {
    const found = new Set(detectMeetings(mail).flatMap(({ times }) => times.map(keyOf)));
    const expected = new Set(mail.expected.map(keyOf));
    const agreed = [...found].filter((key) => expected.has(key)).length;
    right += agreed;
    wrong += found.size - agreed;
    missed += expected.size - agreed;
    if (found.size === agreed && expected.size === agreed) whole++;
    else if (process.env['DETECTION_DETAILS'])
      console.log(mail.name, '\n  found', [...found].join(', '), '\n  expected', [...expected].join(', '));
  }
  return {
    precision: right / Math.max(1, right + wrong),
    recall: right / Math.max(1, right + missed),
    whole,
    mails: mails.length,
  };
}
