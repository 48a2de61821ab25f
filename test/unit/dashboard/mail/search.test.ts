import { describe, expect, test } from 'vitest';
import {
  filtersOf,
  isSameList,
  isSameSearch,
  searchOf,
} from '../../../../src/dashboard/features/mail/nav/lists.ts';
import {
  beginsWithin,
  isFiltered,
  isWithin,
  listOf,
  type MailSearch,
  originOf,
  readMailSearch,
  searchAll,
  searchWithin,
  toListQuery,
} from '../../../../src/dashboard/features/mail/search.ts';

test('an address has the filters that it may have', () => {
  const whole = { tag: 'Support', unread: true, direction: 'outbound', assignee: '7', q: 'tea' };
  expect(readMailSearch(whole)).toEqual(whole);
  expect(toListQuery(readMailSearch(whole))).toMatchObject({
    state: 'all',
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

test.each([
  [{ tag: true, unread: 'yes', direction: 'up', assignee: '1 or 1', q: '  ', other: 1 }, {}],
  [{ q: 2304 }, { q: '2304' }],
  [
    { state: 'open', q: 'tea' },
    { state: 'open', q: 'tea' },
  ],
  [
    { q: 'tea', from: { state: 'done', q: 'x', from: {} } },
    { q: 'tea', from: { state: 'done' } },
  ],
  [{ q: 'tea', from: { state: 'open' } }, { q: 'tea' }],
  [{ q: 'tea', from: 'done' }, { q: 'tea' }],
  [
    { q: 'tea', state: 'done', from: { state: 'spam' } },
    { q: 'tea', state: 'done' },
  ],
  [{ from: { state: 'done' } }, {}],
])('the address %j is read as %j', (raw, search) => {
  expect(readMailSearch(raw)).toEqual(search);
});

/** Lists, with what a search typed in them is, and how it is called within them. */
const LISTS: [MailSearch, MailSearch, MailSearch][] = [
  [{}, { q: 'tea' }, { q: 'tea', state: 'open' }],
  [{ state: 'done' }, { q: 'tea', from: { state: 'done' } }, { q: 'tea', state: 'done' }],
  [{ state: 'spam' }, { q: 'tea', from: { state: 'spam' } }, { q: 'tea', state: 'spam' }],
  [{ state: 'all' }, { q: 'tea', from: { state: 'all' } }, { q: 'tea', state: 'all' }],
  [{ tag: 'Support' }, { q: 'tea', from: { tag: 'Support' } }, { q: 'tea', state: 'open', tag: 'Support' }],
  [{ label: 7 }, { q: 'tea', from: { label: 7 } }, { q: 'tea', state: 'open', label: 7 }],
  [{ assignee: 'me' }, { q: 'tea', from: { assignee: 'me' } }, { q: 'tea', state: 'open', assignee: 'me' }],
  [{ unread: true }, { q: 'tea', from: { unread: true } }, { q: 'tea', state: 'open', unread: true }],
];

describe.each(LISTS)('a search typed in %j', (list, everywhere, within) => {
  test('is of all mail, or within the list, and leads back to it', () => {
    expect(searchAll(list, 'tea')).toEqual(everywhere);
    expect(searchWithin(list, 'tea')).toEqual(within);
    expect(searchWithin(everywhere)).toEqual(within);
    expect(searchAll(within)).toEqual(everywhere);
    for (const each of [everywhere, within, list]) {
      expect(originOf(each)).toEqual(list);
      expect(readMailSearch({ ...each })).toEqual(each);
    }
    expect([isWithin(everywhere), isWithin(within)]).toEqual([false, true]);
  });

  test('asks for the state that it says', () => {
    expect(toListQuery(everywhere).state).toBe('all');
    expect(toListQuery(within).state).toBe(list.state);
    expect(isSameList(everywhere, { state: 'all' })).toBe(true);
    expect(isSameList(within, list)).toBe(true);
    expect(listOf(within)).toEqual(list);
  });

  test('is the same as a saved view', () => {
    const { from: _, ...search } = everywhere;
    expect(searchOf(filtersOf(everywhere))).toEqual(search);
    expect(filtersOf(everywhere).state).toBe('all');
    expect(toListQuery(searchOf(filtersOf(within)))).toEqual(toListQuery(within));
    expect(searchOf(filtersOf(list))).toEqual(list);
  });
});

test('a view without a state is of open conversations, with words too', () => {
  expect(searchOf({ q: 'tea' })).toEqual({ q: 'tea', state: 'open' });
  expect(searchOf({})).toEqual({});
});

test.each<[MailSearch, MailSearch, boolean]>([
  [{ q: 'tea' }, { q: 'tea ', from: { state: 'done' } }, true],
  [{ q: 'tea' }, { q: 'coffee' }, false],
  [{ q: 'tea' }, { q: 'tea', state: 'open' }, false],
  [{ q: 'tea' }, { state: 'all' }, false],
  [{ state: 'done' }, { state: 'done' }, true],
])('%j and %j are the same search: %s', (one, other, expected) => {
  expect(isSameSearch(one, other)).toBe(expected);
});

test('filters of a search of all mail stay when it is narrowed', () => {
  expect(searchWithin({ q: 'tea', unread: true, from: { state: 'done' } })).toEqual({
    q: 'tea',
    unread: true,
    state: 'done',
  });
  expect(searchWithin({ q: 'tea', tag: 'Info', from: { label: 7 } })).toEqual({
    q: 'tea',
    label: 7,
    state: 'open',
  });
});

test.each<[MailSearch, boolean]>([
  [{}, false],
  [{ state: 'done' }, false],
  [{ state: 'spam' }, true],
  [{ state: 'trash', unread: true }, true],
  [{ q: 'tea', from: { state: 'spam' } }, true],
])('a search begun in %j stays within it: %s', (list, expected) => {
  expect(beginsWithin(list)).toBe(expected);
});
