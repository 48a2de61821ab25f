import type { DetectionMail } from '../mail.ts';
import { germanMails } from './de.ts';
import { englishMails } from './en.ts';
import { spanishMails } from './es.ts';
import { frenchMails } from './fr.ts';
import { italianMails } from './it.ts';
import { laterMails } from './later/all.ts';
import { dutchMails } from './nl.ts';
import { polishMails } from './pl.ts';
import { portugueseMails } from './pt.ts';

/** Mails that nobody has read who wrote rules, by language (ISO 639-1). */
export const unseenMails: Record<string, DetectionMail[]> = {
  de: [...germanMails, ...(laterMails['de'] ?? [])],
  en: [...englishMails, ...(laterMails['en'] ?? [])],
  es: [...spanishMails, ...(laterMails['es'] ?? [])],
  fr: [...frenchMails, ...(laterMails['fr'] ?? [])],
  it: [...italianMails, ...(laterMails['it'] ?? [])],
  nl: [...dutchMails, ...(laterMails['nl'] ?? [])],
  pl: [...polishMails, ...(laterMails['pl'] ?? [])],
  pt: [...portugueseMails, ...(laterMails['pt'] ?? [])],
};
