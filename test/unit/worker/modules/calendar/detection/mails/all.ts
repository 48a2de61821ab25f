import { germanMails } from './de.ts';
import { englishMeetings } from './en.ts';
import { englishOthers } from './en-2.ts';
import { spanishMails } from './es.ts';
import { frenchMails } from './fr.ts';
import { italianMails } from './it.ts';
import type { DetectionMail } from './mail.ts';
import { dutchMails } from './nl.ts';
import { polishMails } from './pl.ts';
import { portugueseMails } from './pt.ts';

/** The mails on which the detection of meetings is measured, by language (ISO 639-1). */
export const detectionMails: Record<string, DetectionMail[]> = {
  de: germanMails,
  en: [...englishMeetings, ...englishOthers],
  es: spanishMails,
  fr: frenchMails,
  it: italianMails,
  nl: dutchMails,
  pl: polishMails,
  pt: portugueseMails,
};
