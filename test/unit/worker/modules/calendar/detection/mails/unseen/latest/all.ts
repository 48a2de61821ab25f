import type { DetectionMail } from '../../mail.ts';
import { germanMails } from './de.ts';
import { englishMails } from './en.ts';
import { spanishMails } from './es.ts';
import { frenchMails } from './fr.ts';
import { italianMails } from './it.ts';
import { dutchMails } from './nl.ts';
import { polishMails } from './pl.ts';
import { portugueseMails } from './pt.ts';

/** The latest mails, written from the wish alone when the rules and the weights were nearly done, which nobody has read who wrote them, by language code. */
export const latestMails: Record<string, DetectionMail[]> = {
  de: germanMails,
  en: englishMails,
  es: spanishMails,
  fr: frenchMails,
  it: italianMails,
  nl: dutchMails,
  pl: polishMails,
  pt: portugueseMails,
};
