import { expect, test } from 'vitest';
import { takes } from '../../../../src/dashboard/features/mail/nav/drop.ts';
import { LISTS } from '../../../../src/dashboard/features/mail/nav/lists.ts';

test('of the lists, those take conversations whose change is clear', () => {
  expect(LISTS.filter(({ search }) => takes(search)).map(({ name }) => name)).toEqual([
    'mine',
    'unassigned',
    'open',
    'done',
    'spam',
    'trash',
  ]);
});

test.each([
  [{ label: 3 }, true],
  [{ tag: 'Support' }, true],
  [{ assignee: '7' }, true],
  [{ unread: true as const }, false],
  [{ q: 'tea' }, false],
  [{ state: 'done' as const, assignee: 'me' }, false],
  [{ label: 3, q: 'tea' }, false],
])('%j takes what is dropped: %s', (search, expected) => expect(takes(search)).toBe(expected));
