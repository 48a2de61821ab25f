import type { DetectionMail } from '../mail.ts';
import { germanSecondMails } from './de.ts';
import { englishSecondMails } from './en.ts';
import { spanishSecondMails } from './es.ts';
import { frenchSecondMails } from './fr.ts';
import { italianSecondMails } from './it.ts';
import { dutchSecondMails } from './nl.ts';
import { polishSecondMails } from './pl.ts';
import { portugueseSecondMails } from './pt.ts';

/** Mails that were written apart from the rules, by language code. */
export const secondMails: Record<string, DetectionMail[]> = {
  de: germanSecondMails,
  en: englishSecondMails,
  es: spanishSecondMails,
  fr: frenchSecondMails,
  it: italianSecondMails,
  nl: dutchSecondMails,
  pl: polishSecondMails,
  pt: portugueseSecondMails,
};
