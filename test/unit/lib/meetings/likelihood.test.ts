/** Tests of the learned likelihood that a time in a mail is a meeting's. */
import { describe, expect, test } from 'vitest';
import { type Example, learn, sumOf } from '../../../../bench/train/logistic.ts';
import { detectMeetings } from '../../../../src/lib/meetings/index.ts';
import { BUCKETS, groupsOf } from '../../../../src/lib/meetings/likelihood/letters.ts';
import { LETTERS } from '../../../../src/lib/meetings/likelihood/weights.ts';
import { takenByRules } from './rules.ts';

const MAIL = { sentAt: '2026-10-05T09:00:00+02:00', timezone: 'Europe/Berlin' };
const startsIn = (subject: string, text: string) =>
  detectMeetings({ ...MAIL, subject, text }).flatMap(({ times }) =>
    times.map(({ start }) => start.slice(0, 16)),
  );

describe('the groups of letters', () => {
  test('are those of four letters in each word, with the spaces around it', () => {
    expect(groupsOf(['at nine']).size).toBe(4);
    expect(groupsOf(['']).size).toBe(0);
    expect(groupsOf(['a']).size).toBe(1);
  });

  test('do not depend on case, accents and which digit it is', () => {
    expect(groupsOf(['Amanhã pelas 15h30'])).toEqual(groupsOf(['amanha pelas 09h45']));
  });

  test('are other ones in another text', () => {
    const first = groupsOf(['see you', '']);
    const second = groupsOf(['', 'see you']);
    expect([...first.keys()].filter((group) => second.has(group))).toEqual([]);
  });

  test('count the same for a long and a short text', () => {
    const long = groupsOf(['see you on thursday at the office '.repeat(50)]);
    expect(Math.hypot(...long.values())).toBeCloseTo(1);
    expect(Math.hypot(...groupsOf(['see you']).values())).toBeCloseTo(1);
  });

  test('have a number below that of the weights', () => {
    const groups = [
      ...groupsOf([Array.from({ length: 5000 }, (_, place) => `w${place.toString(36)}`).join(' ')]).keys(),
    ];
    expect(Math.min(...groups)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...groups)).toBeLessThan(BUCKETS);
    expect(atob(LETTERS.weights)).toHaveLength(BUCKETS);
  });
});

describe('learning', () => {
  test('finds the places that tell what is true', () => {
    const examples: Example[] = Array.from({ length: 200 }, (_, place) => ({
      input: new Map([
        [place % 2, 1],
        [2 + (place % 3), 1],
      ]),
      isTrue: place % 2 === 0,
    }));
    const model = learn(examples, 5, 3);
    expect(sumOf(model, new Map([[0, 1]]))).toBeGreaterThan(1);
    expect(sumOf(model, new Map([[1, 1]]))).toBeLessThan(-1);
    expect(model).toEqual(learn(examples, 5, 3));
  });

  test('follows how often it is true where nothing else tells', () => {
    const examples = Array.from({ length: 100 }, (_, place) => ({ input: new Map(), isTrue: place < 20 }));
    expect(sumOf(learn(examples, 1, 3), new Map())).toBeCloseTo(Math.log(20 / 80), 1);
  });
});

describe('detectMeetings', () => {
  const others =
    'The agents are showing a brewery round next door on 15 October at 11am. You do not need to do anything.';

  test('takes no time that is unlikely one of a meeting, whatever the rules say', () => {
    expect(takenByRules({ ...MAIL, subject: 'Unit 5', text: others })).toHaveLength(1);
    expect(startsIn('Unit 5', others)).toEqual([]);
  });

  test('takes the one that is likely beside it', () => {
    const text = `${others}\n\nCould we meet at your office on Friday at 11:00 to go through the offer?`;
    expect(startsIn('Unit 5', text)).toEqual(['2026-10-09T11:00']);
  });
});
