import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBoardSearch } from '../../../../../src/dashboard/features/board/state/search.ts';

test('the address of the board keeps the filters that there are, and nothing else', () => {
  expect(readBoardSearch({ tag: 'Neo', person: '7', priority: 'high', view: 'list', x: 1 })).toEqual({
    tag: 'Neo',
    person: 7,
    priority: 'high',
    view: 'list',
  });
  expect(readBoardSearch({ tag: 'x'.repeat(41), person: -1, priority: 'HIGH', view: 'cards' })).toEqual({});
  expect(readBoardSearch({ person: 'me' })).toEqual({ person: 'me' });
});

test('whatever the address says, reading it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('tag', 'person', 'priority', 'view'), fc.anything()),
      (search) => {
        const once = readBoardSearch(search);
        expect(readBoardSearch(once as Record<string, unknown>)).toEqual(once);
      },
    ),
  );
});
