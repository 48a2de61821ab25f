/** Tests of the ways to write and say days and hours, in each language. */
import { describe, expect, test } from 'vitest';
import { type Language, readLines, SHORT } from '../../../../bench/meetings/sets.ts';
import { detectMeetings } from '../../../../src/lib/meetings/index.ts';

const ASKED: [language: Language, before: string, after: string][] = [
  ['de', 'Treffen wir uns', '?'],
  ['en', 'Shall we meet', '?'],
  ['es', '¿Nos vemos', '?'],
  ['fr', 'On se voit', ' ?'],
  ['it', 'Ci vediamo', '?'],
  ['nl', 'Zullen we afspreken', '?'],
  ['pl', 'Spotkajmy się', '?'],
  ['pt', 'Podemos reunir', '?'],
];

describe.each(ASKED)('in %s, behind "%s" detectMeetings reads', (language, before, after) => {
  const times = readLines<{ text: string; expected: [string] }>(`times.${language}`);
  test.each(times.map(({ text, expected: [start] }) => [text, start]))('"%s" as %s', (text, start) => {
    const found = detectMeetings({ ...SHORT, subject: 'x', text: `${before} ${text}${after}` });
    expect(found.flatMap(({ times }) => times.map(({ start }) => start.slice(0, 16)))).toEqual([start]);
  });
});
