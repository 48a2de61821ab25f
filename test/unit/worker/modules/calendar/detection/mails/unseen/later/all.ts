import type { DetectionMail } from '../../mail.ts';
import { englishLater } from './en.ts';
import { spanishLater } from './es.ts';
import { frenchLater } from './fr.ts';
import { italianLater } from './it.ts';
import { dutchLater } from './nl.ts';
import { portugueseLater } from './pt.ts';

/** The same, written later: they are counted with the others. */
export const laterMails: Record<string, DetectionMail[]> = {
  en: englishLater,
  es: spanishLater,
  fr: frenchLater,
  it: italianLater,
  nl: dutchLater,
  pt: portugueseLater,
};
