import type { DetectionMail } from '../mail.ts';
import { englishMails } from './en.ts';
import { spanishMails } from './es.ts';
import { frenchMails } from './fr.ts';
import { italianMails } from './it.ts';
import { dutchMails } from './nl.ts';
import { portugueseMails } from './pt.ts';

/** Mails that were written from the wish alone, after those of the third set, by language code. */
export const fourthMails: Record<string, DetectionMail[]> = {
  en: englishMails,
  es: spanishMails,
  fr: frenchMails,
  it: italianMails,
  nl: dutchMails,
  pt: portugueseMails,
};
