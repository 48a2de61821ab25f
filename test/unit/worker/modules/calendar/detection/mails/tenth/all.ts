import type { DetectionMail } from '../mail.ts';
import { germanMails } from './de.ts';
import { spanishMails } from './es.ts';
import { italianMails } from './it.ts';
import { dutchMails } from './nl.ts';
import { polishMails } from './pl.ts';
import { portugueseMails } from './pt.ts';

/** More of them, by language code. */
export const tenthMails: Record<string, DetectionMail[]> = {
  de: germanMails,
  es: spanishMails,
  it: italianMails,
  nl: dutchMails,
  pl: polishMails,
  pt: portugueseMails,
};
