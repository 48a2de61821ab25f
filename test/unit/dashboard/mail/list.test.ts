import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedMiddle } from '../../../../src/dashboard/features/mail/conversation/fold.ts';
import { countNewer, findAnchor } from '../../../../src/dashboard/features/mail/list/cursor.ts';
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
