/** Whether short mails of many kinds are told from those that ask for a meeting, in each language. */
import { describe, expect, test } from 'vitest';
import { detectMeetings } from '../../../../../../src/worker/modules/calendar/detection/index.ts';
import type { Case } from './cases/case.ts';
import { germanCases } from './cases/de.ts';
import { englishCases } from './cases/en.ts';
import { spanishCases } from './cases/es.ts';
import { germanEveryday } from './cases/everyday/de.ts';
import { germanMails } from './cases/everyday/de-mails.ts';
import { englishEveryday } from './cases/everyday/en.ts';
import { englishMails } from './cases/everyday/en-mails.ts';
import { spanishEveryday } from './cases/everyday/es.ts';
import { frenchEveryday } from './cases/everyday/fr.ts';
import { italianEveryday } from './cases/everyday/it.ts';
import { dutchEveryday } from './cases/everyday/nl.ts';
import { dutchMails } from './cases/everyday/nl-mails.ts';
import { polishEveryday } from './cases/everyday/pl.ts';
import { polishLetters } from './cases/everyday/pl-more.ts';
import { polishWithout } from './cases/everyday/pl-without.ts';
import { portugueseEveryday } from './cases/everyday/pt.ts';
import { frenchCases } from './cases/fr.ts';
import { italianCases } from './cases/it.ts';
import { germanDays } from './cases/later/de.ts';
import { englishDays } from './cases/later/en.ts';
import { spanishDays } from './cases/later/es.ts';
import { frenchDays } from './cases/later/fr.ts';
import { italianDays } from './cases/later/it.ts';
import { dutchDays } from './cases/later/nl.ts';
import { polishDays } from './cases/later/pl.ts';
import { portugueseDays } from './cases/later/pt.ts';
import { germanTrades } from './cases/more/de.ts';
import { englishTrades } from './cases/more/en.ts';
import { spanishTrades } from './cases/more/es.ts';
import { frenchTrades } from './cases/more/fr.ts';
import { italianTrades } from './cases/more/it.ts';
import { dutchTrades } from './cases/more/nl.ts';
import { polishTrades } from './cases/more/pl.ts';
import { portugueseTrades } from './cases/more/pt.ts';
import { moves } from './cases/moves.ts';
import { dutchCases } from './cases/nl.ts';
import { polishCases } from './cases/pl.ts';
import { portugueseCases } from './cases/pt.ts';
import { severalTimes } from './cases/several.ts';

const KINDS: [string, Case[]][] = [
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

describe.each(KINDS)('in mail that is %s detectMeetings finds the times', (_, cases) => {
  test.each(cases)('of "%s": %s', (subject, text, starts) => {
    const mail = { subject, text, sentAt: '2026-10-05T09:00:00+02:00', timezone: 'Europe/Berlin' };
    const found = detectMeetings(mail).flatMap(({ times }) => times.map(({ start }) => start.slice(0, 16)));
    expect(found).toEqual(starts);
  });
});
