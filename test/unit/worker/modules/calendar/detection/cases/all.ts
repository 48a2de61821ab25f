import type { Case } from './case.ts';
import { germanCases } from './de.ts';
import { englishCases } from './en.ts';
import { spanishCases } from './es.ts';
import { germanEveryday } from './everyday/de.ts';
import { germanMails } from './everyday/de-mails.ts';
import { englishEveryday } from './everyday/en.ts';
import { englishMails } from './everyday/en-mails.ts';
import { spanishEveryday } from './everyday/es.ts';
import { frenchEveryday } from './everyday/fr.ts';
import { italianEveryday } from './everyday/it.ts';
import { dutchEveryday } from './everyday/nl.ts';
import { dutchMails } from './everyday/nl-mails.ts';
import { polishEveryday } from './everyday/pl.ts';
import { polishLetters } from './everyday/pl-more.ts';
import { polishWithout } from './everyday/pl-without.ts';
import { portugueseEveryday } from './everyday/pt.ts';
import { frenchCases } from './fr.ts';
import { italianCases } from './it.ts';
import { germanDays } from './later/de.ts';
import { englishDays } from './later/en.ts';
import { spanishDays } from './later/es.ts';
import { frenchDays } from './later/fr.ts';
import { italianDays } from './later/it.ts';
import { dutchDays } from './later/nl.ts';
import { polishDays } from './later/pl.ts';
import { portugueseDays } from './later/pt.ts';
import { germanTrades } from './more/de.ts';
import { englishTrades } from './more/en.ts';
import { spanishTrades } from './more/es.ts';
import { frenchTrades } from './more/fr.ts';
import { italianTrades } from './more/it.ts';
import { dutchTrades } from './more/nl.ts';
import { polishTrades } from './more/pl.ts';
import { portugueseTrades } from './more/pt.ts';
import { moves } from './moves.ts';
import { dutchCases } from './nl.ts';
import { polishCases } from './pl.ts';
import { portugueseCases } from './pt.ts';
import { severalTimes } from './several.ts';

/** Short mails, by what they are. */
export const shortMails: [string, Case[]][] = [
  ['in English', englishCases],
  ['in German', germanCases],
  ['in French', frenchCases],
  ['in Spanish', spanishCases],
  ['in Italian', italianCases],
  ['in Dutch', dutchCases],
  ['in Portuguese', portugueseCases],
  ['in Polish', polishCases],
  ['of many trades in German', germanTrades],
  ['of many trades in English', englishTrades],
  ['of many trades in Spanish', spanishTrades],
  ['of many trades in French', frenchTrades],
  ['of many trades in Italian', italianTrades],
  ['of many trades in Dutch', dutchTrades],
  ['of many trades in Polish', polishTrades],
  ['of many trades in Portuguese', portugueseTrades],
  ['of a small company in German', germanDays],
  ['of a small company in English', englishDays],
  ['of a small company in Spanish', spanishDays],
  ['of a small company in French', frenchDays],
  ['of a small company in Italian', italianDays],
  ['of a small company in Dutch', dutchDays],
  ['of a small company in Polish', polishDays],
  ['of a small company in Portuguese', portugueseDays],
  ['of every day in French', frenchEveryday],
  ['of every day in Italian', italianEveryday],
  ['of every day in Spanish', spanishEveryday],
  ['of every day in Portuguese', portugueseEveryday],
  ['of everyday life in German', germanEveryday],
  ['of everyday life in German with more around it', germanMails],
  ['of everyday life in English', englishEveryday],
  ['of everyday life in English with more around it', englishMails],
  ['of everyday life in Dutch', dutchEveryday],
  ['of everyday life in Dutch with more around it', dutchMails],
  ['of every day in Polish', polishEveryday],
  ['of every day at more length in Polish', polishLetters],
  ['of every day in Polish without a meeting', polishWithout],
  ['about another time', moves],
  ['about several times', severalTimes],
];
