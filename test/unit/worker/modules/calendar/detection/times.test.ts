/** How people write and say days and hours, in each language. */
import { describe, expect, test } from 'vitest';
import { detectMeetings } from '../../../../../../src/worker/modules/calendar/detection/index.ts';
import type { Time } from './cases/time.ts';
import { germanTimes } from './cases/times/de.ts';
import { englishTimes } from './cases/times/en.ts';
import { spanishTimes } from './cases/times/es.ts';
import { frenchTimes } from './cases/times/fr.ts';
import { italianTimes } from './cases/times/it.ts';
import { dutchTimes } from './cases/times/nl.ts';
import { polishTimes } from './cases/times/pl.ts';
import { portugueseTimes } from './cases/times/pt.ts';

const ASKED: [before: string, after: string, times: Time[]][] = [
  ['Treffen wir uns', '?', germanTimes],
  ['Shall we meet', '?', englishTimes],
  ['¿Nos vemos', '?', spanishTimes],
  ['On se voit', ' ?', frenchTimes],
  ['Ci vediamo', '?', italianTimes],
  ['Zullen we afspreken', '?', dutchTimes],
  ['Spotkajmy się', '?', polishTimes],
  ['Podemos reunir', '?', portugueseTimes],
];

describe.each(ASKED)('behind "%s" detectMeetings reads', (before, after, times) => {
  test.each(times)('"%s" as %s', (words, start) => {
    const found = detectMeetings({
      subject: 'x',
      text: `${before} ${words}${after}`,
      sentAt: '2026-10-05T09:00:00+02:00',
      timezone: 'Europe/Berlin',
    });
    expect(found.flatMap(({ times }) => times.map((time) => time.start.slice(0, 16)))).toEqual([start]);
  });
});
