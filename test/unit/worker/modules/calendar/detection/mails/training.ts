import { shortMails } from '../cases/all.ts';
import { detectionMails } from './all.ts';
import { devMails } from './dev/all.ts';
import { eighteenthMails } from './eighteenth/all.ts';
import { eighthMails } from './eighth/all.ts';
import { eleventhMails } from './eleventh/all.ts';
import { fifteenthMails } from './fifteenth/all.ts';
import { fifthMails } from './fifth/all.ts';
import { fourteenthMails } from './fourteenth/all.ts';
import { fourthMails } from './fourth/all.ts';
import type { DetectionMail } from './mail.ts';
import { ninthMails } from './ninth/all.ts';
import { secondMails } from './second/all.ts';
import { seventeenthMails } from './seventeenth/all.ts';
import { seventhMails } from './seventh/all.ts';
import { sixteenthMails } from './sixteenth/all.ts';
import { sixthMails } from './sixth/all.ts';
import { tenthMails } from './tenth/all.ts';
import { thirdMails } from './third/all.ts';
import { thirteenthMails } from './thirteenth/all.ts';
import { twelfthMails } from './twelfth/all.ts';

type Sets = Record<string, Record<string, DetectionMail[]>>;

/** Mails on which the rules were mended, by language. They teach which letters are around a meeting. */
export const knownSets: Sets = {
  first: detectionMails,
  dev: devMails,
  second: secondMails,
  third: thirdMails,
  fourth: fourthMails,
  fifth: fifthMails,
  sixth: sixthMails,
  seventh: seventhMails,
  eighth: eighthMails,
  ninth: ninthMails,
  tenth: tenthMails,
  eleventh: eleventhMails,
  twelfth: twelfthMails,
  fourteenth: fourteenthMails,
  fifteenth: fifteenthMails,
  eighteenth: eighteenthMails,
};

/** Mails on which no rule was mended. They teach how often the rules are right, too. */
export const freshSets: Sets = {
  thirteenth: thirteenthMails,
  sixteenth: sixteenthMails,
  seventeenth: seventeenthMails,
};

/** The short mails of the tests. */
const short: DetectionMail[] = shortMails.flatMap(([, cases]) =>
  cases.map(([subject, text, starts]) => ({
    name: subject,
    from: '',
    subject,
    text,
    sentAt: '2026-10-05T09:00:00+02:00',
    timezone: 'Europe/Berlin',
    expected: starts.map((start) => ({ start, end: null, all_day: start.length === 10 })),
  })),
);

const mailsOf = (sets: Sets) => Object.values(sets).flatMap((set) => Object.values(set).flat());

export const knownMails: DetectionMail[] = [...short, ...mailsOf(knownSets)];
export const freshMails: DetectionMail[] = mailsOf(freshSets);
