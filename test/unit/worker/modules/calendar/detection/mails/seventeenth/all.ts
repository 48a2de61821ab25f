import type { DetectionMail } from '../mail.ts';
import { germanMails } from './de.ts';
import { englishMails } from './en.ts';
import { spanishMails } from './es.ts';
import { frenchMails } from './fr.ts';
import { italianMails } from './it.ts';
import { dutchMails } from './nl.ts';
import { polishMails } from './pl.ts';
import { portugueseMails } from './pt.ts';

/** Mails that name other hours beside those of a meeting, and some without one, by language code. */
export const seventeenthMails: Record<string, DetectionMail[]> = {
  de: germanMails,
  en: englishMails,
  es: spanishMails,
  fr: frenchMails,
  it: italianMails,
  nl: dutchMails,
  pl: polishMails,
  pt: portugueseMails,
};
