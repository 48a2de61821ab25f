import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  matching,
  mentionsIn,
  partsOf,
  typedName,
} from '../../../../src/dashboard/features/mail/notes/mentions.ts';
import { byMessage, runsOf } from '../../../../src/dashboard/features/mail/notes/place.ts';

const KIM = { id: 1, name: 'Kim' };
const SATO = { id: 2, name: 'Kim Sato' };
const PEOPLE = [KIM, SATO, { id: 3, name: 'Zoë Ångström' }, { id: 4, name: 'Kim Sato' }];
const NOBODY = new Set<number>();

test.each([
  ['@Kim look', [1]],
  ['@Kim Sato look', [2, 4]],
  ['ask @Zoë Ångström, please', [3]],
  ['(@Kim) and @Kim Sato.', [1, 2, 4]],
  ['@Kimberly and kim@Kim.example', []],
  ['Kim, @ Kim', []],
  ['@@Kim', [1]],
])('%j mentions %j', (text, ids) => {
  expect(mentionsIn(text, PEOPLE, NOBODY)).toEqual(ids);
});

test('of two people with one name, the one that was chosen is meant', () => {
  expect(mentionsIn('@Kim Sato', PEOPLE, new Set([4]))).toEqual([4]);
});

test('the parts of a text are the text', () => {
  const piece = fc.constantFrom('@', 'Kim', ' Sato', 'Zoë Ångström', ' ', '\n', 'x', '@Kim');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const parts = partsOf(text, PEOPLE);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) {
        for (const { name } of part.people) expect(part.text).toBe(`@${name}`);
      }
    }),
  );
});

test('somebody is being named from the @ to the caret', () => {
  expect(typedName('hello @Ki', 9)).toEqual({ at: 6, typed: 'Ki' });
  expect(typedName('@', 1)).toEqual({ at: 0, typed: '' });
  expect(typedName('a@b', 3)).toBeUndefined();
  expect(typedName('@Kim\nx', 6)).toBeUndefined();
  expect(typedName('no', 2)).toBeUndefined();
  expect(matching(PEOPLE, 'sa').map(({ id }) => id)).toEqual([2, 4]);
  expect(matching(PEOPLE, 'KIM S').map(({ id }) => id)).toEqual([2, 4]);
});

test('a note stands before the first message that came after it', () => {
  const messages = ['10', '20', '30'].map((received_at) => ({ received_at }));
  const notes = ['05', '15', '20', '31'].map((created_at) => ({ created_at }));
  expect([...byMessage(messages, notes, ({ created_at }) => created_at)]).toEqual([
    [0, [notes[0]]],
    [1, [notes[1]]],
    [2, [notes[2]]],
    [3, [notes[3]]],
  ]);
});

test('activity and notes stand in the order of their times, those of one kind together', () => {
  const happened = ['01', '02', '04', '09'].map((at) => ({ at }));
  const noted = ['03', '05', '06'].map((created_at) => ({ created_at }));
  expect(runsOf(happened, noted)).toEqual([
    { happened: [{ at: '01' }, { at: '02' }] },
    { noted: [{ created_at: '03' }] },
    { happened: [{ at: '04' }] },
    { noted: [{ created_at: '05' }, { created_at: '06' }] },
    { happened: [{ at: '09' }] },
  ]);
  expect(runsOf(undefined, noted)).toEqual([{ noted }]);
  expect(runsOf(happened, undefined)).toEqual([{ happened }]);
  expect(runsOf()).toEqual([]);
});
