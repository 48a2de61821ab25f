import type { DetectionMail } from '../mail.ts';
import { germanMails } from './de.ts';
import { englishMails } from './en.ts';
import { spanishMails } from './es.ts';
import { frenchMails } from './fr.ts';
import { frenchMails as moreFrench } from './fr-2.ts';
import { italianMails } from './it.ts';
import { portugueseMails } from './pt.ts';
import { portugueseMails as morePortuguese } from './pt-2.ts';

/** Mails that were written from the wish alone, after those of the seventh set, by language code. */
export const eighthMails: Record<string, DetectionMail[]> = {
  de: germanMails,
  en: englishMails,
  es: spanishMails,
  fr: [...frenchMails, ...moreFrench],
  it: italianMails,
  pt: [...portugueseMails, ...morePortuguese],
};
