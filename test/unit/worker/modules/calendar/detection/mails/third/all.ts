import type { DetectionMail } from '../mail.ts';
import { germanMeetings } from './de.ts';
import { englishMeetings } from './en.ts';
import { spanishMeetings } from './es.ts';
import { frenchMeetings } from './fr.ts';
import { italianMeetings } from './it.ts';
import { dutchMeetings } from './nl.ts';
import { germanOthers } from './others/de.ts';
import { englishOthers } from './others/en.ts';
import { spanishOthers } from './others/es.ts';
import { frenchOthers } from './others/fr.ts';
import { italianOthers } from './others/it.ts';
import { dutchOthers } from './others/nl.ts';
import { polishOthers } from './others/pl.ts';
import { portugueseOthers } from './others/pt.ts';
import { polishMeetings } from './pl.ts';
import { portugueseMeetings } from './pt.ts';

/** Mails that were written from the wish alone, after those of the second set, by language code. */
export const thirdMails: Record<string, DetectionMail[]> = {
  de: [...germanMeetings, ...germanOthers],
  en: [...englishMeetings, ...englishOthers],
  es: [...spanishMeetings, ...spanishOthers],
  fr: [...frenchMeetings, ...frenchOthers],
  it: [...italianMeetings, ...italianOthers],
  nl: [...dutchMeetings, ...dutchOthers],
  pl: [...polishMeetings, ...polishOthers],
  pt: [...portugueseMeetings, ...portugueseOthers],
};
