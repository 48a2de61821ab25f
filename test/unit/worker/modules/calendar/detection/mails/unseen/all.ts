import type { DetectionMail } from '../mail.ts';
import { germanUnseenMails } from './de.ts';
import { englishUnseenMails } from './en.ts';
import { spanishUnseenMails } from './es.ts';
import { frenchUnseenMails } from './fr.ts';
import { italianUnseenMails } from './it.ts';
import { dutchUnseenMails } from './nl.ts';
import { polishUnseenMails } from './pl.ts';
import { portugueseUnseenMails } from './pt.ts';

/** The held-out mails, by language code. */
export const unseenMails: Record<string, DetectionMail[]> = {
  de: germanUnseenMails,
  en: englishUnseenMails,
  es: spanishUnseenMails,
  fr: frenchUnseenMails,
  it: italianUnseenMails,
  nl: dutchUnseenMails,
  pl: polishUnseenMails,
  pt: portugueseUnseenMails,
};
