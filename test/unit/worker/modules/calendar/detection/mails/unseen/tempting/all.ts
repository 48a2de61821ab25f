import type { DetectionMail } from '../../mail.ts';
import { germanExam } from './de.ts';
import { englishExam } from './en.ts';
import { spanishExam } from './es.ts';
import { frenchExam } from './fr.ts';
import { italianExam } from './it.ts';
import { dutchExam } from './nl.ts';
import { polishExam } from './pl.ts';
import { portugueseExam } from './pt.ts';

/** Mails that nobody has read who wrote rules, written after the rules and harder than the others, by language code. */
export const temptingMails: Record<string, DetectionMail[]> = {
  de: germanExam,
  en: englishExam,
  es: spanishExam,
  fr: frenchExam,
  it: italianExam,
  nl: dutchExam,
  pl: polishExam,
  pt: portugueseExam,
};
