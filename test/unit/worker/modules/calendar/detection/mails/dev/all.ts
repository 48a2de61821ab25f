import type { DetectionMail } from '../mail.ts';
import { germanDevMails } from './de.ts';
import { englishDevMails } from './en.ts';
import { spanishDevMails } from './es.ts';
import { frenchDevMails } from './fr.ts';
import { italianDevMails } from './it.ts';
import { dutchDevMails } from './nl.ts';
import { polishDevMails } from './pl.ts';
import { portugueseDevMails } from './pt.ts';

/** The mails on which the detection may be tuned, by language code. */
export const devMails: Record<string, DetectionMail[]> = {
  de: germanDevMails,
  en: englishDevMails,
  es: spanishDevMails,
  fr: frenchDevMails,
  it: italianDevMails,
  nl: dutchDevMails,
  pl: polishDevMails,
  pt: portugueseDevMails,
};
