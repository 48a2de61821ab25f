import { expect, test } from 'vitest';
import { readMailSearch, toListQuery } from '../../../../src/dashboard/features/mail/search.ts';

test('an address has the filters that it may have', () => {
  const whole = { tag: 'Support', unread: true, direction: 'outbound', assignee: '7', q: 'tea' };
  expect(readMailSearch(whole)).toEqual(whole);
  expect(toListQuery(readMailSearch(whole))).toMatchObject({
    tag: 'Support',
    is_read: 'false',
    direction: 'outbound',
    assignee_id: '7',
    search: 'tea',
  });
});

test('what is no filter is left out', () => {
  const wrong = { tag: 'support', unread: 'yes', direction: 'up', assignee: '1 or 1', q: '  ', other: 1 };
  expect(readMailSearch(wrong)).toEqual({});
});

test('a number is searched for as text', () => {
  expect(readMailSearch({ q: 2304 })).toEqual({ q: '2304' });
});
