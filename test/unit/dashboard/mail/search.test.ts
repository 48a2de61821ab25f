import { expect, test } from 'vitest';
import { isFiltered, readMailSearch, toListQuery } from '../../../../src/dashboard/features/mail/search.ts';

test('an address has the filters that it may have', () => {
  const whole = { tag: 'Support', unread: true, direction: 'outbound', assignee: '7', q: 'tea' };
  expect(readMailSearch(whole)).toEqual(whole);
  expect(toListQuery(readMailSearch(whole))).toMatchObject({
    tag: 'Support',
    is_read: 'false',
    direction: 'outbound',
    assignee_id: '7',
    q: 'tea',
  });
});

test('an address names a list, and a label instead of a tag', () => {
  expect(readMailSearch({ state: 'done', label: 12 })).toEqual({ state: 'done', label: 12 });
  expect(toListQuery({ state: 'done', label: 12 })).toMatchObject({ state: 'done', label_id: 12 });
  expect(readMailSearch({ tag: 'billing', label: 12 })).toEqual({ tag: 'billing' });
  expect(readMailSearch({ state: 'open', label: 'x' })).toEqual({});
  expect(isFiltered({ state: 'spam' })).toBe(false);
  expect(isFiltered({ state: 'spam', label: 12 })).toBe(true);
});

test('what is no filter is left out', () => {
  const wrong = { tag: true, unread: 'yes', direction: 'up', assignee: '1 or 1', q: '  ', other: 1 };
  expect(readMailSearch(wrong)).toEqual({});
});

test('a number is searched for as text', () => {
  expect(readMailSearch({ q: 2304 })).toEqual({ q: '2304' });
});
