import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedMiddle } from '../../../../src/dashboard/features/mail/conversation/fold.ts';
import {
  countNewer,
  findAnchor,
  follow,
  hasMoved,
} from '../../../../src/dashboard/features/mail/list/cursor.ts';
import { scrollToShow, spanAt } from '../../../../src/dashboard/features/mail/list/window.ts';

const ROW = 80;

test('every visible row is on the page, and few others', () => {
  fc.assert(
    fc.property(fc.nat(800_000), fc.nat(2000), fc.nat(10_000), (top, height, count) => {
      const { first, end } = spanAt(top, height, ROW, count);
      expect(first).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(count);
      expect(end - first).toBeLessThanOrEqual(Math.ceil(height / ROW) + 8);
      for (let row = Math.floor(top / ROW); row < Math.min(count, (top + height) / ROW); row++) {
        expect(row >= first && row < end).toBe(true);
      }
    }),
  );
});

test('a row that is visible does not scroll the list', () => {
  expect(scrollToShow(3, ROW, 160, 400)).toBeUndefined();
  expect(scrollToShow(1, ROW, 160, 400)).toBe(80);
  expect(scrollToShow(9, ROW, 160, 400)).toBe(400);
});

test('many folded messages become one line, except the first and the one before an open message', () => {
  const open = (text: string) => [...text].map((sign) => sign === 'o');
  expect(foldedMiddle(open('-------o'))).toEqual({ from: 1, to: 6 });
  expect(foldedMiddle(open('--o'))).toBeUndefined();
  expect(foldedMiddle(open('o--o------o'))).toEqual({ from: 4, to: 9 });
});

test('the list keeps the first visible row in its place, unless that one has a new message', () => {
  const list = (...rows: [id: number, message: number][]) =>
    rows.map(([id, message]) => ({ id, last_message: { id: message } }));
  const before = list([3, 30], [2, 20], [1, 10]);
  expect(findAnchor(before, list([4, 40], [3, 30], [2, 20], [1, 10]), 1)).toEqual({ from: 1, to: 2 });
  expect(findAnchor(before, list([2, 21], [3, 30], [1, 10]), 1)).toEqual({ from: 2, to: 2 });
  expect(findAnchor(before, list([3, 30], [1, 10]), 1)).toEqual({ from: 2, to: 1 });
  expect(findAnchor(before, list([3, 31], [2, 21], [1, 11]), 0)).toBeUndefined();
});

test('what came in since the list was seen is counted, not what was sent', () => {
  const list = ['inbound 4', 'outbound 3', 'inbound 2', 'inbound 1'].map((each) => {
    const [direction, received_at] = each.split(' ') as ['inbound' | 'outbound', string];
    return { last_message: { direction, received_at } };
  });
  expect(countNewer(list, '2')).toBe(1);
  expect(countNewer(list, '4')).toBe(0);
  expect(countNewer(list, '')).toBe(3);
  expect(countNewer([], '4')).toBe(0);
});

/** The ids of rows as letters, `*` for the cursor's, after a step: `m` for a move, `o` for another open one. */
const shown = (rows: string, step = '') => ({
  list: [...rows.replace('*', '')].map((each) => ({ id: each.codePointAt(0)!, last_message: { id: 1 } })),
  index: rows.indexOf('*'),
  moves: step === 'm' ? 1 : 0,
  open: step === 'o' ? 1 : undefined,
});

test.each([
  // Four rows fit; the position before is in rows.
  { what: 'the first list', before: undefined, after: '*abcdefgh', top: 0, to: 0 },
  { what: 'a list with an open row below', before: undefined, after: 'abcdef*gh', top: 0, to: 3 },
  { what: 'a move down', before: 'abcd*efgh', after: 'abcde*fgh', step: 'm', top: 1, to: 2 },
  { what: 'a move up', before: 'ab*cdefgh', after: 'a*bcdefgh', step: 'm', top: 2, to: 1 },
  { what: 'a move inside', before: 'ab*cdefgh', after: 'abc*defgh', step: 'm', top: 1, to: 1 },
  { what: 'a move far away', before: '*abcdefgh', after: 'abcdefg*h', step: 'm', top: 0, to: 4 },
  { what: 'another open one out of view', before: '*abcdefgh', after: 'abcdef*gh', step: 'o', top: 0, to: 3 },
  { what: 'new mail at the top', before: '*abcdefgh', after: '*zabcdefgh', top: 0, to: 0 },
  { what: 'new mail that moves the cursor', before: 'abc*defgh', after: 'yzabc*defgh', top: 0, to: 2 },
  { what: 'new mail above', before: 'abc*defgh', after: 'yzabc*defgh', top: 2, to: 4 },
  { what: 'new mail, the cursor out of view', before: '*abcdefgh', after: 'yz*abcdefgh', top: 3, to: 5 },
  { what: 'a row above that leaves', before: 'abcd*efgh', after: 'bcd*efgh', top: 2, to: 1 },
  { what: 'the row of the cursor leaves', before: 'abcd*efgh', after: 'abcd*fgh', top: 2, to: 2 },
  { what: 'the last row leaves', before: 'abcdefg*h', after: 'abcdef*g', top: 4, to: 4 },
  { what: 'a row from above moves below', before: 'abcd*efgh', after: 'acd*efghb', top: 2, to: 1 },
  { what: 'the cursor moves to the top', before: 'abcd*efgh', after: '*eabcdfgh', top: 2, to: 0 },
])('after $what, the row of the cursor is where it is looked for', (each) => {
  const before = each.before === undefined ? undefined : shown(each.before);
  const after = shown(each.after, each.step);
  expect(follow(before, after, ROW, each.top * ROW, 4 * ROW)).toBe(each.to * ROW);
  if (each.top !== each.to) expect(hasMoved(before, after)).toBe(true);
});

test('a list whose rows stay is not measured', () => {
  expect(hasMoved(undefined, shown('*abc'))).toBe(false);
  expect(hasMoved(shown('a*bc'), shown('a*bc'))).toBe(false);
  expect(hasMoved(shown('a*bc'), shown('a*bcde'))).toBe(false);
  expect(hasMoved(shown('a*bc'), shown('ab*c'))).toBe(true);
});
